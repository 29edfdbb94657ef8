import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

export type IconProps = {
  name: IconName;
  size?: number;
  /** Only where no word stands beside the icon. */
  label?: string;
  className?: string | undefined;
};

/** Thin lines look grey when small and heavy when large. */
const strokeOf = (size: number) => (size <= 18 ? 2 : size >= 28 ? 1.6 : 1.75);

export function Icon({ name, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      strokeWidth={strokeOf(size)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
