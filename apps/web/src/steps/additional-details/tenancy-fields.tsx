import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseMoney } from '@vesta/domain/validation/money';
import { normaliseName } from '@vesta/domain/validation/name';
import { asksAboutTenancy } from '@vesta/domain/validation/tenancy-fields';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { FieldPair } from '../../features/checked-form/field-pair.tsx';
import { DateField } from '../../features/date-field/date-field.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

interface TenancyFieldsProps {
  form: UseFormReturn<AdditionalValues>;
  region: RegionCode;
  /** Whoever buys may go on renting: then the rent is a commitment beside the loan. */
  isMortgage: boolean;
}

/** What the home of today costs; in Germany also the tenancy that ends: who let it, until when and why no longer. */
export function TenancyFields({ form, region, isMortgage }: TenancyFieldsProps) {
  const t = useTranslations('AdditionalDetails.Living');
  const optional = useTranslations('General')('Optional');
  const money = (name: 'currentRent' | 'currentDeposit', label: string) => (
    <CheckedInput
      form={form}
      name={name}
      label={label}
      optional={optional}
      normalise={(value) => normaliseMoney(value, region)}
      unit="€"
      input={{ numeric: true, inputMode: 'decimal', autoComplete: 'off' }}
    />
  );
  const asksAll = asksAboutTenancy(region, form.watch('livingSituation'));
  return (
    <div className="reveal">
      <FieldPair>
        {money('currentRent', t('CurrentRent'))}
        {asksAll && money('currentDeposit', t('CurrentDeposit'))}
      </FieldPair>
      {isMortgage && (
        <Toggle
          checked={form.watch('keepsRent')}
          onChange={({ currentTarget }) => form.setValue('keepsRent', currentTarget.checked, { shouldDirty: true })}
        >
          {t('KeepsRent')}
        </Toggle>
      )}
      {asksAll && (
        <>
          <FieldPair shape="2-1">
            <CheckedInput
              form={form}
              name="landlordName"
              label={t('LandlordName')}
              optional={optional}
              normalise={normaliseName}
              input={{ autoComplete: 'off' }}
            />
            <DateField form={form} name="tenancyEndDate" label={t('TenancyEndDate')} optional={optional} />
          </FieldPair>
          <CheckedInput
            form={form}
            name="extraTenancyInfo"
            label={t('Reason')}
            optional={optional}
            lines={2}
            input={{ autoComplete: 'off' }}
          />
        </>
      )}
    </div>
  );
}
