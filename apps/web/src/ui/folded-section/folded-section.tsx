import type { ReactNode } from 'react';
import { Fold } from '../fold/fold.tsx';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  id: string;
  title: string;
  /** The word itself, where nobody has to open it. */
  optional?: string;
  /** How it stands, at the end of the line. */
  aside?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that takes one line until somebody opens it. */
export function FoldedSection({ id, title, optional, aside, children, ...fold }: FoldedSectionProps) {
  const heading = (
    <h2 id={`${id}-title`}>
      {title}
      {optional && <span className={styles.optional}> {optional}</span>}
    </h2>
  );
  return (
    <section className={`section ${styles.line}`} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Fold bare title={heading} aside={aside} {...fold}>
        {children}
      </Fold>
    </section>
  );
}
