import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import styles from './payment.module.css';

/** What paying means, said before the button that does it. */
export function TermsNote() {
  const t = useTranslations('Payment');
  const { language } = useRoute();
  const terms = (words: ReactNode) => (
    <a href={paths.content(language, 'terms')} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return <p className={styles.terms}>{t.rich('Terms', { terms })}</p>;
}
