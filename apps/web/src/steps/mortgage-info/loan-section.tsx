import { financingStates, loanTerms } from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Field, FieldGroup } from '../../ui/field/field.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { Select } from '../../ui/select/select.tsx';
import { LoanFigures } from './loan-figures.tsx';
import { MoneyInput } from './money-input.tsx';
import { figuresOf, type MortgageValues } from './mortgage-info.mapping.ts';

/** The loan, and what follows from it while it is being typed. */
export function LoanSection({ form, region }: { form: UseFormReturn<MortgageValues>; region: RegionCode }) {
  const t = useTranslations('MortgageInfo.Loan');
  const optional = useTranslations('General')('Optional');
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
      <Field label={t('Term')} hint={t('TermHint')} optional={optional}>
        <Select {...form.register('loan_term')}>
          <option value="">{t('TermOpen')}</option>
          {loanTerms.map((years) => (
            <option key={years} value={years}>
              {t('Years', { years })}
            </option>
          ))}
        </Select>
      </Field>
      <LoanFigures {...figuresOf(form.watch(), region)} />
    </section>
  );
}
