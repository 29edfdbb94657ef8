import type { Country } from '../../people/person.ts';
import type { Draw } from '../draw.ts';
import { type FactPlace, factPlaceOf } from '../facts.ts';
import { type Look, lookOf } from '../look.ts';

export type BodyColumn = 'code' | 'label' | 'base' | 'rate' | 'told' | 'deduction' | 'earning' | 'amount';

/** Every choice by which one program's slip differs from another's. */
export interface Style {
  readonly country: Country;
  readonly look: Look;
  readonly factPlace: FactPlace;
  readonly columns: readonly BodyColumn[];
  readonly minus: 'leading' | 'trailing';
  /** Euros and cents in cells of their own, a rule between them instead of the comma. */
  readonly splitsCents: boolean;
  readonly year: 'column' | 'column first' | 'beside' | 'below' | 'missing';
  readonly sums: 'ladder' | 'cells' | 'lines';
  readonly totals: 'cells' | 'ladder' | 'boxed net' | 'value left';
  readonly isNumbered: boolean;
  readonly totalsFirst: boolean;
  readonly hasTotalsRow: boolean;
  readonly ground: 'bare' | 'rules' | 'grid' | 'grey head';
  readonly dayMark: '/' | '.' | '-';
  readonly payPlace: 'head' | 'foot';
}

/** Code and text first; how the amount came about before or behind it; two columns of amounts or one with its sign. */
function columnsOf(draw: Draw, country: Country): BodyColumn[] {
  const code: BodyColumn[] = draw.flag('body with codes', 0.75) ? ['code'] : [];
  const how = draw.one<BodyColumn[]>([
    ['base before rate', ['base', 'rate'], 4],
    ['rate before base', ['rate', 'base'], 2],
    ['rate only', ['rate'], 1],
    ['amounts only', [], 1],
  ]);
  const italian: readonly BodyColumn[][] = [
    ['told', 'deduction', 'earning'],
    ['deduction', 'earning'],
    ['earning', 'deduction'],
    ['told', 'earning', 'deduction'],
  ];
  const amounts = draw.one<BodyColumn[]>([
    ['deductions before earnings', italian[draw.chance.between(0, 1)] ?? [], country === 'IT' ? 4 : 0],
    ['earnings before deductions', italian[draw.chance.between(2, 3)] ?? [], country === 'IT' ? 3 : 0],
    ['one signed column of amounts', ['amount'], country === 'IT' ? 1 : 5],
  ]);
  const isTextFirst = draw.flag('code behind the text', 0.12);
  const begin: BodyColumn[] = isTextFirst ? ['label', ...code] : [...code, 'label'];
  return [...begin, ...how, ...amounts];
}

export function styleOf(draw: Draw, country: Country): Style {
  const look = lookOf(draw);
  const sums = draw.one<Style['sums']>([
    ['sums in a ladder', 'ladder', 4],
    ['sums in cells', 'cells', 3],
    ['sums in lines', 'lines', 1],
  ]);
  return {
    country,
    look: { ...look, size: Math.min(look.size, 8.5), leading: Math.min(look.leading, 12) },
    factPlace: factPlaceOf(draw),
    columns: columnsOf(draw, country),
    minus: draw.one([
      ['minus leading', 'leading', 2],
      ['minus trailing', 'trailing', 1],
    ] as const),
    splitsCents: draw.flag('cents in their own cell', 0.1),
    year: draw.one<Style['year']>([
      ['year beside each figure', 'column', sums === 'ladder' ? 3 : 0],
      ['year before each figure', 'column first', sums === 'ladder' ? 0.7 : 0],
      ['year block beside the month', 'beside', 2],
      ['year block below the month', 'below', 2],
      ['no year block', 'missing', 2],
    ]),
    sums,
    totals: draw.one<Style['totals']>([
      ['totals in cells', 'cells', 3],
      ['totals in a ladder', 'ladder', 3],
      ['net in a box', 'boxed net', 3],
      ['totals left of their captions', 'value left', 0.6],
    ]),
    isNumbered: draw.flag('numbered cells', 0.12),
    totalsFirst: draw.flag('totals above the sums', 0.3),
    hasTotalsRow: country === 'IT' && draw.flag('columns summed below the body', 0.25),
    ground: draw.one<Style['ground']>([
      ['no rules', 'bare', 2],
      ['rules between rows', 'rules', 2],
      ['grid', 'grid', 2],
      ['grey heading', 'grey head', 2],
    ]),
    dayMark: draw.word(country === 'IT' ? (['/', '/', '.', '-'] as const) : (['.', '.', '.', '/'] as const)),
    payPlace: draw.word(['head', 'foot'] as const),
  };
}
