import { validateAmount } from '@vesta/domain/mortgage/amount';
import { refusedLoan } from '@vesta/domain/mortgage/loan';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Refused } from '../../features/checked-form/use-checked-form.ts';
import { amountFields, type MortgageValues } from './mortgage-info.mapping.ts';

/** The server's rules, in the order in which the fields stand on screen. */
export function refusedMortgage(values: MortgageValues, region: RegionCode): Refused<MortgageValues> {
  const amounts = values.sources_of_fund.map((source) => amountFields[source]);
  return {
    identified_property: values.identified_property === '' ? 'required' : null,
    property_type: values.property_type === '' ? 'required' : null,
    property_value: validateAmount(values.property_value, region),
    loan_amount: validateAmount(values.loan_amount, region) ?? refusedLoan(values, region),
    sources_of_fund: values.sources_of_fund.length === 0 ? 'required' : null,
    ...Object.fromEntries(amounts.map((name) => [name, validateAmount(values[name], region)])),
    confirmation: values.confirmation ? null : 'confirmation',
  };
}
