import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode; verified?: boolean };

/** `verifiedLabel` is the word for the tick beside a verified value. */
export function Facts({ facts, verifiedLabel }: { facts: readonly Fact[]; verifiedLabel?: string }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, verified }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Unbroken words={value} />
            {verified && <Icon name="check-c" size={18} {...(verifiedLabel && { label: verifiedLabel })} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
