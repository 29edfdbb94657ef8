import { isIncomeSource } from '@vesta/domain/income/sources';
import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import { SourceTicks } from '../../features/income-sources/source-ticks.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

interface IncomeSectionProps {
  form: UseFormReturn<AdditionalValues>;
  /** English names of the incomes offered beside work. */
  options: readonly string[];
}

/** What somebody receives beside work, and the word that there is an income at all. */
export function IncomeSection({ form, options }: IncomeSectionProps) {
  const t = useTranslations('AdditionalDetails.Income');
  const format = useFormatter();
  const others = form.watch('otherIncomes');
  const named = others.map((source) => (isIncomeSource(source) ? t(`Options.${source}`) : source));
  const answer = named.length > 0 ? format.list(named) : form.watch('hasIncome') ? t('Declared') : null;
  return (
    <OptionalPart id="income" title={t('Title')} answer={answer}>
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
        chosen={others}
        onChange={(chosen) => form.setValue('otherIncomes', chosen, { shouldDirty: true })}
      />
    </OptionalPart>
  );
}
