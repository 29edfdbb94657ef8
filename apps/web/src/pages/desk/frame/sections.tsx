import { matchDeskPage } from '@vesta/domain/desk/pages';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './desk-frame.module.css';
import { useSections } from './use-sections.ts';

/** The parts of the desk that are open to this person. */
export function Sections() {
  const t = useTranslations('Desk.Frame');
  const sections = useSections();
  const here = matchDeskPage(useLocation().pathname)?.page;
  if (sections.length === 0) return null;
  return (
    <nav className={styles.sections} aria-label={t('Sections')}>
      {sections.map(({ to, label, pages }) => (
        <Link key={to} to={to} aria-current={here && pages.includes(here) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
