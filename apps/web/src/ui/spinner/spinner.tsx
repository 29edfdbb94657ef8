import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

type SpinnerProps = {
  /** What is being waited for: its name for screen readers and its tooltip. Without it the spinner is decoration. */
  label?: string;
  size?: 'small' | 'medium';
  /** The ember of the hearth, or the colour of the text around it. */
  tone?: 'ember' | 'text';
};

export function Spinner({ label, size = 'medium', tone = 'text' }: SpinnerProps) {
  const ring = classNames(styles.ring, size === 'small' && styles.small, tone === 'ember' && styles.ember);
  if (!label) return <span className={ring} aria-hidden="true" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip has to open for the keyboard as it does for the mouse
    <span className={styles.spinner} role="progressbar" aria-label={label} tabIndex={0}>
      <span className={ring} />
      <span className={styles.tooltip} role="tooltip">
        {label}
      </span>
    </span>
  );
}
