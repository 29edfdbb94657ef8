import { around, type Box } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { type Candidate, headOver, headsOf, wordsRightOf } from '../../extraction/label-values.ts';
import { gapBetween, type Label, type Row, type Sheet, sizeOf } from '../../extraction/labels.ts';

/** Words of one text may stand this far apart, in letter sizes. */
const WORD_GAP = 1.4;
/** The text itself begins at most this far behind its label. */
const START_GAP = 14;
const DEEPEST = 3.4;
/** Points by which a value may begin beside the caption above it. */
const ALIGNED = 4;

/** A lone & belongs to the name around it; other lone signs part one thing from the next. */
const isText = ({ text }: Word): boolean => /[\p{L}\d]|^&$/u.test(text);

const joined = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

/** Leading words up to the first wide gap. */
function together(words: readonly Word[]): Word[] {
  const run: Word[] = [];
  for (const word of words) {
    const before = run.at(-1);
    if (before && gapBetween(before, word) > WORD_GAP) break;
    run.push(word);
  }
  return run;
}

const textOf = (
  sheet: Sheet,
  label: Label,
  side: 'right' | 'below',
  words: readonly Word[],
  cost: number,
): Candidate<string>[] =>
  words.length === 0
    ? []
    : [
        {
          value: joined(words),
          raw: joined(words),
          words,
          box: around(words.map((w) => w.box)),
          page: sheet.page.number,
          side,
          cost: cost + label.distance * 0.2,
          label,
        },
      ];

/** Captions of a grid stand in one row, and their values below: what stands beside one of them is the next caption. */
const FEWEST_CAPTIONS = 2;

function isInRowOfCaptions({ rows }: Sheet, { row, words: [first] }: Label): boolean {
  const { cells, labels, text } = rows[row] ?? { cells: [], labels: [], text: '' };
  const own = cells.find(({ words }) => first && words.includes(first));
  const captions = cells.filter((cell) => labels.some(({ words }) => cell.words.every((word) => words.includes(word))));
  const isUnder = (box: Box): boolean => own !== undefined && Math.abs(box.left - own.box.left) < ALIGNED;
  const below = rows[row + 1];
  const isCaptionBelow = below?.labels.some(({ box }) => isUnder(box));
  return (
    cells.length > FEWEST_CAPTIONS &&
    captions.length >= FEWEST_CAPTIONS &&
    own !== undefined &&
    captions.includes(own) &&
    !/\d|:/.test(text) &&
    !isCaptionBelow &&
    below?.cells.some(({ box }) => isUnder(box)) === true
  );
}

function right(sheet: Sheet, label: Label): Candidate<string>[] {
  if (isInRowOfCaptions(sheet, label)) return [];
  const words = wordsRightOf(sheet, label).filter(isText);
  const first = words[0];
  const gap = first ? Math.max(0, (first.box.left - label.box.right) / Math.max(1, sizeOf(first))) : 0;
  // A caption and one text with nothing else in their row belong together across the whole sheet.
  const cells = sheet.rows[label.row]?.cells ?? [];
  const isPair = cells.length === 2 && cells[0]?.words.every((word) => label.words.includes(word)) === true;
  return gap > START_GAP && !isPair
    ? []
    : textOf(sheet, label, 'right', together(words), Math.min(gap, START_GAP) * 0.05);
}

const stroke = /^[/|]$/;

/** Captions with a stroke between them head one value together: "Azienda / Ente", "Matricola / Cognome e nome". */
function sharing({ words, labels }: Row, label: Label): readonly Label[] {
  const isJoined = (left: Label, right: Label): boolean => {
    const [last, first] = [left.words.at(-1), right.words[0]];
    const between = last && first ? words.slice(words.indexOf(last) + 1, words.indexOf(first)) : [];
    return between.length > 0 && between.every(({ text }) => stroke.test(text));
  };
  const place = labels.indexOf(label);
  const [before, behind] = [labels[place - 1], labels[place + 1]];
  return [
    ...(before && isJoined(before, label) ? [before] : []),
    label,
    ...(behind && isJoined(label, behind) ? [behind] : []),
  ];
}

const isWithin = (outer: Box, { left, right }: Box): boolean => left >= outer.left - 1 && right <= outer.right + 1;

