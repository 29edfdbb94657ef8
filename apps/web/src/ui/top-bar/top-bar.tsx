import type { ReactNode } from 'react';
import { Mark } from '../mark/mark.tsx';
import styles from './top-bar.module.css';

export type TopBarCompany = { name: string; tagline?: string | null; logoUrl?: string | null };

type TopBarProps = {
  home: { href: string; label: string };
  /** The company whose listing this is; without one the bar is Vesta's. */
  company?: TopBarCompany | null;
  /** The language menu. */
  children?: ReactNode;
};

function CompanySign({ name, tagline, logoUrl }: TopBarCompany) {
  return (
    <>
      {logoUrl && <img className={styles.logo} src={logoUrl} alt="" height={38} />}
      <span className={styles.names}>
        <b>{name}</b>
        {tagline && <small>{tagline}</small>}
      </span>
    </>
  );
}

export function TopBar({ home, company, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.inside}`}>
        <a className={company ? styles.company : styles.vesta} href={home.href} aria-label={home.label}>
          {company ? (
            <CompanySign {...company} />
          ) : (
            <>
              <Mark />
              Vesta
            </>
          )}
        </a>
        {children && <div className={styles.tools}>{children}</div>}
      </div>
    </header>
  );
}
