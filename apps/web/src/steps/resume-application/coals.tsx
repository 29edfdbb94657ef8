import type { ProgressEntry } from '@vesta/domain/workflow/navigation';
import styles from './coals.module.css';

/** A small row of coals: burnt, glowing, ahead. The line under it says the same in words. */
export function Coals({ steps }: { steps: readonly ProgressEntry[] }) {
  return (
    <span className={styles.coals} aria-hidden="true">
      {steps.map(({ router, state }) => (
        <i key={router} className={styles[state]} />
      ))}
    </span>
  );
}
