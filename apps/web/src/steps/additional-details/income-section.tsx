import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SourceTicks } from '../../features/income-sources/source-ticks.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

interface IncomeSectionProps {
  form: UseFormReturn<AdditionalValues>;
  /** English names of the incomes offered beside work. */
  options: readonly string[];
}

export function IncomeSection({ form, options }: IncomeSectionProps) {
  const t = useTranslations('AdditionalDetails.Income');
  return (
    <section className="section" aria-labelledby="income">
      <PageHeader sub id="income" header={t('Title')} />
      <Tick
        checked={form.watch('hasIncome')}
        onChange={({ currentTarget }) => form.setValue('hasIncome', currentTarget.checked, { shouldDirty: true })}
        hint={t('DeclarationHint')}
      >
        {t('Declaration')}
      </Tick>
      <SourceTicks
        label={t('Others')}
        hint={t('OthersHint')}
        options={options}
        chosen={form.watch('otherIncomes')}
        onChange={(chosen) => form.setValue('otherIncomes', chosen, { shouldDirty: true })}
      />
    </section>
  );
}
