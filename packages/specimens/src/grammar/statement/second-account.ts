import { bankDayFrom, dayIn, monthOf, monthsFrom } from '../../calendar.ts';
import { chanceOf } from '../../chance.ts';
import type { Booking, Entry } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Country } from '../../people/person.ts';
import { type Bank, ibanAt } from '../banks.ts';
import { writeFacts } from '../facts.ts';
import type { IbanFormat } from '../ibans.ts';
import { plainStyle } from '../look.ts';
import { captions } from './captions.ts';
import type { Style } from './style.ts';
import type { Wording } from './wording.ts';

const names: Record<Country, readonly string[]> = {
  IT: ['Conto deposito', 'Conto di risparmio', 'Conto corrente n. 2', 'Deposito a risparmio'],
  DE: ['Tagesgeldkonto', 'Sparkonto', 'Extra-Konto', 'Unterkonto'],
};

const purposes = {
  IT: { in: 'GIROCONTO DA CONTO CORRENTE', out: 'GIROCONTO SU CONTO CORRENTE', fee: 'INTERESSI CREDITORI' },
  DE: { in: 'Übertrag vom Girokonto', out: 'Übertrag auf Girokonto', fee: 'Habenzinsen' },
} as const;

/** What happened on the savings account of the same person in the same time. */
export function savingsBeside({ person, start, end, number }: Statement, bank: Bank): Statement {
  const chance = chanceOf(`${person.account.iban}/savings`);
  const { country } = person;
  const says = purposes[country];
  const opening = chance.between(80_000, 890_000);
  const entries = monthsFrom(monthOf(start), monthOf(end)).flatMap((month): Entry[] => {
    const entry = (day: number, amount: number, method: Entry['method'], purpose: string): Entry => {
      const date = bankDayFrom(dayIn(month, day));
      const counterparty = method === 'fee' ? '' : `${person.firstName} ${person.lastName}`;
      return { date, valueDate: date, amount, method, counterparty, counterpartyIban: null, purpose, reference: '' };
    };
    return [
      entry(chance.between(2, 9), chance.between(50, 400) * 100, 'own_transfer', says.in),
      ...(chance.happens(0.4)
        ? [entry(chance.between(11, 20), -chance.between(20, 150) * 100, 'own_transfer', says.out)]
        : []),
      ...(chance.happens(0.6) ? [entry(26, chance.between(90, 1_400), 'fee', says.fee)] : []),
    ];
  });
  let balance = opening;
  const bookings = entries
    .filter(({ date }) => date >= start && date <= end)
    .map((entry): Booking => {
      balance += entry.amount;
      return { ...entry, balance };
    });
  const account = { ...person.account, iban: ibanAt(chance, bank, country), opening };
  return { person: { ...person, account }, start, end, number, opening, closing: balance, bookings };
}

export interface SecondHead {
  readonly paper: Paper;
  readonly style: Style;
  readonly wording: Wording;
  readonly iban: IbanFormat;
}

/** Tells which account follows and, where the list does not, its balances; answers where the list may begin. */
export function writeSecondHead({ paper, style, wording, iban }: SecondHead, savings: Statement, y: number): number {
  const { look } = style;
  const chance = chanceOf(savings.person.account.iban);
  const width = paper.width - 2 * look.margin;
  paper.text(look.margin, y, chance.pick(names[style.country]), {
    ...plainStyle(look),
    size: look.size + 2,
    cut: 'bold',
    ink: look.ink,
  });
  const caption = captions[style.country].iban[0] ?? 'IBAN';
  const below = writeFacts(
    paper,
    { x: look.margin, y: y + look.size * 2.2, width },
    [
      [caption, iban(savings.person.account.iban)],
      ...(style.ends.list
        ? []
        : ([
            [wording.opening, wording.balance(savings.opening)],
            [wording.closing, wording.balance(savings.closing)],
          ] as const)),
    ],
    style.factPlace,
    look,
  );
  return below + look.size * 1.6;
}
