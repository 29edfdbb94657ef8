import { around, type Box, middleX } from '../evidence/geometry.ts';
import type { Word } from '../evidence/page.ts';
import { gapBetween, type Label, type Row, type Sheet, sizeOf } from './labels.ts';

/** What may be meant by a label, and how far-fetched that is: 0 is right beside it. */
export interface Candidate<T> {
  readonly value: T;
  readonly raw: string;
  readonly words: readonly Word[];
  readonly box: Box;
  readonly page: number;
  readonly side: 'right' | 'below' | 'left';
  readonly cost: number;
  readonly label: Label;
}

export interface Search<T> {
  /** Null where the text is no such value. */
  readonly parse: (text: string) => T | null;
  /** A value may be written in up to this many words. */
  readonly words?: number;
  /** Its words may stand this far apart, in letter sizes. */
  readonly gap?: number;
}

/** A value below stands within this many letter sizes of its label. */
const DEEPEST = 3.4;
const VALUE_GAP = 1.3;
const CHAIN_GAP = 2.5;
/** An empty field may be this deep, in letter sizes of its label, if what stands in it is printed large. */
const DEEPEST_FIELD = 9;
const COST_PER_GAP = 0.04;
/** Across an empty row even the whole width of a page is no further than this. */
const COST_OF_FARTHEST = 1.2;
const COST_PER_WORD_BETWEEN = 0.35;
const COST_OF_BELOW = 0.25;
const COST_PER_STEP = 0.3;
const COST_PER_MISTAKE = 0.2;

const overlap = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const hasLetters = (word: Word): boolean => /\p{L}{2}/u.test(word.text);

/** "64,33 - pagamento con bonifico": a dash that parts a figure from the text behind it is no sign. */
function isDashBetween(run: readonly Word[], next: Word | undefined): boolean {
  const dash = run.length > 1 ? run.at(-1) : undefined;
  return (
    dash !== undefined &&
    next !== undefined &&
    /^[-–—]$/.test(dash.text) &&
    hasLetters(next) &&
    gapBetween(dash, next) < VALUE_GAP
  );
}

/** The first value that a run of words spells, the longest run first. */
function valueAt<T>(
  words: readonly Word[],
  from: number,
  search: Search<T>,
): { value: T; run: readonly Word[] } | null {
  for (let count = Math.min(search.words ?? 1, words.length - from); count > 0; count -= 1) {
    const run = words.slice(from, from + count);
    const apart = run.some((word, index) => {
      const before = run[index - 1];
      return before !== undefined && gapBetween(before, word) > (search.gap ?? VALUE_GAP);
    });
    if (apart || isDashBetween(run, words[from + count])) continue;
    const value = search.parse(run.map((word) => word.text).join(' '));
    if (value !== null) return { value, run };
  }
  return null;
}

const candidateOf = <T>(
  label: Label,
  page: number,
  side: 'right' | 'below',
  found: { value: T; run: readonly Word[] },
  cost: number,
): Candidate<T> => ({
  value: found.value,
  raw: found.run.map((word) => word.text).join(' '),
  words: found.run,
  box: around(found.run.map((word) => word.box)),
  page,
  side,
  cost: cost + label.distance * COST_PER_MISTAKE,
  label,
});

/** "Lohnsteuer (Steuerklasse 4, Kinderfreibeträge 1,0) 1.463,91": captions in brackets right behind one end nothing. */
function isAside({ words }: Row, label: Label, other: Label): boolean {
  const [head, last, first] = [label.words[0], label.words.at(-1), other.words[0]];
  if (!head || !last || !first) return false;
  // The bracket may open within the caption itself: "Lohnsteuer (Steuerklasse".
  const opens = words.slice(words.indexOf(head), words.indexOf(last) + 2).find(({ text }) => text.startsWith('('));
  const from = opens ? words.indexOf(opens) : words.length;
  const end = words.findIndex(({ text }, at) => at >= from && /\)[.,;:]?$/.test(text));
  return end >= 0 && words.indexOf(first) <= end;
}

/** The words behind a label on its row, up to the next label. */
export function wordsRightOf(sheet: Sheet, label: Label): readonly Word[] {
  const row = sheet.rows[label.row];
  if (!row) return [];
  const end = row.labels.find(
    (other) => other !== label && other.box.left >= label.box.right - 1 && !isAside(row, label, other),
  )?.box.left;
  return row.words.filter(
    (word) =>
      word.box.left >= label.box.right - 1 &&
      word.box.left < (end ?? Number.POSITIVE_INFINITY) &&
      !label.words.includes(word),
  );
}

/** Labels written one right after the other share the values behind them, in the same order: "Soll / Haben 1,00 2,00". */
function chainOf(row: Row, label: Label): readonly Label[] {
  const chain = [label];
  const joins = (left: Label, right: Label): boolean => {
    const [before, after] = [left.words.at(-1), right.words[0]];
    if (!before || !after || before === after || gapBetween(before, after) > CHAIN_GAP) return false;
    const between = row.words.slice(row.words.indexOf(before) + 1, row.words.indexOf(after));
    return between.every((word) => !/[\p{L}\d]/u.test(word.text));
  };
  const place = row.labels.indexOf(label);
  for (const next of row.labels.slice(place + 1)) {
    const last = chain.at(-1);
    if (!last || !joins(last, next)) break;
    chain.push(next);
  }
  for (const previous of row.labels.slice(0, Math.max(0, place)).reverse()) {
    const first = chain[0];
    if (!first || !joins(previous, first)) break;
    chain.unshift(previous);
  }
  return chain;
}

