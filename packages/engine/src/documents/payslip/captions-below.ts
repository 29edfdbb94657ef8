import { middleX } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Label, Row, Sheet } from '../../extraction/labels.ts';

const FEWEST_CAPTIONS = 2;
/** Share of a row that must be captions we know. */
const LEAST_KNOWN = 0.5;
/** How much nearer a caption stands to the value above it than to whatever is below, and how much smaller it is set. */
const NEARER = 1.5;
const SMALLER = 0.95;
/** In letter sizes of the value. */
const FARTHEST = 2.1;
const ALIGNED = 1;
const SAME_SIZE = 0.25;

/** Rows of captions, each with the row of values that they belong to. */
type CaptionRows = ReadonlyMap<number, number>;

const largest = (words: readonly Word[]): number => Math.max(...words.map(({ size }) => size));

/** Words for the kind of a contract are a value, and stand in the lists of captions to be found without one. */
const isCaption = ({ name }: Label): boolean => !/^contract_/.test(name);

const wordsOf = (labels: readonly Label[]): number => labels.reduce((count, { words }) => count + words.length, 0);

/** A figure, a day or a number; a caption may name a law or the first of January. */
const isValue = ({ text }: Word): boolean => /\d,\d|^\d+$|\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2}/.test(text);

const isAligned = ({ box }: Pick<Label, 'box'>, value: Pick<Word, 'box'>, size: number): boolean =>
  Math.min(
    Math.abs(value.box.left - box.left),
    Math.abs(value.box.right - box.right),
    Math.abs(middleX(value.box) - middleX(box)),
  ) <=
  size * ALIGNED;

/** Words in the cell that a caption opens: one that is set as it is, else all up to where the next one begins. */
function wordsInCell(label: Label, captions: Row, values: Row): readonly Word[] {
  const size = largest(values.words);
  const caption = captions.cells.find(({ words }) => label.words.some((word) => words.includes(word))) ?? label;
  const own = values.cells.find((cell) => isAligned(caption, cell, size));
  if (own) return own.words;
  const next = captions.cells.find(({ box }) => box.left > label.box.right);
  const [left, right] = [
    label.box.left - size * ALIGNED,
    (next?.box.left ?? Number.POSITIVE_INFINITY) - size * ALIGNED,
  ];
  return values.words.filter(({ box }) => box.left >= left && box.left < right);
}

/** Whether a row of small captions may name what stands right above: as many of them have a value there as are asked for. */
function mayBeBelow(above: Row | undefined, row: Row, fewest: number): boolean {
  if (!above || row.labels.length < fewest || row.words.some(isValue)) return false;
  if (wordsOf(row.labels) < row.words.length * LEAST_KNOWN) return false;
  // Words of a value may be a caption elsewhere, as "Techniker Krankenkasse".
  if (wordsOf(above.labels.filter(isCaption)) >= above.words.length * LEAST_KNOWN) return false;
  const size = largest(above.words);
  if (row.baseline - above.baseline > size * FARTHEST || largest(row.words) > size * SMALLER) return false;
  return row.labels.filter((label) => wordsInCell(label, row, above).length > 0).length >= fewest;
}

/** Words in the letters of a row of captions, right above it and with nothing that could be a value. */
const isOtherCaption = (row: Row, captions: Row): boolean =>
  Math.abs(largest(row.words) - largest(captions.words)) <= SAME_SIZE &&
  captions.baseline - row.baseline <= largest(captions.words) * FARTHEST &&
  !row.words.some(isValue);

const sums = [
  ...['gross', 'net', 'paid_amount', 'total_deductions', 'statutory_deductions', 'taxable', 'income_tax', 'gross_tax'],
  ...['tax_gross', 'social_gross', 'severance', 'severance_accrual', 'ytd_gross', 'ytd_taxable', 'ytd_tax'],
];
const isDay = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/;
const isCode = /^(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|\d{11})$/;
const isAmount = /^[-−]?[\d.’']*\d,\d{2}-?$/;
const ofPerson: Readonly<Record<string, RegExp>> = {
  hire: isDay,
  birth: isDay,
  end: isDay,
  seniority: isDay,
  fiscal_code: isCode,
  steuer_id: isCode,
};
/** What can only be the value of such a caption. */
const shapes: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(sums.map((name) => [name, isAmount])),
  ...ofPerson,
};

/** Of captions whose values have a shape: how many have it in this row. */
const shapedIn = (row: Row, values: Row | undefined, known: Readonly<Record<string, RegExp>> = shapes): number =>
  values
    ? row.labels.filter((label) => {
        const shape = known[label.name];
        return shape !== undefined && wordsInCell(label, row, values).some(({ text }) => shape.test(text));
      }).length
    : 0;

/** The next row in the columns of this one, each up to where the next begins: cells beside it may be set a little lower. */
function nextInColumn(rows: readonly Row[], at: number): Row | undefined {
  const own = rows[at]?.cells ?? [];
  const columns = own.map(({ box }, place) => ({ left: box.left, right: own[place + 1]?.box.left ?? box.right }));
  const isOver = ({ box }: Word): boolean => columns.some(({ left, right }) => left < box.right && box.left < right);
  return rows.slice(at + 1).find(({ words }) => words.some(isOver));
}

