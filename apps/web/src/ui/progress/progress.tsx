import { Icon } from '../icon/icon.tsx';
import styles from './progress.module.css';

export type ProgressStep = { label: string; state: 'done' | 'now' | 'ahead' };

type ProgressProps = {
  steps: readonly ProgressStep[];
  words: {
    /** The name of the landmark, e.g. "Progress". */
    label: string;
    /** Said after the name of a finished step. */
    done: string;
    /** "Step 4 of 9". */
    count: (step: number, of: number) => string;
  };
  /** At the end of the line, e.g. how long it still takes. */
  endNote?: string | undefined;
};

/** Phones: the step's name, the count, and coals with the ember at their head. From 720 px: checks, name, numbers. */
export function Progress({ steps, words, endNote }: ProgressProps) {
  const at = steps.findIndex((step) => step.state === 'now');
  return (
    <nav className={styles.progress} aria-label={words.label}>
      <div className={`wrap ${styles.inside}`}>
        {at >= 0 && (
          <p className={styles.say}>
            <b>{steps[at]?.label}</b>
            <span className="num">
              {words.count(at + 1, steps.length)}
              {endNote && <small>{endNote}</small>}
            </span>
          </p>
        )}
        <ol className={styles.coals} aria-hidden="true">
          {steps.map((step) => (
            <li key={step.label} className={styles[step.state]} />
          ))}
        </ol>
        <div className={styles.line}>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li
                key={step.label}
                className={styles[step.state]}
                title={step.label}
                aria-current={step.state === 'now' ? 'step' : undefined}
              >
                <span className={styles.dot}>
                  {step.state === 'done' ? <Icon name="check" size={15} /> : index + 1}
                </span>
                <span className={step.state === 'now' ? undefined : 'visually-hidden'}>
                  {step.label}
                  {step.state === 'done' && `, ${words.done}`}
                </span>
              </li>
            ))}
          </ol>
          {endNote && <p className={styles.note}>{endNote}</p>}
        </div>
      </div>
    </nav>
  );
}
