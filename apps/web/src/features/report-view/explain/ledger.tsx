import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './explain-dialog.module.css';

/** Lines with their figures at the end, as in a book of accounts. */
export const Ledger = ({ children }: { children: ReactNode }) => <dl className={styles.ledger}>{children}</dl>;

interface LedgerRowProps {
  name: ReactNode;
  value: ReactNode;
  /** The arithmetic or the reason, smaller, below the name. */
  working?: ReactNode;
  isTotal?: boolean;
}

export function LedgerRow({ name, value, working, isTotal = false }: LedgerRowProps) {
  return (
    <div className={classNames(isTotal && styles.total)}>
      <dt>
        {name}
        {working && <small>{working}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
