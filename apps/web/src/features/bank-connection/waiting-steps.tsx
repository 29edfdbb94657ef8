import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './bank-connection.module.css';

export interface WaitingStep {
  title: string;
  sub?: string | null;
  state: 'done' | 'now' | 'ahead';
  /** The state in a word, for those who do not see the marks. */
  stateText: string;
}

/** What has happened, what is happening, and what comes. */
export function WaitingSteps({ steps }: { steps: readonly WaitingStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, sub, state, stateText }) => (
        <li key={title} className={styles[state]}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <Icon name="check" size={20} />}
            {state === 'now' && <Spinner tone="ember" />}
          </span>
          <span>
            <b>{title}</b>
            <span className="visually-hidden">, {stateText}</span>
            {sub && <span className={styles.sub}>{sub}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
