import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  /** Where the heading above already says it. */
  captionHidden?: boolean;
  dense?: boolean;
  /** Rows of plain th and td; figures go into `<td data-num>`. */
  children: ReactNode;
};

export function Table({ caption, captionHidden = false, dense = false, children }: TableProps) {
  return (
    <table className={classNames(styles.table, dense && styles.dense)}>
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      {children}
    </table>
  );
}