/** Whether a row stands so much nearer to what is above it that it belongs there, if all its captions have a value. */
function isNearer(values: Row, row: Row, below: Row | undefined): boolean {
  const next = (below?.baseline ?? Number.POSITIVE_INFINITY) - row.baseline;
  const size = largest(values.words);
  const isFull = row.labels.every((label) => values.words.some((word) => isAligned(label, word, size)));
  return isFull && next >= (row.baseline - values.baseline) * NEARER;
}

interface Sizes {
  readonly below: readonly number[];
  readonly above: readonly number[];
}

/** Sizes of letters in which captions stand below their values, or above: days and codes on one side and never on the other tell. */
function sizesBySide(rows: readonly Row[], may: CaptionRows): Sizes {
  const told = [...rows.entries()].flatMap(([at, row]) => {
    const values = rows[may.get(at) ?? -1];
    const [above, below] = [values ? shapedIn(row, values) : 0, shapedIn(row, nextInColumn(rows, at))];
    return above === below
      ? []
      : [{ isBelow: above > 0 && below === 0, isAbove: above === 0, size: largest(row.words) }];
  });
  const near = (size: number) => (one: { readonly size: number }) => Math.abs(one.size - size) <= SAME_SIZE;
  const of = (size: number) => told.filter(near(size));
  return {
    below: told.flatMap(({ isBelow, size }) => (isBelow && !of(size).some(({ isAbove }) => isAbove) ? [size] : [])),
    above: told.flatMap(({ isAbove, size }) => (isAbove && !of(size).some(({ isBelow }) => isBelow) ? [size] : [])),
  };
}

/** Days and codes of the person stand below their captions, and never above: so does everything else of the form. */
function areAbove(rows: readonly Row[]): boolean {
  const told = rows.map((row, at) => [
    shapedIn(row, rows[at - 1], ofPerson),
    shapedIn(row, nextInColumn(rows, at), ofPerson),
  ]);
  return told.some(([above, below]) => above === 0 && below !== 0) && told.every(([above]) => above === 0);
}

/**
 * Rows of captions, each with the row of values above it. Captions of one row of values may stand on two heights, where a
 * larger value has its own a little lower.
 */
function captionRows(rows: readonly Row[], fewest: number): CaptionRows {
  const may = new Map<number, number>();
  if (areAbove(rows)) return may;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const values = may.get(at - 1) ?? at - 1;
    if (mayBeBelow(rows[values], row, fewest)) may.set(at, values);
    // In two languages the captions of a row of cells are two rows, of which one may be in words that are not known.
    else if (before && isOtherCaption(before, row) && mayBeBelow(rows[at - 2], row, fewest)) {
      may.set(at - 1, at - 2);
      may.set(at, at - 2);
    }
  }
  const { below, above: set } = sizesBySide(rows, may);
  const isOf = (sizes: readonly number[], row: Row): boolean =>
    sizes.some((size) => Math.abs(size - largest(row.words)) <= SAME_SIZE);
  return new Map(
    [...may].filter(([at, values]) => {
      const [row, above] = [rows[at], rows[values]];
      if (!row || !above) return false;
      return isOf(below, row) || (!isOf(set, row) && isNearer(above, row, nextInColumn(rows, at)));
    }),
  );
}

/** The rows in another order: captions first, then what they name. */
function captionsFirst(rows: readonly Row[], captions: ReadonlyMap<number, number>): readonly number[] {
  const order: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    let end = at;
    while (captions.get(end + 1) === at) end += 1;
    for (let caption = at + 1; caption <= end; caption += 1) order.push(caption);
    order.push(at);
    at = end;
  }
  return order;
}

/**
 * The sheet with such captions put before their values, where every other form has them. Only the order of the rows
 * changes: all words stay where they are printed.
 */
export function withCaptionsFirst(sheet: Sheet): Sheet {
  const { rows } = sheet;
  if (sheet.page.origin === 'ocr' || captionRows(rows, FEWEST_CAPTIONS).size === 0) return sheet;
  // A slip that is set so in its rows of cells is set so where a single value stands by itself.
  const order = captionsFirst(rows, captionRows(rows, 1));
  const moved = new Map(sheet.labels.map((label) => [label, { ...label, row: order.indexOf(label.row) }]));
  const movedLabel = (label: Label): Label => moved.get(label) ?? label;
  const placed = order.map((from, at): Row => {
    const row = rows[from] as Row;
    return {
      ...row,
      baseline: rows[at]?.baseline ?? row.baseline,
      cells: row.cells.map((cell) => ({ ...cell, row: at })),
      labels: row.labels.map(movedLabel),
    };
  });
  const byName = new Map([...sheet.byName].map(([name, labels]) => [name, labels.map(movedLabel)]));
  return { ...sheet, rows: placed, labels: sheet.labels.map(movedLabel), byName };
}
