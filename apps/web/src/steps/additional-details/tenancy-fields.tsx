import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseMoney } from '@vesta/domain/validation/money';
import { normaliseName } from '@vesta/domain/validation/name';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { FieldPair } from '../../features/checked-form/field-pair.tsx';
import { DateField } from '../../features/date-field/date-field.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

/** The tenancy that ends: what it costs, who let the home, until when and why no longer. */
export function TenancyFields({ form, region }: { form: UseFormReturn<AdditionalValues>; region: RegionCode }) {
  const t = useTranslations('AdditionalDetails.Living');
  const optional = useTranslations('General')('Optional');
  const money = (value: string) => normaliseMoney(value, region);
  return (
    <div className="reveal">
      <FieldPair>
        {(['currentRent', 'currentDeposit'] as const).map((name) => (
          <CheckedInput
            key={name}
            form={form}
            name={name}
            label={t(name === 'currentRent' ? 'CurrentRent' : 'CurrentDeposit')}
            optional={optional}
            normalise={money}
            unit="€"
            input={{ numeric: true, inputMode: 'decimal', autoComplete: 'off' }}
          />
        ))}
      </FieldPair>
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
    </div>
  );
}
