import { isOtherIncome } from '@vesta/domain/validation/other-incomes';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

interface IncomeSectionProps {
  form: UseFormReturn<AdditionalValues>;
  /** English names of the incomes offered; those without a translation of ours are shown as they are. */
  options: readonly string[];
}

export function IncomeSection({ form, options }: IncomeSectionProps) {
  const t = useTranslations('AdditionalDetails.Income');
  const chosen = form.watch('otherIncomes');
  const choose = (source: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== source);
    form.setValue('otherIncomes', isChosen ? [...others, source] : others, { shouldDirty: true });
  };
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
      <FieldGroup label={t('Others')} hint={t('OthersHint')}>
        {options.map((source) => (
          <Tick
            key={source}
            checked={chosen.includes(source)}
            onChange={({ currentTarget }) => choose(source, currentTarget.checked)}
          >
            {isOtherIncome(source) ? t(`Options.${source}`) : source}
          </Tick>
        ))}
      </FieldGroup>
    </section>
  );
}
