import { plainWordsOf } from '@vesta/domain/text/fold';
import { around, type Box } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { kindOfHead } from '../block-heads.ts';
import { amountIn, certainty, type Draft, put, type SlipAmount } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';
import { wasPaidBefore } from './year.ts';

/** Rows of a block at most, and rows in it that tell nothing before it is at its end. */
const MOST_ROWS = 9;
const MOST_OTHERS = 1;
const MARGIN = 4;

type Kind = 'year' | 'severance';

interface Meaning {
  readonly field: SlipAmount;
  readonly shape: RegExp;
  /** What the total of a year is at least. */
  readonly month?: SlipAmount;
}

/** Captions in short: their heading says that they are of the year, or of what is put aside. */
const meanings: Readonly<Record<Kind, readonly Meaning[]>> = {
  year: [
    {
      field: 'ytd_gross',
      shape:
        /^(?:tot(?:ale|ali)? )?(?:lord[oi]|retribuzion[ei](?: lord[ae])?|retrib(?: lord[ae])?|compens[oi](?: lord[oi])?)(?: (?:corrisposto|erogato|percepito|competenze))?$|^competenze(?: lorde)?$|^gross(?: (?:pay|salary|earnings))?$/,
      month: 'gross',
    },
    {
      field: 'ytd_taxable',
      shape:
        /^(?:reddito )?(?:imponibile|impon|imp)(?: le)? (?:fiscale|fisc|irpef)$|^irpef (?:imponibile|impon|imp)$|^imponibile$|^taxable(?: (?:income|pay|amount))?$/,
      month: 'taxable',
    },
    {
      field: 'ytd_tax',
      shape:
        /^(?:irpef|imposta)(?: (?:netta|trattenuta|tratt|pagata|pag|versata))?$|^ritenute(?: (?:irpef|fiscali))?$|^(?:income )?tax(?: withheld| paid)?$/,
      month: 'income_tax',
    },
  ],
  severance: [
    {
      field: 'severance_accrual',
      shape: /^(?:quota (?:mese|del mese|maturata)|accantonamento(?: (?:mese|del mese))?|mese|maturato (?:nel )?mese)$/,
    },
  ],
};

/** "Anno 2026", "Totali anno 2026", "Progressivi / Jahressummen 2026". */
const yearHead =
  /^(?:(?:totali|progressivi|dati|valori) )?(?:anno|jahressummen|jahreswerte)(?: (?:fiscale|corrente))? 20\d\d$|^progressivi\b|^(?:situazione|riepilogo|totali|dati|importi) (?:progressiv\w+|da(?:ll)? inizio)\b/;

/** Words that stand together: up to a wide gap, and never beyond an amount, where the next block begins. */
function piecesOf({ cells }: Row): (readonly Word[])[] {
  return cells.flatMap(({ words }) => {
    const amounts = amountsIn(words);
    const ends = amounts.map((amount) => words.indexOf(amount.words.at(-1) as Word) + 1);
    const starts = amounts.map((amount) => words.indexOf(amount.words[0] as Word));
    const cuts = [0, ...starts, ...ends, words.length].sort((a, b) => a - b);
    return cuts.slice(1).flatMap((to, at) => {
      const piece = words.slice(cuts[at], to);
      return piece.length > 0 ? [piece] : [];
    });
  });
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const boxOf = (words: readonly Word[]): Box => around(words.map(({ box }) => box));
/** What a caption says, and says once more in another language. */
const captionsOf = (words: readonly Word[]): readonly string[] =>
  textOf(words)
    .split(/ [/|] /)
    .map(plainWordsOf);

function kindOf(words: readonly Word[], row: number): Kind | null {
  const text = textOf(words);
  if (amountsIn(words).length > 0) return null;
  const kind = kindOfHead({ words, text, row, box: boxOf(words) });
  if (kind === 'severance') return /^\W*t\W*f\W*r\W*$/i.test(text) ? kind : null;
  return kind === 'year' || yearHead.test(plainWordsOf(text)) ? 'year' : null;
}

interface Told {
  readonly captions: readonly string[];
  readonly value: number;
  readonly words: readonly Word[];
}

/** A list: each row its caption and one figure behind it, between the heading's margin and the next block. */
function listBelow(sheet: Sheet, head: Box, right: number, row: number): Told[] {
  const told: Told[] = [];
  let others = 0;
  for (const lower of sheet.rows.slice(row + 1, row + 1 + MOST_ROWS)) {
    const pieces = piecesOf(lower).filter((words) => {
      const { left } = boxOf(words);
      return left > head.left - MARGIN && left < right - MARGIN;
    });
    const [caption, figure, ...more] = pieces;
    const [amount] = figure ? amountsIn(figure) : [];
    if (caption && amount && more.length === 0 && amountsIn(caption).length === 0)
      told.push({ captions: captionsOf(caption), value: amount.value, words: amount.words });
    else if (pieces.length > 0) others += 1;
    if (others > MOST_OTHERS) break;
  }
  return told;
}

/** A table: a row of captions and a row with as many figures. The heading may open the captions, and a day the figures. */
function tableBelow(sheet: Sheet, row: number, isAlone: boolean): Told[] {
  const [captions, figures] = isAlone
    ? [sheet.rows[row + 1], sheet.rows[row + 2]]
    : [sheet.rows[row], sheet.rows[row + 1]];
  const heads = (captions?.cells ?? []).slice(isAlone ? 0 : 1);
  const amounts = amountsIn(figures?.words ?? []);
  if (heads.length < 2 || heads.length !== amounts.length || heads.some(({ text }) => /\d,\d{2}/.test(text))) return [];
  return amounts.map(({ value, words }, at) => ({ captions: captionsOf(heads[at]?.words ?? []), value, words }));
}

function toldUnder(sheet: Sheet, words: readonly Word[], row: number): Told[] {
  const { cells } = sheet.rows[row] ?? { cells: [] };
  const head = boxOf(words);
  const isFirst = cells[0]?.words[0] === words[0];
  const tables = isFirst ? [true, false].map((isAlone) => tableBelow(sheet, row, isAlone)) : [];
  const table = tables.find(({ length }) => length > 0);
  if (table) return table;
  const next = cells.find(({ box }) => box.left > head.right + MARGIN);
  return listBelow(sheet, head, next?.box.left ?? sheet.page.width, row);
}

/**
 * Blocks under a heading of their own tell what the year has come to and what was put aside this month. The pay that such a
 * block calls so is the year's, whatever of it was insured.
 */
export function readYearBlock(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy) return;
  for (const sheet of sheets)
    for (const [at, row] of sheet.rows.entries())
      for (const words of piecesOf(row)) {
        const kind = kindOf(words, at);
        // "PROGR. INPS" is a caption of its own, and what stands below it is of another.
        const isCaption = row.labels.some(
          (label) => label.name.startsWith('ytd_') && label.words.some((word) => words.includes(word)),
        );
        if (!kind || isCaption) continue;
        const told = toldUnder(sheet, words, at);
        for (const { field, shape, month } of meanings[kind]) {
          const [one, ...more] = told.filter(({ captions }) => captions.some((caption) => shape.test(caption)));
          const own = (month && amountIn(draft, month)) ?? 1;
          // The total of a year that began before is more than one month of it.
          const least = field === 'ytd_gross' && wasPaidBefore(draft) ? own + 1 : own;
          const isOwn = kind === 'year' || !draft.fields.has(field);
          if (one && more.length === 0 && isOwn && one.value >= least)
            put(draft, field, one.value, one.words, sheet.page.number, certainty.labelled);
        }
      }
}
