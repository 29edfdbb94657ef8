import type { ReactNode } from 'react';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  over: string;
  title: string;
  text: string;
  actions: ReactNode;
  hints?: ReactNode;
}

/** The hearth is out: something is not as it should be, what happened, and the way on. */
export function ErrorPage({ over, title, text, actions, hints }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <Hearth lit={false} />
      <PageHeader intro={over} header={title} description={text} />
      <div className={styles.actions}>{actions}</div>
      {hints && <ul className={styles.hints}>{hints}</ul>}
    </div>
  );
}
