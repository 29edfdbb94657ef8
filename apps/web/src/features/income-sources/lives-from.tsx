import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SourceTicks } from './source-ticks.tsx';

interface LivesFromProps {
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Asked of people who do not work: a pension or a benefit is an income like any other, and has its paper. */
export function LivesFrom(props: LivesFromProps) {
  const t = useTranslations('AdditionalDetails.Income');
  return (
    <section className="section" aria-labelledby="lives-from">
      <PageHeader sub id="lives-from" header={t('Title')} />
      <SourceTicks {...props} label={t('LivesFrom')} hint={t('LivesFromHint')} />
    </section>
  );
}
