import { financingStates } from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { LoanFigures } from './loan-figures.tsx';
import { MoneyInput } from './money-input.tsx';
import { figuresOf, type MortgageValues } from './mortgage-info.mapping.ts';

/** The loan, and what follows from it while it is being typed. */
export function LoanSection({ form, region }: { form: UseFormReturn<MortgageValues>; region: RegionCode }) {
  const t = useTranslations('MortgageInfo.Loan');
  return (
    <section className="section" aria-labelledby="loan">
      <PageHeader sub id="loan" header={t('Title')} />
      <FieldGroup id="need_financing" label={t('Financing')}>
        <Segmented
          name="need_financing"
          options={financingStates.map((value) => ({ value, label: t(`FinancingStates.${value}`) }))}
          value={form.watch('need_financing')}
          onChange={(value) => form.setValue('need_financing', value, { shouldDirty: true })}
        />
      </FieldGroup>
      <MoneyInput form={form} name="loan_amount" region={region} label={t('Amount')} hint={t('AmountHint')} />
      <LoanFigures {...figuresOf(form.watch(), region)} />
    </section>
  );
}
