import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { firstPlace } from './lib/desk-paths.ts';
import { useMe } from './lib/use-me.ts';

/** Leads to where the person works; whoever has no place yet is told so. */
export function Home() {
  const t = useTranslations('Desk.Nowhere');
  const { language } = useRoute();
  const place = firstPlace(language, useMe());
  if (place) return <Navigate replace to={place} />;
  return <PageHeader header={t('Title')} description={t('Text')} />;
}