/** A text that is wider than its caption begins before it: what stands right before it in its cell, under no other caption. */
function withBeginning({ cells }: Row, words: readonly Word[], isFree: (word: Word) => boolean): readonly Word[] {
  const [first] = words;
  const cell = first && cells.find((one) => one.words.includes(first));
  if (!cell || !first) return words;
  const before: Word[] = [];
  for (const word of cell.words.slice(0, cell.words.indexOf(first)).reverse()) {
    if (!isText(word) || !isFree(word) || gapBetween(word, before[0] ?? first) > WORD_GAP) break;
    before.unshift(word);
  }
  return [...before, ...words];
}

function below(sheet: Sheet, label: Label): Candidate<string>[] {
  const row = sheet.rows[label.row];
  const size = Math.max(...label.words.map(sizeOf));
  if (!row) return [];
  const shared = sharing(row, label);
  const ownCell = row.cells
    .filter((cell) => cell.words.some((word) => label.words.includes(word)))
    .map(({ box }) => box);
  let heads = headsOf(row);
  for (const lower of sheet.rows.slice(label.row + 1)) {
    const step = lower.baseline - row.baseline;
    // Captions of one line may be set a little higher or lower than each other.
    const beside = step < size ? lower.labels.filter(({ box }) => box.left > label.box.right) : [];
    heads = [...heads, ...beside.map(({ box }) => box)].sort((a, b) => a.left - b.left);
    const under = lower.words.filter(
      (word) => shared.some(({ box }) => headOver(heads, word.box) === box) && isText(word),
    );
    if (step > DEEPEST * Math.max(size, ...under.map(sizeOf))) return [];
    // How long a contract runs is no caption: it stands behind the name of the agreement, and ends that.
    const kinds = lower.labels.filter(({ name }) => name.startsWith('contract_')).flatMap((other) => other.words);
    const isOther = ({ name, words: own }: Label): boolean =>
      !name.startsWith('contract_') && own.some((word) => under.includes(word));
    if (lower.labels.some(isOther)) return [];
    const end = under.findIndex((word) => kinds.includes(word));
    const words = withBeginning(lower, together(end < 1 ? under : under.slice(0, end)), (word) => {
      const head = headOver(heads, word.box);
      return head === null || ownCell.some((box) => box === head || isWithin(box, head));
    });
    if (words.length > 0) return textOf(sheet, label, 'below', words, 0.3 + (step / size) * 0.2);
  }
  return [];
}

/** The texts that a label may announce: to its right, or below in its column. */
export const textsFor = (sheet: Sheet, label: Label): Candidate<string>[] => [
  ...right(sheet, label),
  ...below(sheet, label),
];

const signature = /^(?:firma\p{L}*|timbro|sottoscritt\p{L}|unterschrift|stempel)$/iu;
/** "Firma del datore di lavoro": between the word for it and who signs stands one word at most. */
const WORDS_BEFORE = 2;

/** A line to sign on names who signs, and not what they are called; a caption in a column of its own is no such line. */
function isSignedAt({ rows }: Sheet, { row, words: [first] }: Label): boolean {
  const words = rows[row]?.words ?? [];
  const at = first ? words.indexOf(first) : 0;
  const before = words.slice(Math.max(0, at - WORDS_BEFORE), at + 1);
  const apart = before.findLastIndex(
    (word, place) => place > 0 && gapBetween(before[place - 1] ?? word, word) > WORD_GAP,
  );
  return before.slice(Math.max(0, apart), -1).some(({ text }) => signature.test(text));
}

/** "Il datore di lavoro ____________": a line to sign on, whatever stands behind it. */
function isBeforeLine({ rows }: Sheet, { row, words }: Label): boolean {
  const own = rows[row]?.words ?? [];
  const last = words.at(-1);
  return /^_{3,}/.test((last && own[own.indexOf(last) + 1]?.text) ?? '');
}

export const textsNamed = (sheets: readonly Sheet[], name: string): Candidate<string>[] =>
  sheets
    .flatMap((sheet) =>
      (sheet.byName.get(name) ?? [])
        .filter((label) => !isSignedAt(sheet, label) && !isBeforeLine(sheet, label))
        .flatMap((label) => textsFor(sheet, label)),
    )
    .sort((a, b) => a.cost - b.cost);
