import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../../calendar.ts';
import type { Statement } from '../../ledger/statement.ts';
import { plain } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import { signedAmount } from './amounts.ts';
import { captions } from './captions.ts';
import type { Style } from './style.ts';

/** The captions and sentences of one statement, chosen once and used wherever they are printed. */
export interface Wording {
  readonly opening: string;
  readonly closing: string;
  readonly openingDay: Day;
  readonly carryDown: string;
  readonly carryUp: string;
  readonly dayBalance: string;
  readonly sums: readonly [debits: string, credits: string];
  readonly pageSums: readonly [debits: string, credits: string];
  readonly offer: string;
  /** A balance outside the list. */
  readonly balance: (cents: number) => string;
  readonly sentences: readonly string[];
}

const offers = {
  IT: [
    'Ha un progetto? Con il prestito personale può richiedere fino a 30.000,00 euro: TAEG da 6,49%. Messaggio pubblicitario.',
    'Dal 01/12/2026 il canone della carta passa da 2,00 a 2,50 euro al mese. Per informazioni numero verde 800 123 456.',
  ],
  DE: [
    'Sie planen etwas? Unser Privatkredit bis 50.000,00 EUR ab 5,49 % eff. Jahreszins. Fragen Sie uns.',
    'Ab dem 01.12.2026 gelten neue Bedingungen für Ihre girocard. Rückfragen: 0800 1234567.',
  ],
} as const;

const pageSums = {
  IT: ['Totale pagina addebiti', 'Totale pagina accrediti'],
  DE: ['Seitensumme Soll', 'Seitensumme Haben'],
} as const;

/** Between the name of a balance and its day. */
const link = { IT: ['al', 'al', 'in data'], DE: ['am', 'per', 'vom'] } as const;

function sentencesOf(draw: Draw, style: Style, statement: Statement, openingDay: Day): string[] {
  const { opening, closing, end } = statement;
  const { headDay: day } = style;
  if (style.country === 'IT') {
    const side = (cents: number): string => (cents < 0 ? 'a Suo debito' : 'a Suo credito');
    return [
      `Il saldo precedente al ${day(openingDay)} era di euro ${plain(opening)} ${side(opening)}.`,
      draw.word([
        `Il saldo del Suo conto al ${day(end)} è di euro ${plain(closing)} ${side(closing)}.`,
        `Alla data del ${day(end)} il Suo conto presenta un saldo di € ${plain(closing)} ${side(closing)}.`,
      ]),
    ];
  }
  const side = (cents: number): string => (cents < 0 ? 'im Soll' : 'im Haben');
  return [
    `Der Saldo Ihres Kontos betrug am ${day(openingDay)} ${plain(opening)} EUR ${side(opening)}.`,
    draw.word([
      `Ihr Kontostand am ${day(end)} beträgt ${plain(closing)} EUR ${side(closing)}.`,
      `Zum ${day(end)} ergibt sich ein neuer Kontostand von EUR ${plain(closing)} ${side(closing)}.`,
    ]),
  ];
}

export function wordingOf(draw: Draw, style: Style, statement: Statement): Wording {
  const own = captions[style.country];
  const place = draw.chance.between(0, own.opening.length - 1);
  const openingDay = draw.one([
    ['opening balance of the day before', shiftDays(statement.start, -1), 2],
    ['opening balance of the first day', statement.start, 1],
  ]);
  const isDated = draw.flag('balances dated', 0.75);
  const word = draw.word(link[style.country]);
  const dated = (caption: string, day: Day): string => (isDated ? `${caption} ${word} ${style.headDay(day)}` : caption);
  const saysSide = style.country === 'IT' && draw.flag('balances a credito or a debito', 0.2);
  const unit = draw.word(['', ' €', ' EUR']);
  return {
    opening: dated(own.opening[place] ?? '', openingDay),
    closing: dated(own.closing[place] ?? own.closing[0] ?? '', statement.end),
    openingDay,
    carryDown: draw.word(own.carryDown),
    carryUp: draw.word(own.carryUp),
    dayBalance: draw.word(own.dayBalance),
    sums: draw.word(own.sums),
    pageSums: pageSums[style.country],
    offer: draw.word(offers[style.country]),
    balance: (cents) => {
      if (saysSide) return `${plain(cents)}${unit} ${cents < 0 ? 'a debito' : 'a credito'}`;
      return style.unitInRows === '' ? `${signedAmount(style, cents)}${unit}` : signedAmount(style, cents);
    },
    sentences: sentencesOf(draw, style, statement, openingDay),
  };
}
