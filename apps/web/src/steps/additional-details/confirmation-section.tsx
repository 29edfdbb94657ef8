import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** What going on means. Continue itself is the confirmation, so there is nothing to tick. */
export function ConfirmationSection() {
  const t = useTranslations('AdditionalDetails.Confirmation');
  return (
    <section className="section" aria-labelledby="confirmation">
      <PageHeader sub id="confirmation" header={t('Title')} description={t('Text')} />
    </section>
  );
}
