import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import { candidatesFor } from '../../../extraction/label-values.ts';
import type { Cell, Label, Row, Sheet } from '../../../extraction/labels.ts';
import { readAmount } from '../amount-text.ts';
import { headOfGroup, kindOfHead, kindOfList } from '../block-heads.ts';
import { isInside, yearlyColumns } from '../month-columns.ts';
import type { Sum } from '../sums.ts';

const TFR = '(?:t f r|tfr|trattamento (?:di )?fine rapporto)';
const SHARE =
  '(?:quot[ae]|accantonament[oi]|accant|acc(?: to)?|accantonat[oa]|rate[oi]|maturat[oa]|maturazione|maturando)';
const MONTH = '(?:(?:del|nel|di|al|in|(?:di )?questo) )?(?:mese|mensile|periodo|competenza)(?: corrente)?';

/** "Quota mese", "maturato nel mese", "accantonamento del mese": the month's share, of what its block is about. */
const ofMonth = new RegExp(
  `^${TFR} accrual (?:of|for|in) (?:the|this) month\\b|^(?:${TFR} )?${SHARE}(?: (?:maturat[oa]|accantonat[oa]|lord[oa]|nett[oa]|${TFR}))* ${MONTH}\\b`,
);
/** The same that says itself of what: "Quota T.F.R. al netto del fondo di garanzia", "TFR del mese al fondo pensione". */
const ofItself = new RegExp(
  `^(?:${SHARE} (?:maturat[oa] |mensile |mese )?${TFR}|${TFR} ${MONTH}|${TFR} a (?:fondo|f do|previdenza|cometa|fonte|fonchim|fondapi)|${TFR} accrual)\\b`,
);
/** Of which time is not said: the heading of the list or of the column says it, or the sum bears it out. */
const ofSomeTime = new RegExp(`^(?:${TFR}|${SHARE}|${TFR} ${SHARE}|${SHARE} (?:maturat[oa]|${TFR})|${MONTH})$`);
/** What is set aside so far, and what it is reckoned from. */
const ofOthers =
  /\b(?:ann[ouia]\w*|progr\w*|31 12|prec\w*|a p|ap|rivalut\w*|residu\w*|liquidat\w*|anticip\w*|utile|imponib\w*|retribuzione|retr|ferie|permess\w*|rol|13\w*|14\w*|tredices\w*)\b/;
/** Words of captions that stand beside each other about it. */
const ofSeverance = /\b(?:t ?f ?r|fondo|f do|rivalut\w*|utile|quot[ae]|anticip\w*|31 12|garanzia)\b/;
const saysSeverance = new RegExp(`\\b${TFR}\\b`);

export interface Shares {
  /** Captions that say that they are the month's share. */
  readonly told: readonly Sum[];
  /** Captions that may be: what they announce counts where the sums bear it out. */
  readonly possible: readonly Sum[];
}

interface Caption {
  readonly words: readonly Word[];
  readonly text: string;
  readonly cell: Cell;
}

/** Words of a row between its figures: captions that stand close to their figures are in one cell with them. */
const captionsOf = ({ cells }: Row): Caption[] =>
  cells.flatMap((cell) => {
    const runs: Word[][] = [[]];
    for (const word of cell.words) {
      if (/^[-*]*\d[\d.]*,\d{2}-?$/.test(word.text)) runs.push([]);
      else runs.at(-1)?.push(word);
    }
    return runs
      .filter((words) => words.length > 0)
      .map((words) => ({ words, cell, text: plainWordsOf(words.map(({ text }) => text).join(' ')) }));
  });

/** Whether the captions before it in its row say that they are about the end of the job. */
function isAmongItsOwn(captions: readonly Caption[], at: number): boolean {
  for (const { text } of captions.slice(0, at).reverse()) {
    if (saysSeverance.test(text)) return true;
    if (!ofSeverance.test(text)) return false;
  }
  return false;
}

/** What stands beside or below a caption that our lists do not know. */
function sumsAt(sheet: Sheet, row: number, words: readonly Word[]): Sum[] {
  const label: Label = { name: 'severance_accrual', words, box: around(words.map(({ box }) => box)), row, distance: 0 };
  const rows = sheet.rows.map((one, place) => {
    if (place !== row) return one;
    const others = one.labels.filter((other) => !other.words.some((word) => words.includes(word)));
    return { ...one, labels: [...others, label].sort((a, b) => a.box.left - b.box.left) };
  });
  return candidatesFor({ ...sheet, rows }, label, { parse: readAmount, words: 2 }).map((found) => ({
    ...found,
    yearly: false,
    ruled: false,
  }));
}

function sharesIn(sheet: Sheet, row: Row, place: number): Shares[] {
  const captions = captionsOf(row);
  return captions.flatMap(({ words, text }, at): Shares[] => {
    if (ofOthers.test(text) || ![ofMonth, ofItself, ofSomeTime].some((shape) => shape.test(text))) return [];
    const found = sumsAt(sheet, place, words);
    const [first] = found;
    if (!first) return [];
    const own = around(words.map(({ box }) => box));
    const list = first.side === 'right' ? kindOfList(sheet, place, around([own, first.box])) : null;
    const group = headOfGroup(sheet, place, own);
    const isOfIt =
      saysSeverance.test(text) ||
      list === 'severance' ||
      (group !== null && kindOfHead(group) === 'severance') ||
      isAmongItsOwn(captions, at);
    if (!isOfIt || (list === 'year' && !ofMonth.test(text))) return [];
    const columns = yearlyColumns(sheet);
    const isOfYear = ({ box }: Sum): boolean => columns.some((column) => isInside(column, box));
    const month = found.filter((sum) => !isOfYear(sum));
    // Beside a column of the year the figure outside it is the month's, and a list of the month holds nothing else.
    const isOfMonth = list === 'month' || (month[0]?.side === 'right' && found.some(isOfYear));
    const isTold = ofMonth.test(text) || ofItself.test(text) || (ofSomeTime.test(text) && isOfMonth);
    return [isTold ? { told: month, possible: [] } : { told: [], possible: month }];
  });
}

/** Shares of the month by captions that get their meaning from what stands around them. */
export function sharesByContext(sheets: readonly Sheet[]): Shares {
  const all = sheets.flatMap((sheet) => sheet.rows.flatMap((row, place) => sharesIn(sheet, row, place)));
  return { told: all.flatMap(({ told }) => told), possible: all.flatMap(({ possible }) => possible) };
}
