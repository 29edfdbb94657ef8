import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './fold.module.css';

/** More for those who want it. `aside` stands at the end of the line: a figure or a state. */
export function Fold({
  title,
  aside,
  open,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <span className="grow">{title}</span>
        {aside}
        <Icon name="down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
