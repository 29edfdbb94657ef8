import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseMoney } from '@vesta/domain/validation/money';
import type { UseFormReturn } from 'react-hook-form';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import type { MortgageValues } from './mortgage-info.mapping.ts';

interface MoneyInputProps {
  form: UseFormReturn<MortgageValues>;
  name: 'property_value' | 'loan_amount' | `amount_${'balance' | 'investments' | 'family' | 'other'}`;
  region: RegionCode;
  label: string;
  hint?: string;
}

/** An amount in euro, written out in the region's way when the field is left. */
export function MoneyInput({ form, name, region, label, hint }: MoneyInputProps) {
  return (
    <CheckedInput
      form={form}
      name={name}
      label={label}
      hint={hint}
      unit="€"
      normalise={(value) => normaliseMoney(value, region)}
      input={{ numeric: true, inputMode: 'decimal', autoComplete: 'off' }}
    />
  );
}
