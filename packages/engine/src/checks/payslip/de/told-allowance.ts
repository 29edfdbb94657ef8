import type { Page } from '../../../evidence/page.ts';
import { parseAmount } from '../../../extraction/amount.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import { labelIndex, sheetOf } from '../../../extraction/labels.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { InspectedPaper } from '../../subject.ts';

const NEAR = 2;
const AROUND = 40;

const labels = labelIndex([
  {
    name: 'allowance',
    phrases: [
      'freibetrag',
      'freibetrag jährl',
      'freibetrag mtl',
      'freibetrag jährlich',
      'freibetrag monatlich',
      'jahresfreibetrag',
      'monatsfreibetrag',
      'steuerfreibetrag',
      'lst freibetrag',
      'lohnsteuerfreibetrag',
    ],
  },
  { name: 'factor', phrases: ['faktor', 'faktorverfahren'] },
  {
    name: 'children',
    phrases: ['ki frbtr', 'kinderfreibetrag', 'kinderfreibeträge', 'kinder', 'kfb', 'ki fb', 'kinderfrb', 'zkf'],
  },
]);

/** The rows around such words: laying out a whole page costs many times as much. */
function whereTold(page: Page): Page | null {
  const named = page.words.filter(({ text }) => /fr(?:ei)?b(?:e?tr|\.)|faktor|kinder|kfb|zkf|^fb$|^ki\b/i.test(text));
  const near = page.words.filter(({ baseline }) => named.some((word) => Math.abs(word.baseline - baseline) <= AROUND));
  return named.length === 0 ? null : { ...page, words: near };
}

const parseFactor = (text: string): number | null =>
  /^0[,.]\d{3}$/.test(text) ? Number(text.replace(',', '.')) : null;
const parseChildren = (text: string): number | null =>
  /^\d[,.][05]0?$/.test(text) ? Number(text.replace(',', '.')) : null;

/** What the slip itself says of the reasons for which tax and church tax may be lower; null: it does not speak of them. */
export interface ToldAllowances {
  /** An allowance or a factor that is taken into account. */
  readonly isLowered: boolean;
  readonly children: number | null;
}

export function toldAllowances({ paper, reading }: ReadPaper<'payslip', InspectedPaper>): ToldAllowances {
  const sheets = paper.evidence.pages
    .filter(({ number }) => reading.pages.includes(number))
    .flatMap((page) => {
      const part = whereTold(page);
      return part ? [sheetOf(part, labels)] : [];
    });
  const nearest = (name: string, parse: (text: string) => number | null): number | null =>
    sheets
      .flatMap((sheet) => candidatesNamed(sheet, name, { parse, words: 1 }))
      .filter(({ cost }) => cost < NEAR)
      .sort((a, b) => a.cost - b.cost)[0]?.value ?? null;
  const allowance = nearest('allowance', parseAmount);
  return {
    isLowered: (allowance !== null && allowance > 0) || nearest('factor', parseFactor) !== null,
    children: nearest('children', parseChildren),
  };
}
