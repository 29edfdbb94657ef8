import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../../evidence/page.ts';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';

const opens = /^(?:importi |dati |totali )?progressiv[oi](?: (?:fiscali|ann[ou]i?|20\d\d|dell anno))*\b/;
/** Captions in short: the row or its heading says that they are of the year. */
const captions = [
  ['ytd_taxable', /^(?:e )?(?:imponibile|imp)(?: (?:fiscale|irpef|progressivo))?$/, 'taxable'],
  [
    'ytd_tax',
    /^(?:e )?(?:(?:imposta|irpef)(?: (?:netta|trattenuta))?|ritenute(?: (?:irpef|progressive|fiscali))?)$/,
    'income_tax',
  ],
  ['ytd_gross', /^(?:e )?(?:lordo|(?:imponibile|imp) (?:contributivo|previdenziale|inps))$/, 'social_gross'],
] as const;

interface Told {
  readonly caption: string;
  readonly value: number;
  readonly words: readonly Word[];
}

/** Words and the amount behind them, one pair behind the other. */
function pairsIn({ words }: Row): Told[] {
  const amounts = amountsIn(words);
  return amounts.map((amount, at) => {
    const [first] = amount.words;
    const before = amounts[at - 1]?.words.at(-1);
    const from = before ? words.indexOf(before) + 1 : 0;
    const said = plainWordsOf(
      words
        .slice(from, first ? words.indexOf(first) : from)
        .map(({ text }) => text)
        .join(' '),
    );
    const caption = said
      .replace(/^(?:importi |dati |totali )?progressiv[oi](?= (?!progr))(?: (?:fiscali|ann[ou]i?|20\d\d))* /, '')
      .trim();
    return { caption, value: Math.abs(amount.value), words: amount.words };
  });
}

/** The row that opens with the word for it, or the one below where the word stands alone. */
const rowsOfYear = ({ rows }: Sheet): Row[] =>
  rows.flatMap((row, at) => {
    const said = plainWordsOf(row.text).trim();
    const below = rows[at + 1];
    const isAlone = opens.test(said) && amountsIn(row.words).length === 0 && row.cells.length === 1;
    if (isAlone) return below ? [below] : [];
    return opens.test(said) || /\bprogressiv[oie]\b.*\bprogressiv[oie]\b/.test(said) ? [row] : [];
  });

/**
 * "Progressivi: imponibile fiscale 14.130,84; imposta 898,81": totals of the year told in one row, in captions that mean the
 * month anywhere else. Nothing of it is less than what the month itself comes to.
 */
export function readYearInWords(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets)
    for (const row of rowsOfYear(sheet))
      for (const { caption, value, words } of pairsIn(row))
        for (const [field, shape, month] of captions)
          if (!draft.fields.has(field) && shape.test(caption) && value >= (amountIn(draft, month) ?? 0))
            put(draft, field, value, words, sheet.page.number, certainty.labelled);
}
