import { sharedWidth } from '../evidence/geometry.ts';
import type { Page, Word } from '../evidence/page.ts';
import { type Band, bandsOf } from './bands.ts';
import { unglued } from './glued-words.ts';
import { groupedLabels, mergedLabels } from './grouped-labels.ts';
import { CELL_GAP, type Cell, cellsOf, gapBetween, isWording, type Label, labelOf, sizeOf } from './label-cells.ts';
import type { LabelIndex, LabelMatch, LabelSpec } from './label-index.ts';
import { type Token, tokensOf } from './label-text.ts';
import { areListed } from './listed-captions.ts';
import { isEnglishCaption, isStroke, translationBehind } from './translated-captions.ts';

export { CELL_GAP, type Cell, cellsOf, gapBetween, type Label, sizeOf } from './label-cells.ts';
export { type LabelIndex, type LabelSpec, labelIndex } from './label-index.ts';

export interface Row extends Band {
  readonly cells: readonly Cell[];
  /** From left to right. */
  readonly labels: readonly Label[];
}

/** A page with its rows, cells and labels, ready to be asked for values. */
export interface Sheet {
  readonly page: Page;
  readonly rows: readonly Row[];
  readonly labels: readonly Label[];
  readonly byName: ReadonlyMap<string, readonly Label[]>;
}

/** Words of one label may stand a little further apart than words of a sentence. */
const LABEL_GAP = 1.35;
/** Lines of one label follow each other as closely as this, in letter sizes. */
const LINE_STEP = 1.5;
const MOST_TOKENS = 9;

/** Whether strokes and nothing else stand between two words. */
const isParted = (between: readonly Word[]): boolean => between.length > 0 && between.every(isStroke);

interface Hit {
  readonly match: LabelMatch;
  readonly from: number;
  readonly to: number;
}

const letters = /[a-z]/;
/** The Italian tax return is called by its number: "IRPEF 730" is not the tax of the month. */
const taxReturn = '730';
/** The fiscal code of a person between two fields is no word of a caption. */
const code = /^[a-z]{6}[a-z0-9]{2}[a-z][a-z0-9]{2}[a-z][a-z0-9]{3}[a-z]$/;
/** More than any blank between two words, in letter sizes: narrow columns stand no further apart. */
const NARROW_GAP = 0.8;

/** "Netto = Auszahlung": two labels of one value. */
const areEqual = ({ words }: Band, left: number, right: number): boolean =>
  words.slice(left + 1, right).some(({ text }) => text === '=');

/** Whether a word of letters is written right at the side of the hit. */
function hasNeighbour(
  tokens: readonly Token[],
  band: Band,
  { from, to }: Pick<Hit, 'from' | 'to'>,
  sides: NonNullable<LabelSpec['alone']>,
  /** Whether a word belongs to another label, which may stand in the next column. */
  isLabelled: (token: number) => boolean = () => false,
): boolean {
  const touches = (left: number, right: number): boolean => {
    const other = left < from ? left : right;
    const a = tokens[left];
    const b = tokens[right];
    const said = (left < from ? a : b)?.plain ?? '';
    if (!a || !b || !(letters.test(said) || said === taxReturn) || code.test(said)) return false;
    const wordA = band.words[a.word];
    const wordB = band.words[b.word];
    if (!wordA || !wordB) return false;
    // A colon ends a label, whatever stands behind it, and what stands before it is another one.
    if (wordA !== wordB && wordA.text.endsWith(':')) return false;
    if (areEqual(band, a.word, b.word)) return false;
    if (isEnglishCaption(right > to ? wordB : wordA) && isParted(band.words.slice(a.word + 1, b.word))) return false;
    return wordA === wordB || gapBetween(wordA, wordB) < (isLabelled(other) ? NARROW_GAP : CELL_GAP);
  };
  return touches(from - 1, from) || (sides === true && touches(to, to + 1));
}

const isFigure = ({ plain }: Token): boolean => /^\d+$/.test(plain);

/**
 * A figure among the words is a value and no mistake: "Steuerklasse 4, Kinderfreibeträge" is not one caption. Nothing
 * but figures is none either, though their signs look like letters: "108" is no "Job".
 */
function isValueRead(tokens: readonly Token[], { distance }: LabelMatch, from: number, to: number): boolean {
  const hit = tokens.slice(from, to + 1);
  return distance >= 1 ? hit.some(isFigure) : distance > 0 && hit.every(isFigure);
}

/** "Totale ritenute (contributi, IRPEF, addizionali)": a list in a bracket explains the caption before it. */
const opensList = (tokens: readonly Token[], { words }: Band, from: number, to: number): boolean => {
  const said = words
    .slice(tokens[from]?.word, (tokens[to]?.word ?? 0) + 1)
    .map(({ text }) => text)
    .join(' ');
  return said.endsWith(',') && said.lastIndexOf('(') > Math.max(0, said.lastIndexOf(')'));
};

function hitsFrom(tokens: readonly Token[], band: Band, index: LabelIndex, from: number): Hit[] {
  const hits: Hit[] = [];
  let plain = '';
  let text = '';
  for (let to = from; to < Math.min(tokens.length, from + MOST_TOKENS); to += 1) {
    const token = tokens[to];
    const before = tokens[to - 1];
    if (!token) break;
    const word = band.words[token.word];
    const wordBefore = to > from && before ? band.words[before.word] : undefined;
    if (word && wordBefore && word !== wordBefore && gapBetween(wordBefore, word) > LABEL_GAP) break;
    if (to > from && before && areEqual(band, before.word, token.word)) break;
    plain += token.plain;
    text += token.folded;
    if (text.length > index.longest) break;
    const match = index.match(plain, text);
    if (!match || isValueRead(tokens, match, from, to)) continue;
    if (!opensList(tokens, band, from, to)) hits.push({ match, from, to });
  }
  return hits;
}

