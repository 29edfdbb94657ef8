import type { Page } from '../../evidence/page.ts';
import type { FieldsOf } from '../found.ts';
import { proseOf } from '../recognise/page-text.ts';
import { AMOUNT, DATE, near, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, dayOfHit, search } from '../work-contract/search.ts';

const yearly = [pattern(`canone (?:annuo|annuale)(?: di locazione)?${near(50)}${AMOUNT}`)];
const monthly = [
  pattern(`canone (?:di locazione )?mensile${near(50)}${AMOUNT}`),
  pattern(`(?:gesamtmiete|warmmiete|monatliche miete)${near(50)}${AMOUNT}`),
];
const cold = [pattern(`(?:kaltmiete|grundmiete|nettomiete|nettokaltmiete)${near(50)}${AMOUNT}`)];
const start = [pattern(`(?:mietverhaltnis beginnt|mietbeginn|decorrenza|con inizio|a decorrere)${near(50)}${DATE}`)];

/** What a lease says about the rent that somebody declares to pay. */
export function rentalFields(pages: readonly Page[]): FieldsOf<'rental_contract'> {
  const prose = proseOf(pages);
  return {
    monthly_rent: search(prose, monthly, centsOfHit),
    annual_rent: search(prose, yearly, centsOfHit),
    cold_rent: search(prose, cold, centsOfHit),
    start_date: search(prose, start, dayOfHit),
  };
}
