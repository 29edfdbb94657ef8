import type { Day } from '@vesta/domain/dates/day';
import { addMonths, bankDayFrom, dayIn, firstDay, lastDay, type Month, shiftDays } from '../calendar.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import { payDayOf } from '../pay/pay-day.ts';
import { paidAmount, type Slip, slipsOf } from '../pay/slips.ts';
import type { Benefit, Job, Person } from '../people/person.ts';
import { germanMonthYear, italianMonthYear, slashMonth } from '../wording/dates.ts';
import { benefitOf } from './benefit.ts';
import type { Entry } from './booking.ts';
import { pensionOf } from './pension.ts';

function salaryWords(job: Job, slip: Slip): string {
  if (slip.country === 'DE') return `Lohn/Gehalt ${slashMonth(slip.month)} Pers.-Nr. ${job.personnelNumber}`;
  if (slip.kind === 'tredicesima') return 'TREDICESIMA MENSILITA';
  if (slip.kind === 'quattordicesima') return 'QUATTORDICESIMA MENSILITA';
  return `STIPENDIO ${italianMonthYear(slip.month).toUpperCase()}`;
}

/** Extra pay comes ten days before the ordinary one. */
function salaryDay(job: Job, slip: Slip): Day {
  const usual = payDayOf(job, slip.month);
  return slip.country === 'IT' && slip.kind !== 'ordinary' ? bankDayFrom(shiftDays(usual, -10), -1) : usual;
}

/** The wages that reach the account in this month, which may be last month's. */
export function salaries(person: Person, month: Month, seed: string): Entry[] {
  const { job } = person;
  if (!job) return [];
  const slips = [addMonths(month, -1), month].flatMap((of) => slipsOf(person, job, of, seed));
  return slips
    .map((slip) => ({ slip, date: salaryDay(job, slip) }))
    .filter(({ date }) => date.startsWith(month))
    .map(({ slip, date }) => ({
      date,
      valueDate: date,
      amount: paidAmount(slip),
      method: 'salary' as const,
      counterparty: job.employer.name,
      counterpartyIban: job.employer.iban,
      purpose: salaryWords(job, slip),
      reference: `${slip.month.replace('-', '')}${job.personnelNumber}`,
    }));
}

/** Clients pay when they please: two to four invoices a month, together about a twelfth of the year. */
export function fees(person: Person, month: Month, chance: Chance): Entry[] {
  const { practice, country } = person;
  if (!practice) return [];
  const count = chance.between(2, 4);
  const monthly = (practice.receipts / 12) * (0.8 + 0.4 * chance.next());
  return Array.from({ length: count }, (_, index): Entry => {
    const date = bankDayFrom(dayIn(month, chance.between(2, 26)));
    const invoice = `${chance.between(1, 9)}${index}`;
    return {
      date,
      valueDate: date,
      amount: Math.round((monthly / count) * (0.7 + 0.6 * chance.next())),
      method: 'transfer_in',
      counterparty: chance.pick(practice.clients),
      counterpartyIban:
        country === 'IT' ? italianIban('03111', '01600', chance.digits(12)) : germanIban('37040044', chance.digits(10)),
      purpose:
        country === 'IT'
          ? `SALDO FATTURA ${invoice} DEL ${slashMonth(month)}`
          : `Rechnung RE-${invoice}-${slashMonth(month)}`,
      reference: chance.letters(2) + chance.digits(8),
    };
  }).filter((entry) => entry.date <= lastDay(month));
}

const benefitWords = {
  naspi: { from: 'INPS', words: (month: Month) => `NASPI ${italianMonthYear(addMonths(month, -1)).toUpperCase()}` },
  arbeitslosengeld: {
    from: 'Bundesagentur für Arbeit Service-Haus',
    words: (month: Month) => `Arbeitslosengeld ${germanMonthYear(month)}`,
  },
  elterngeld: { from: 'Elterngeldstelle', words: (month: Month) => `Elterngeld ${germanMonthYear(month)}` },
} as const satisfies Record<Benefit['kind'], unknown>;

/** Benefits for the days of the month that it covers. */
export function benefits(person: Person, month: Month): Entry[] {
  const { benefit, country } = person;
  if (!benefit) return [];
  const facts = benefitOf(benefit);
  const { from, words } = benefitWords[benefit.kind];
  if (lastDay(month) < benefit.from || firstDay(month) > facts.ends) return [];
  const date = bankDayFrom(dayIn(month, country === 'IT' ? 12 : 30), -1);
  return [
    {
      date,
      valueDate: date,
      amount: facts.monthlyNet,
      method: 'benefit',
      counterparty: from,
      counterpartyIban: null,
      purpose: words(month),
      reference: chanceOf(`${person.name}/benefit`).digits(10),
    },
  ];
}

/** In Italy a pension comes with the first bank day of its month, in Germany with the last. */
export function pensions(person: Person, month: Month): Entry[] {
  const { pension, country } = person;
  if (!pension || lastDay(month) < pension.since) return [];
  const date = country === 'IT' ? bankDayFrom(firstDay(month)) : bankDayFrom(lastDay(month), -1);
  return [
    {
      date,
      valueDate: date,
      amount: pensionOf(pension, country).net,
      method: 'benefit',
      counterparty: country === 'IT' ? 'INPS' : 'Deutsche Rentenversicherung Bund',
      counterpartyIban: null,
      purpose:
        country === 'IT'
          ? `PENSIONE ${italianMonthYear(month).toUpperCase()} CAT VO ${pension.number}`
          : `RV-Rente ${slashMonth(month)} ${person.svNumber ?? ''}`,
      reference: chanceOf(`${person.name}/pension`).digits(10),
    },
  ];
}
