import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './months-strip.module.css';

export type MonthState = 'have' | 'gap' | 'wait' | 'ahead';

/** `stateLabel` is the word that goes with the colour, e.g. "missing". */
export type StripMonth = { label: string; state: MonthState; stateLabel: string };

const ICONS: Record<Exclude<MonthState, 'wait'>, IconName> = { have: 'check', gap: 'alert', ahead: 'todo' };

/** The months side by side, so that a gap is seen before it is read. */
export function MonthsStrip({ label, months }: { label: string; months: readonly StripMonth[] }) {
  return (
    <ul className={styles.months} aria-label={label}>
      {months.map((month) => (
        <li key={month.label} className={styles[month.state]}>
          {month.state === 'wait' ? <Spinner size="small" /> : <Icon name={ICONS[month.state]} size={18} />}
          <span>
            {month.label}
            <span className="visually-hidden">, {month.stateLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
