import type { RegionCode } from '@vesta/domain/regions/codes';
import { type TargetRent, targetRentNames } from '@vesta/domain/rent/target-rent';
import { normaliseMoney } from '@vesta/domain/validation/money';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { FieldPair } from '../../features/checked-form/field-pair.tsx';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';

const labels = {
  it: { targetRent: 'Rent', targetCharges: 'Charges', targetWarmRent: 'WarmRent' },
  de: { targetRent: 'ColdRent', targetCharges: 'Charges', targetWarmRent: 'WarmRent' },
} as const satisfies Record<RegionCode, Record<keyof TargetRent, string>>;

/** What the home in view costs, where no listing says it. Without an answer no rent is judged. */
export function TargetSection({ form, region }: { form: UseFormReturn<AdditionalValues>; region: RegionCode }) {
  const t = useTranslations('AdditionalDetails.Target');
  const optional = useTranslations('General')('Optional');
  const names = targetRentNames[region];
  const amount = form.watch([...names]).find(Boolean);
  return (
    <OptionalPart
      id="target"
      title={t('Title')}
      answer={amount ? `${amount} €` : null}
      mustShow={names.some((name) => form.formState.errors[name])}
    >
      <p className="small quiet">{t('Hint')}</p>
      <FieldPair>
        {names.map((name) => (
          <CheckedInput
            key={name}
            form={form}
            name={name}
            label={t(labels[region][name])}
            optional={optional}
            normalise={(value) => normaliseMoney(value, region)}
            unit="€"
            input={{ numeric: true, inputMode: 'decimal', autoComplete: 'off' }}
          />
        ))}
      </FieldPair>
    </OptionalPart>
  );
}
