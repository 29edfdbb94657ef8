import type { Country } from '../../people/person.ts';
import { type DayFormat, headDays, rowDays } from '../days.ts';
import type { Draw } from '../draw.ts';
import { type FactPlace, factPlaceOf } from '../facts.ts';
import { type Look, lookOf } from '../look.ts';
import { captions } from './captions.ts';

export type Sign = 'leading' | 'trailing' | 'both leading' | 'both trailing' | 'letter' | 'letter column' | 'columns';
export type ColumnKind = 'day' | 'valueDay' | 'code' | 'text' | 'amount' | 'mark' | 'debit' | 'credit' | 'balance';

/** Every choice by which one bank's statement differs from another's. */
export interface Style {
  readonly country: Country;
  readonly look: Look;
  readonly sign: Sign;
  readonly letters: readonly [debit: string, credit: string];
  /** What stands before or behind figures within the two columns of debit and credit. */
  readonly columnSigns: 'none' | 'minus leading' | 'minus trailing' | 'both trailing';
  readonly order: readonly ColumnKind[];
  readonly balance: 'row' | 'day' | 'day line' | 'none';
  readonly ends: { readonly list: boolean; readonly box: boolean; readonly words: boolean };
  readonly isNewestFirst: boolean;
  readonly carries: boolean;
  readonly isHeadRepeated: boolean;
  readonly isCaptionStacked: boolean;
  readonly unit: string;
  readonly unitInRows: '' | '€ before' | '€ behind' | 'EUR behind';
  readonly hasThousandsMark: boolean;
  readonly rowDay: DayFormat;
  readonly headDay: DayFormat;
  readonly dayPlace: 'each row' | 'once a day' | 'heading' | 'stacked';
  readonly breaking: 'parts' | 'width' | 'letters';
  readonly lettersPerLine: number;
  readonly amountLine: 'first' | 'last';
  readonly ground: 'bare' | 'rules' | 'grid' | 'zebra' | 'grey head';
  readonly factPlace: FactPlace;
  readonly hasSums: boolean;
  readonly hasPageSums: boolean;
  readonly hasOffer: boolean;
  readonly texts: 'capitals' | 'sentences';
}

function signOf(draw: Draw, country: Country): Sign {
  return draw.one<Sign>([
    ['debit and credit columns', 'columns', country === 'IT' ? 6 : 3],
    ['amount sign leading', 'leading', 3],
    ['amount sign trailing', 'trailing', 2],
    ['amount with plus and minus leading', 'both leading', 2],
    ['amount with plus and minus trailing', 'both trailing', 1.5],
    [country === 'IT' ? 'amount with D and A' : 'amount with S and H', 'letter', country === 'IT' ? 1 : 2.5],
    [country === 'IT' ? 'D and A in a column' : 'S and H in a column', 'letter column', country === 'IT' ? 0.6 : 1],
  ]);
}

/** Days, code and text before the amounts as a rule; some banks print the amounts first, or begin with the text. */
function orderOf(draw: Draw, sign: Sign, balance: Style['balance'], dayPlace: Style['dayPlace']): ColumnKind[] {
  const days: ColumnKind[] =
    dayPlace === 'stacked'
      ? ['day']
      : dayPlace === 'heading'
        ? []
        : // A day that is left out where it repeats would leave a value day alone in its row.
          dayPlace === 'once a day'
          ? ['day']
          : draw.one<ColumnKind[]>([
              ['booking day before value day', ['day', 'valueDay'], 6],
              ['value day before booking day', ['valueDay', 'day'], 1],
              ['booking day only', ['day'], 3],
            ]);
  const code: ColumnKind[] = draw.flag('code column', 0.15) ? ['code'] : [];
  const pair: ColumnKind[] =
    sign === 'columns'
      ? draw.one<ColumnKind[]>([
          ['debit before credit', ['debit', 'credit'], 4],
          ['credit before debit', ['credit', 'debit'], 1],
        ])
      : sign === 'letter column'
        ? ['amount', 'mark']
        : ['amount'];
  const amounts: ColumnKind[] = balance === 'row' || balance === 'day' ? [...pair, 'balance'] : pair;
  const place = draw.one([
    ['amounts behind the text', 'behind', 7],
    ['amounts before the text', 'before', 1.5],
    ['text before the days', 'text first', 1],
    ['amounts around the text', 'around', sign === 'columns' ? 0.6 : 0],
  ] as const);
  if (place === 'before') return [...days, ...code, ...amounts, 'text'];
  if (place === 'text first') return ['text', ...code, ...days, ...amounts];
  if (place === 'around') {
    const [first = 'debit', ...rest] = amounts;
    return [...days, ...code, first, 'text', ...rest];
  }
  return [...days, ...code, 'text', ...amounts];
}

