import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip/chip.tsx';
import { FoldedSection } from '../../ui/folded-section/folded-section.tsx';
import type { TallyState } from '../../ui/tally/tally.tsx';
import styles from './income-check.module.css';
import { chipLooks } from './use-section-words.ts';

interface SectionFrameProps {
  id: string;
  title: string;
  hint: string;
  state: TallyState;
  stateText: string;
  /** What it says about a connected account stays in view. */
  folds?: boolean;
  /** Most likely all in order: it does not stand open until that is certain. */
  isSettling?: boolean;
  /** Nobody waits for it: while it is empty, it takes one line. */
  isOptional?: boolean;
  children: ReactNode;
}

/**
 * One kind of paper: what is asked for and how far it is. What is all in order, or left out by choice, is a line that
 * opens: others need the person now.
 */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, hint, state, stateText, folds = true, isSettling = false, isOptional = false, children } = props;
  const chip = <Chip {...chipLooks[state]}>{stateText}</Chip>;
  const isLeftOut = isOptional && state === 'todo';
  if (((state === 'done' || isSettling) && folds) || isLeftOut)
    return (
      // What may be left out says so beside its name, as fields do: it has no state yet.
      <FoldedSection id={id} title={title} {...(isLeftOut ? { optional: stateText } : { aside: chip })}>
        <div className="stack-s">
          <p className="small quiet">{hint}</p>
          {children}
        </div>
      </FoldedSection>
    );
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header>
        <div className={styles.heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {chip}
        </div>
        <p className="small quiet">{hint}</p>
      </header>
      {children}
    </section>
  );
}
