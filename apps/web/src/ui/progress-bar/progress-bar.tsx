import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

/** How much of a file has arrived, from 0 to 1; null while nobody knows yet. */
export function ProgressBar({ label, value, ember = true }: { label: string; value: number | null; ember?: boolean }) {
  const known = value === null ? {} : { value: Math.min(1, Math.max(0, value)) };
  return <progress className={classNames(styles.bar, ember && styles.ember)} aria-label={label} max={1} {...known} />;
}
