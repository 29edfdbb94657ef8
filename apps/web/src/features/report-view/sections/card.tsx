import type { ReactNode } from 'react';
import styles from './card.module.css';

export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;

export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

export interface Detail {
  label: string;
  value: ReactNode;
  small?: ReactNode;
}

/** Facts side by side: three in a row where there is room, one below the other on a phone. */
export function Details({ details, columns = 3 }: { details: readonly Detail[]; columns?: 2 | 3 }) {
  return (
    <dl className={columns === 2 ? styles.two : styles.three}>
      {details.map(({ label, value, small }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
