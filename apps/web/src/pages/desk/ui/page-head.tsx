import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Null where what follows has a heading of its own. */
  title: string | null;
  crumb?: { label: string; to: string };
  lead?: ReactNode;
  /** Buttons beside the title, under it on phones. */
  actions?: ReactNode;
}

export function PageHead({ title, crumb, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {crumb && (
          <p className={styles.crumb}>
            {/* With a title it is the place above it, without one the way back. */}
            {title === null && <Icon name="arrow-l" size={14} />}
            <Link to={crumb.to}>{crumb.label}</Link>
            {title !== null && <Icon name="right" size={14} />}
          </p>
        )}
        {title !== null && <h1 className={styles.title}>{title}</h1>}
        {lead && (
          <p className={styles.lead}>
            <Unbroken words={lead} />
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
