import type { ReactNode } from 'react';
import styles from './answer-card.module.css';

/** The first screen of a report: the answer on the left, how sure it is on the right, what closes a gap below. */
export function AnswerCard({ main, side, below }: { main: ReactNode; side: ReactNode; below?: ReactNode }) {
  return (
    <section className={styles.card}>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}

type BigAnswerProps = { question: string; figure: ReactNode; unit?: string; level?: 2 | 3 };

/** The question and the figure that answers it. */
export function BigAnswer({ question, figure, unit, level = 2 }: BigAnswerProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={styles.question}>{question}</Heading>
      <p className={styles.figure}>
        <b>{figure}</b> {unit && <span>{unit}</span>}
      </p>
    </div>
  );
}