/** Without labels that would have to stand alone and do not. Beside other labels, the gap of a narrow column is enough. */
function withoutTouched(hits: readonly Hit[], tokens: readonly Token[], band: Band): Hit[] {
  const touched = hits.filter((hit) => hit.match.spec.alone && hasNeighbour(tokens, band, hit, hit.match.spec.alone));
  const free = hits.filter((hit) => !touched.includes(hit));
  const isLabelled = (token: number): boolean =>
    free.some(({ match, from, to }) => match.distance === 0 && from <= token && token <= to);
  const apart = touched.filter(
    ({ match, from, to }) =>
      match.spec.alone && !hasNeighbour(tokens, band, { from, to }, match.spec.alone, isLabelled),
  );
  return [...free, ...apart];
}

const worth = (hit: Hit): number => hit.match.length - hit.match.distance * 3;

/** Of hits that share a token the longer one says more. */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of [...hits].sort((a, b) => worth(b) - worth(a))) {
    if (kept.every((other) => hit.to < other.from || hit.from > other.to)) kept.push(hit);
  }
  return kept;
}

/** The words of a label, and those that say the same in English behind a stroke: they are neither a value nor a head. */
function wordsOf(band: Band, own: readonly Word[], isOthers: (word: Word) => boolean): readonly Word[] {
  const last = own.at(-1);
  const behind = last ? band.words.slice(band.words.indexOf(last) + 1) : [];
  const end = behind.findIndex(
    (word, at) => gapBetween(behind[at - 1] ?? last ?? word, word) > CELL_GAP || isOthers(word),
  );
  return [...own, ...translationBehind(end < 0 ? behind : behind.slice(0, end))];
}

/** How a slip says before a caption what is done with its sum: "= Nettoverdienst", "./. Lohnsteuer", "abzgl. Lohnsteuer". */
const reckons = /^(?:[=+–-]|\.\/\.|abzgl\.?|zzgl\.?|abzüglich|zuzüglich)$/i;

/** That sign belongs to the caption, below whose beginning the value may stand. */
function signBefore(band: Band, own: readonly Word[]): readonly Word[] {
  const first = own[0];
  const before = first && band.words[band.words.indexOf(first) - 1];
  return first && before && reckons.test(before.text) && gapBetween(before, first) < CELL_GAP ? [before] : [];
}

function labelsOn(band: Band, row: number, index: LabelIndex): Label[] {
  const tokens = tokensOf(band);
  const all = tokens.flatMap((_, from) => hitsFrom(tokens, band, index, from));
  const hits = withoutOverlaps(withoutTouched(all, tokens, band));
  const placesOf = ({ from, to }: Hit): readonly number[] => tokens.slice(from, to + 1).map((token) => token.word);
  const taken = new Set(hits.flatMap(placesOf));
  return hits.map((hit) => {
    const places = new Set(placesOf(hit));
    const own = band.words.filter((_, place) => places.has(place));
    const words = wordsOf(band, own, (word) => taken.has(band.words.indexOf(word)));
    return labelOf(hit.match.spec, [...signBefore(band, own), ...words], row, hit.match.distance);
  });
}

/** Rows in which the second line of a caption may stand: captions of one line are set half way between both. */
const ROWS_OF_SECOND_LINE = 2;

/** Labels broken over two lines of one cell, such as "Steuerrechtliche / Abzüge". */
function stackedLabels(upper: readonly Cell[], next: readonly (readonly Cell[])[], index: LabelIndex): Label[] {
  return upper.flatMap((top) => {
    const size = Math.max(...top.words.map(sizeOf));
    const isUnder = (cell: Cell): boolean => sharedWidth(top.box, cell.box) > 0.5;
    const lower = next.find((cells) => cells.some(isUnder)) ?? [];
    const below = lower.find(isUnder);
    const step = below ? (below.words[0]?.baseline ?? 0) - (top.words[0]?.baseline ?? 0) : Number.POSITIVE_INFINITY;
    if (!below || step > size * LINE_STEP || !isWording(top) || !isWording(below)) return [];
    if (areListed([top, upper], [below, lower], index)) return [];
    const words = [...top.words, ...below.words];
    const tokens = tokensOf({ words, baseline: 0, box: top.box, text: '' });
    const plain = tokens.map((token) => token.plain).join('');
    if (plain.length > index.longest) return [];
    const match = index.match(plain, tokens.map((token) => token.folded).join(''));
    return match ? [labelOf(match.spec, words, below.row, match.distance)] : [];
  });
}

/** Finds every known label on a page. Near-linear in its words. */
export function sheetOf(page: Page, index: LabelIndex): Sheet {
  const bands = bandsOf(page.words.flatMap(unglued));
  const cells = bands.map((band, row) => cellsOf(band.words, row));
  const plain = bands.flatMap((band, row) => labelsOn(band, row, index));
  const stacked = cells.flatMap((upper, row) =>
    stackedLabels(upper, cells.slice(row + 1, row + 1 + ROWS_OF_SECOND_LINE), index),
  );
  const grouped = cells.flatMap((upper, row) => {
    const lower = cells[row + 1];
    return lower && upper.length > 0 ? groupedLabels(upper, lower, row + 1, index) : [];
  });
  const labels = mergedLabels(plain, stacked, grouped);
  const byName = new Map<string, Label[]>();
  for (const label of labels) byName.set(label.name, [...(byName.get(label.name) ?? []), label]);
  const rows = bands.map((band, row) => ({
    ...band,
    cells: cells[row] ?? [],
    labels: labels.filter((label) => label.row === row).sort((a, b) => a.box.left - b.box.left),
  }));
  return { page, rows, labels, byName };
}
