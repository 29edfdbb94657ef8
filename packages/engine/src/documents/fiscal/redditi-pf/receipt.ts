import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll, proseOf } from '../../recognise/page-text.ts';
import { AMOUNT, near, pattern } from '../../work-contract/blocks.ts';
import { centsOfHit, search } from '../../work-contract/search.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter } from '../ground/day-near.ts';
import { filedOn } from '../ground/filed-on.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import { protocolOf } from '../ground/protocol.ts';
import { agreedYear, yearFrom } from '../ground/year.ts';
import { yearOfEdition } from './filing-year.ts';
import { hasRowsOfReturn } from './form.ts';
import { vatNumber } from './vat-number.ts';

const marks: readonly Mark[] = [
  [/comunicazione di avvenuto ricevimento/, 0.7],
  [/persone fisiche/, 0.2],
  [/protocollo/, 0.1],
  [/servizio telematico/, 0.1],
];

/** The first day on a row that tells when the return was taken in. */
function takenIn(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    if (!/presentat|ricevut|protocollo|in data/.test(line.text)) continue;
    const day = dayAfter([line], /^/);
    if (day) return day;
  }
  return null;
}

function read(pages: readonly Page[], _today: Day): FormReading<'redditi_pf_receipt'> {
  const lines = linesOfAll(pages);
  const person = italianPerson(lines);
  const protocol = protocolOf(lines);
  const style = { whole: true } as const;
  const year = agreedYear(
    yearFrom(lines, /(?:periodo|anno) (?:d'|di )imposta[^0-9]{0,12}(?:\d\d\/\d\d\/)?(20\d\d)\b/),
    yearOfEdition(lines),
  );
  // A flat rate is told by rows of its own; where both stand, neither alone is the whole.
  const told = (ordinary: RegExp, flat: RegExp): Found<number> | null => {
    const [own, other] = [amountOf(lines, ordinary, style), amountOf(lines, flat, style)];
    return own && other && own.value > 0 && other.value > 0 ? null : own && own.value > 0 ? own : (other ?? own);
  };
  return {
    fields: {
      tax_year: year,
      // The receipt may be written a day after the return was taken in.
      issue_date:
        dayAfter(lines, /^(?:[a-z' ]{2,30}, )?li,?(?= \d)/) ?? filedOn(lines, year?.value ?? null) ?? takenIn(lines),
      person_name: person.name,
      fiscal_id: person.code,
      vat_number: vatNumber(lines),
      gross_income: told(/reddito complessivo/, /reddito lordo/),
      taxable_income: told(/reddito imponibile/, /reddito (?:al )?netto/),
      tax: told(/imposta netta/, /imposta sostitutiva/),
      flat_rate_receipts:
        amountOf(lines, /componenti positivi/, style) ??
        search(proseOf(pages), [pattern(`componenti positivi(?: \\(lm\\d+\\))?${near(12)}${AMOUNT}`)], centsOfHit),
      net_estimate: null,
      protocol,
      is_filed: protocol ? computed(true, [protocol]) : null,
    },
    confirmations: person.confirmations,
  };
}

export const redditiPfReceipt: FiscalForm<'redditi_pf_receipt'> = {
  type: 'redditi_pf_receipt',
  country: 'IT',
  recognise: (text) => {
    const score = hasRowsOfReturn(text) ? 0 : weigh(text, marks);
    return score < 0.7 ? null : { score, starts: true };
  },
  read,
  needed: ['tax_year', 'fiscal_id', 'protocol'],
};
