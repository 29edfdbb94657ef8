import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Label, Row, Sheet } from '../../../extraction/labels.ts';
import { kindOfList } from '../block-heads.ts';
import { amountBehind } from '../line-amount.ts';
import { columnOf, type LineColumn } from '../line-columns.ts';
import { amountAt } from '../row-amounts.ts';
import type { Sum } from '../sums.ts';

/** A line of the body that takes income tax off, however it goes on: "IRPEF", "IRPEF su 1.816,20", "Imposta netta". */
const ofTax =
  /^(?:\w{1,6} )?(?:tratt\w* |rit\w* )?(?:irpef|imposta (?:netta|sul reddito)|ritenut[ae] (?:erarial[ei]|fiscal[ei]))\b/;
/** Tax of other pay, of other years, and what is no tax as withheld. */
const ofOthers =
  /\b(?:lord[ao]|addizional\w*|addiz|add|regional\w*|comunal\w*|730|conguagl\w*|tfr|separata|sostitutiv\w*|arretrat\w*|accont\w*|rimbors\w*|credito|detraz\w*|detr|progr\w*|annu\w*|anno|preced\w*|a p|residu\w*|(?<!\bsu )imponib\w*|bonus|trattamento|13|13ma|13a|tredices\w*|14ma|premi\w*)\b/;

/** Words outside brackets, in which a line explains what it is reckoned from. */
function outsideBrackets(words: readonly Word[]): readonly Word[] {
  let depth = 0;
  return words.filter(({ text }) => {
    const isOutside = depth === 0 && !text.startsWith('(');
    depth = Math.max(0, depth + (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0));
    return isOutside;
  });
}

export interface TaxLine {
  readonly sum: Sum;
  readonly column: LineColumn | null;
}

function lineAt(sheet: Sheet, row: Row, place: number): TaxLine[] {
  const words = outsideBrackets(row.words);
  return row.cells.flatMap(({ words: own }): TaxLine[] => {
    const from = words.findIndex((word) => own.includes(word) && /\p{L}{2}/u.test(word.text));
    const rest = from < 0 ? [] : words.slice(from);
    const amount = rest.findIndex((_, at) => amountAt(rest, at) !== null);
    const head = amount < 1 ? [] : rest.slice(0, amount);
    const text = plainWordsOf(head.map((word) => word.text).join(' ')).trim();
    if (!ofTax.test(text) || ofOthers.test(text)) return [];
    const label: Label = {
      name: 'income_tax',
      words: head,
      box: around(head.map(({ box }) => box)),
      row: place,
      distance: 0,
    };
    const sum = amountBehind(sheet, label, rest.slice(amount));
    // What the year has come to stands in a list of its own, beside that of the month.
    const isOfYear = sum !== null && kindOfList(sheet, place, around([label.box, sum.box])) === 'year';
    return sum && !isOfYear ? [{ sum, column: columnOf(sheet, place, sum.box) }] : [];
  });
}

/** Every line of the body that takes income tax off. */
export const irpefLines = (sheets: readonly Sheet[]): TaxLine[] =>
  sheets.flatMap((sheet) => sheet.rows.flatMap((row, place) => lineAt(sheet, row, place)));
