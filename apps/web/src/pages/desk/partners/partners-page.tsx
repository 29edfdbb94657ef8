import { useTranslations } from 'use-intl';
import { PageHead } from '../ui/page-head.tsx';
import { Keys } from './keys.tsx';
import { LinkBuilder } from './link-builder.tsx';
import { LinkTester } from './link-tester.tsx';
import { Webhooks } from './webhooks.tsx';

/** What a company needs to connect its own systems. */
export default function PartnersPage() {
  const t = useTranslations('DeskWork.Partners');
  return (
    <div className="form stack">
      <PageHead title={t('Title')} lead={t('Lead')} />
      <Keys />
      <LinkBuilder />
      <LinkTester />
      <Webhooks />
    </div>
  );
}