function rightOf<T>(sheet: Sheet, label: Label, search: Search<T>): Candidate<T>[] {
  const row = sheet.rows[label.row];
  const chain = row ? chainOf(row, label) : [label];
  const last = chain.at(-1) ?? label;
  const words = wordsRightOf(sheet, last);
  const found: Candidate<T>[] = [];
  let between = 0;
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from];
    const hit = valueAt(words, from, search);
    if (!word) break;
    if (!hit) {
      if (hasLetters(word)) between += 1;
      continue;
    }
    const gap = Math.max(0, (word.box.left - last.box.right) / Math.max(1, sizeOf(word)));
    const outOfTurn = between + Math.abs(found.length - chain.indexOf(label));
    const cost = Math.min(gap * COST_PER_GAP, COST_OF_FARTHEST) + outOfTurn * COST_PER_WORD_BETWEEN;
    found.push(candidateOf(label, sheet.page.number, 'right', hit, cost));
    from += hit.run.length - 1;
  }
  return found;
}

/** Between two words of a caption; it heads nothing by itself. */
const stroke = /^[/|–-]+$/;

/** Words that go on behind the only label of their cell are of its caption: "Add.le com. saldo". */
function runsOn({ labels }: Row, cell: readonly Word[], rest: readonly Word[]): boolean {
  const own = labels.filter((label) => label.words.some((word) => cell.includes(word)));
  const [label, ...more] = own;
  return (
    label !== undefined &&
    more.length === 0 &&
    rest.every(({ box, text }) => box.left >= label.box.right - 1 && !/\d,\d{2}/.test(text))
  );
}

/** The number or letter of a cell right before its caption: "13 Livello", "H Liv.". */
const isCellNumber = ({ words }: Row, word: Word, labelled: ReadonlySet<Word>): boolean => {
  const next = words[words.indexOf(word) + 1];
  return (
    /^(?:\d{1,2}|[A-Z])$/.test(word.text) &&
    next !== undefined &&
    labelled.has(next) &&
    gapBetween(word, next) < VALUE_GAP
  );
};

/** What heads the columns in a row: its labels, and the cells that are none. */
export function headsOf(row: Row): readonly Box[] {
  const labelled = new Set(row.labels.flatMap((label) => label.words));
  const others = row.cells.flatMap((cell) => {
    const all = cell.words.filter(
      (word) => !labelled.has(word) && !stroke.test(word.text) && !isCellNumber(row, word, labelled),
    );
    const rest = runsOn(row, cell.words, all) ? [] : all;
    return rest.length === 0 ? [] : [around(rest.map((word) => word.box))];
  });
  return [...row.labels.map((label) => label.box), ...others].sort((a, b) => a.left - b.left);
}

/** The head that a value below belongs to: the one it stands under, or else the one whose field it stands in. */
export function headOver(heads: readonly Box[], value: Box): Box | null {
  const under = heads
    .filter((head) => overlap(head, value) > 0)
    .sort((a, b) => overlap(b, value) - overlap(a, value))[0];
  return under ?? heads.filter((head) => head.left <= middleX(value)).at(-1) ?? null;
}

function belowOf<T>(sheet: Sheet, label: Label, search: Search<T>): Candidate<T>[] {
  const top = sheet.rows[label.row];
  const size = Math.max(...label.words.map(sizeOf));
  if (!top) return [];
  const heads = headsOf(top);
  const found: Candidate<T>[] = [];
  let passed = 0;
  for (const row of sheet.rows.slice(label.row + 1)) {
    const step = row.baseline - top.baseline;
    const within = row.words.filter((word) => headOver(heads, word.box) === label.box);
    if (step > DEEPEST_FIELD * size) break;
    if (within.length === 0) continue;
    if (step > DEEPEST * Math.max(size, ...within.map(sizeOf))) break;
    // Another label in the same column: what follows is its own.
    const closed = row.labels.some((other) => overlap(other.box, label.box) > 0);
    for (const word of closed ? [] : within) {
      const hit = valueAt(row.words, row.words.indexOf(word), search);
      if (!hit) continue;
      // Words before it in the same column: they, and not what stands above, say what it is.
      const named = within.some((other) => other.box.right <= word.box.left && hasLetters(other));
      // Forms print captions small and values large: the step is one of rows, in the larger of both.
      const steps = step / Math.max(size, sizeOf(word));
      const cost = COST_OF_BELOW + steps * COST_PER_STEP + (passed + (named ? 2 : 0)) * COST_PER_WORD_BETWEEN;
      found.push(candidateOf(label, sheet.page.number, 'below', hit, cost));
      break;
    }
    if (closed || found.length > 0) break;
    if (within.some(hasLetters)) passed += 1;
  }
  return found;
}

/** Everything that a label may announce: on its row to the right, or in its column below; the likeliest first. */
export function candidatesFor<T>(sheet: Sheet, label: Label, search: Search<T>): Candidate<T>[] {
  return [...rightOf(sheet, label, search), ...belowOf(sheet, label, search)].sort((a, b) => a.cost - b.cost);
}

/** The same for every label of a name on the page. */
export function candidatesNamed<T>(sheet: Sheet, name: string, search: Search<T>): Candidate<T>[] {
  return (sheet.byName.get(name) ?? [])
    .flatMap((label) => candidatesFor(sheet, label, search))
    .sort((a, b) => a.cost - b.cost);
}