/** Both balances are told somewhere: in the list, in a box above it, or in a sentence. */
const endsOf = (draw: Draw): Style['ends'] =>
  draw.one([
    ['balances in the list', { list: true, box: false, words: false }, 5],
    ['balances in a box', { list: false, box: true, words: false }, 2.5],
    ['balances in box and list', { list: true, box: true, words: false }, 2],
    ['balances in words', { list: false, box: false, words: true }, 1],
    ['balances in words and list', { list: true, box: false, words: true }, 0.6],
  ]);

export function styleOf(draw: Draw, country: Country): Style {
  const look = lookOf(draw);
  const sign = signOf(draw, country);
  const dayPlace = draw.one<Style['dayPlace']>([
    ['day in each row', 'each row', 8],
    ['day printed once', 'once a day', 0.8],
    ['days as headings', 'heading', 0.7],
    ['value day below booking day', 'stacked', country === 'DE' ? 1.2 : 0.5],
  ]);
  const isNewestFirst = draw.flag('newest first', 0.15);
  const balance = draw.one<Style['balance']>([
    ['balance at both ends only', 'none', 5],
    ['balance per row', 'row', 3],
    ['balance per day', 'day', isNewestFirst ? 0 : 1],
    ['balance per day on a line of its own', 'day line', isNewestFirst ? 0 : 1],
  ]);
  const hasUnit = draw.flag('captions with unit', 0.5);
  return {
    country,
    look,
    sign,
    letters: country === 'IT' ? draw.word([['D', 'A'] as const, ['D', 'C'] as const]) : ['S', 'H'],
    columnSigns:
      sign === 'columns'
        ? draw.one<Style['columnSigns']>([
            ['columns without signs', 'none', 6],
            ['minus before debits', 'minus leading', 1],
            ['minus behind debits', 'minus trailing', 1],
            ['signs behind both columns', 'both trailing', 0.6],
          ])
        : 'none',
    balance,
    dayPlace,
    order: orderOf(draw, sign, balance, dayPlace),
    ends: endsOf(draw),
    isNewestFirst,
    carries: !isNewestFirst && draw.flag('carried-over lines', 0.4),
    isHeadRepeated: draw.flag('headings repeated', 0.7),
    isCaptionStacked: draw.flag('caption stacked', 0.3),
    unit: hasUnit ? draw.word(captions[country].unit) : '',
    unitInRows: draw.one<Style['unitInRows']>([
      ['rows without currency', '', 8],
      ['euro sign before amounts', '€ before', 0.7],
      ['euro sign behind amounts', '€ behind', 1],
      ['EUR behind amounts', 'EUR behind', 0.7],
    ]),
    hasThousandsMark: !draw.flag('no thousands mark', 0.1),
    rowDay: rowDays(draw, country),
    headDay: headDays(draw, country),
    breaking: draw.one<Style['breaking']>([
      ['text in parts', 'parts', 3],
      ['text wrapped by width', 'width', 3],
      ['text cut by letters', 'letters', 1.5],
    ]),
    lettersPerLine: draw.word([27, 35, 35, 40]),
    amountLine: draw.flag('amount on the last line of its text', 0.08) ? 'last' : 'first',
    ground: draw.one<Style['ground']>([
      ['no rules', 'bare', 3],
      ['rules between rows', 'rules', 3],
      ['grid', 'grid', 1.5],
      ['grey bars', 'zebra', 1.5],
      ['grey heading', 'grey head', 2],
    ]),
    factPlace: factPlaceOf(draw),
    hasSums: draw.flag('sums of debits and credits', 0.35),
    hasPageSums: draw.flag('page subtotals', 0.1),
    hasOffer: draw.flag('offer between bookings', 0.1),
    texts: draw.one<Style['texts']>([
      ['texts in capitals', 'capitals', country === 'IT' ? 3 : 1],
      ['texts in sentences', 'sentences', 3],
    ]),
  };
}
