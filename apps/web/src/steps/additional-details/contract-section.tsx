import type { RegionCode } from '@vesta/domain/regions/codes';
import { contractTypes, paycheckCounts } from '@vesta/domain/validation/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

/** For people on a salary: how long the contract lasts and how often a year it pays. */
export function ContractSection({ form, region }: { form: UseFormReturn<AdditionalValues>; region: RegionCode }) {
  const t = useTranslations('AdditionalDetails.Contract');
  const { errors } = form.formState;
  return (
    <section className="section" aria-labelledby="contract">
      <PageHeader sub id="contract" header={t('Title')} />
      <FieldGroup id="typeOfContract" label={t('Type')} error={errors.typeOfContract?.message} required>
        <Segmented
          options={contractTypes.map((type) => ({ value: type, label: t(`Types.${type}`) }))}
          value={form.watch('typeOfContract') || null}
          onChange={(type) => form.setValue('typeOfContract', type, { shouldDirty: true, shouldValidate: true })}
        />
      </FieldGroup>
      <FieldGroup
        id="paychecksPerYear"
        label={t('Paychecks')}
        hint={region === 'it' ? t('PaychecksIt') : t('PaychecksHint')}
        error={errors.paychecksPerYear?.message}
        required
      >
        <div className="w-l">
          <Segmented
            options={paycheckCounts.map((count) => ({ value: String(count), label: String(count) }))}
            value={form.watch('paychecksPerYear') || null}
            onChange={(count) => form.setValue('paychecksPerYear', count, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
      </FieldGroup>
    </section>
  );
}
