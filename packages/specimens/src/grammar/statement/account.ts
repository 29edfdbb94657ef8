import type { Day } from '@vesta/domain/dates/day';
import {
  addMonths,
  bankDayFrom,
  dayIn,
  firstDay,
  lastDay,
  type Month,
  monthNumber,
  monthOf,
  monthsFrom,
  shiftDays,
} from '../../calendar.ts';
import type { Booking, Entry } from '../../ledger/booking.ts';
import { ledgerOf } from '../../ledger/ledger.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Person } from '../../people/person.ts';
import type { Draw } from '../draw.ts';

const extras: Record<
  Person['country'],
  readonly (readonly [Entry['method'], string, string, low: number, high: number])[]
> = {
  IT: [
    ['transfer_in', 'BIANCHI LUCA E ROSSI ANNA', 'RIMBORSO CENA DEL 12/09', 1_500, 6_000],
    ['tax', 'AGENZIA DELLE ENTRATE', 'DELEGA F24 IMU SALDO', 9_000, 41_000],
    ['transfer_out', 'CONDOMINIO VIA DEI MILLE 7', 'RATA 3/2026 SPESE CONDOMINIALI FATT. 118', 12_000, 39_000],
    ['transfer_in', 'AMAZON EU SARL', 'STORNO ACQUISTO DEL 02/10 EUR 39,90', 1_000, 5_000],
    ['direct_debit', 'AMERICAN EXPRESS ITALIA', 'E/C CARTA SALDO 412,33', 11_000, 60_000],
    ['fee', '', 'IMPOSTA DI BOLLO E/C DPR 642/72', 855, 855],
    ['transfer_out', 'RICARICA TELEFONICA TIM', 'RICARICA 3331234567', 1_000, 2_000],
  ],
  DE: [
    ['transfer_in', 'Petra und Klaus Öztürk', 'Auslage Konzert 12.09. Danke', 1_500, 6_000],
    ['transfer_out', 'Dr. med. Anke Vogt', 'Rechnung 2026-4471 vom 02.09.', 4_000, 19_000],
    ['transfer_in', 'Amazon EU S.a.r.L.', 'Erstattung Bestellung 302-1183 EUR 39,90', 1_000, 5_000],
    ['direct_debit', 'PayPal Europe S.a.r.l. et Cie', '1044556677 . , Ihr Einkauf bei Spielwaren Kranz', 1_200, 8_000],
    ['direct_debit', 'Finanzkasse Kfz-Steuer', 'Kfz-Steuer HH AB 1234 fuer 01.10.26 bis 30.09.27', 6_400, 21_000],
    ['transfer_in', 'Finanzamt', 'EStG-Erstattung 2025 St.-Nr. 22/815/08150', 11_000, 84_000],
  ],
};

function extraEntries(person: Person, month: Month, draw: Draw): Entry[] {
  const { chance } = draw;
  return Array.from({ length: chance.between(0, 3) }, (): Entry => {
    const [method, counterparty, purpose, low, high] = chance.pick(extras[person.country]);
    const date = bankDayFrom(dayIn(month, chance.between(1, 26)));
    const amount = chance.between(low, high) * (method === 'transfer_in' ? 1 : -1);
    const reference = `${chance.letters(3)}${chance.digits(7)} ${person.country}${chance.digits(2)}ZZZ${chance.digits(11)}`;
    const valueDate = chance.happens(0.5) ? date : bankDayFrom(shiftDays(date, chance.between(-3, 2)));
    return { date, valueDate, amount, method, counterparty, counterpartyIban: null, purpose, reference };
  }).filter((entry) => monthOf(entry.date) === month);
}

/** The period of a statement: a month, a quarter, or from the day after one print to the next. */
export function periodOf(draw: Draw, last: Month): { readonly start: Day; readonly end: Day } {
  const kind = draw.one([
    ['one month', 'month', 6],
    ['a quarter', 'quarter', 3],
    ['from the middle of a month', 'odd', 1.5],
  ] as const);
  if (kind === 'month') return { start: firstDay(last), end: lastDay(last) };
  if (kind === 'quarter') return { start: firstDay(addMonths(last, -2)), end: lastDay(last) };
  const day = draw.chance.between(4, 27);
  return { start: dayIn(addMonths(last, -1), day + 1), end: dayIn(last, day) };
}

/** What one statement tells: the ledger of the person's months, with some bookings that break the routine. */
export function statementFor(person: Person, period: { start: Day; end: Day }, draw: Draw, seed: string): Statement {
  const months = monthsFrom(monthOf(period.start), monthOf(period.end));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const usual: readonly Entry[] = ledgerOf(person, first, last, seed);
  const unusual = months.flatMap((month) => extraEntries(person, month, draw));
  const entries = [...usual, ...unusual]
    .filter(({ date }) => date >= period.start && date <= period.end)
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => (a.entry.date < b.entry.date ? -1 : a.entry.date > b.entry.date ? 1 : a.place - b.place));
  const { opening } = person.account;
  let balance = opening;
  const bookings: Booking[] = entries.map(({ entry }) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
  if (period.start.slice(0, 4) !== period.end.slice(0, 4)) draw.note('crosses the new year');
  if (bookings.some((booking) => booking.balance < 0)) draw.note('overdrawn');
  return { person, ...period, number: monthNumber(last), opening, closing: balance, bookings };
}
