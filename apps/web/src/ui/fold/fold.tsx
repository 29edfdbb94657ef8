import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './fold.module.css';

/**
 * More for those who want it. `aside` stands at the end of the line: a figure or a state. With `onToggle` the page decides.
 * `bare` leaves out the lines, where what stands around it has lines already.
 */
export function Fold({
  title,
  aside,
  open,
  bare = false,
  onToggle,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  open?: boolean;
  bare?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames(styles.fold, bare && styles.bare)}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        <span className="grow">{title}</span>
        {aside}
        <Icon name="down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
