import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  header: ReactNode;
  /** The line above the heading: where we are. */
  intro?: ReactNode;
  description?: ReactNode;
  note?: ReactNode;
  centred?: boolean;
  /** A heading inside a page instead of the page's own. */
  sub?: boolean;
  id?: string;
  /** The word itself, e.g. "Optional" or "Required". */
  optional?: string;
  required?: string;
};

export function PageHeader({
  header,
  intro,
  description,
  note,
  centred,
  sub,
  id,
  optional,
  required,
}: PageHeaderProps) {
  const Heading = sub ? 'h2' : 'h1';
  return (
    <header className={classNames(styles.header, centred && styles.centred, sub && styles.sub)}>
      {intro && (
        <p className={styles.intro}>
          <Unbroken words={intro} />
        </p>
      )}
      <Heading id={id}>
        <Unbroken words={header} />
        {optional && <span className={styles.optional}> {optional}</span>}
        {required && <span className={styles.required}> {required}</span>}
      </Heading>
      {description && (
        <p className={sub ? styles.small : 'lead'}>
          <Unbroken words={description} />
        </p>
      )}
      {note && (
        <p className={styles.note}>
          <Unbroken words={note} />
        </p>
      )}
    </header>
  );
}
