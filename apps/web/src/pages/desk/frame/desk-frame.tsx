import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { Mark } from '../../../ui/mark/mark.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { Account } from './account.tsx';
import styles from './desk-frame.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Sections } from './sections.tsx';

/** The bar over every page of the desk: where one can go, who is signed in. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Desk');
  const { language } = useRoute();
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inside}>
          <Link className={styles.mark} to={deskPaths.home(language)} aria-label={`Vesta · ${t('Name')}`}>
            <Mark />
            <span className={styles.word}>Vesta</span>
          </Link>
          <Sections />
          <div className={styles.tools}>
            <LanguageMenu />
            <Account />
          </div>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
