import { type ReactNode, useEffect, useState } from 'react';
import { FoldedSection } from '../../ui/folded-section/folded-section.tsx';
import styles from './optional-part.module.css';

interface OptionalPartProps {
  id: string;
  title: string;
  /** What was answered, in few words; null while nothing was. */
  answer: string | null;
  /** Something in it wants to be seen now: an error, or somebody who has yet to answer. */
  mustShow?: boolean;
  children: ReactNode;
}

/** A question that may be left out: one line with the answer so far, which opens. */
export function OptionalPart({ id, title, answer, mustShow = false, children }: OptionalPartProps) {
  const [isOpen, setIsOpen] = useState(mustShow);
  // It opens by itself and never closes by itself: somebody may be writing in it.
  useEffect(() => {
    if (mustShow) setIsOpen(true);
  }, [mustShow]);
  return (
    <FoldedSection
      id={id}
      title={title}
      aside={answer !== null && !isOpen && <span className={styles.answer}>{answer}</span>}
      open={isOpen}
      onToggle={setIsOpen}
    >
      <div className="stack-s">{children}</div>
    </FoldedSection>
  );
}
