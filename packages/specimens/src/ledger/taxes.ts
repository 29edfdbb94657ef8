import { bankDayFrom, dayIn, type Month, monthNumber, yearOf } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import { share } from '../wording/money.ts';
import type { Entry } from './booking.ts';

/** Months in which the self-employed pay on account: Italy in June and November, Germany every quarter. */
const due = { IT: [6, 11], DE: [3, 6, 9, 12] } as const;
/** Roughly a third of the profit in contributions and tax in Italy, a sixth in tax in Germany. */
const burden = { IT: 3700, DE: 1600 } as const;

export function taxPayments(person: Person, month: Month): Entry[] {
  const { practice, country } = person;
  const months: readonly number[] = due[country];
  if (!practice || !months.includes(monthNumber(month))) return [];
  const yearly = share(share(practice.receipts, practice.incomeShare), burden[country]);
  const date = bankDayFrom(dayIn(month, country === 'IT' ? 30 : 10), country === 'IT' ? -1 : 1);
  return [
    {
      date,
      valueDate: date,
      amount: -Math.round(yearly / months.length),
      method: 'tax',
      counterparty: country === 'IT' ? 'AGENZIA DELLE ENTRATE' : `Finanzamt ${person.address.city}`,
      counterpartyIban: null,
      purpose:
        country === 'IT'
          ? `ACCONTO IMPOSTE ${yearOf(month)}`
          : `ESt-Vorauszahlung ${yearOf(month)} St.-Nr. 22/815/08150`,
      reference: `F${month.replace('-', '')}`,
    },
  ];
}
