import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** Leads to where the person works; whoever has no place yet is told so. */
export function Home() {
  const t = useTranslations('Desk.Nowhere');
  return <PageHeader header={t('Title')} description={t('Text')} />;
}
