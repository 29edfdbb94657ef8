import { IDENTITY, type Matrix, times } from '../../../evidence/pdf/drawing/matrix.ts';
import { Malformed, parseValue, skipBlanks } from '../../../file-bytes/structure/parse-value.ts';
import { isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** A mark around what is drawn, with what it says about it. */
export interface ContentMark {
  readonly tag: string;
  readonly properties: PdfValue;
}

/** Letters as a page writes them: by the numbers that its font has for them. */
export interface WrittenText {
  readonly codes: string;
  readonly font: string | null;
  /** Where the pen stood, in points from the lower left corner. */
  readonly x: number;
  readonly y: number;
  /** The number that the page itself puts it at from the left, where it does so in one step. */
  readonly put: number | null;
  /** Points per thousandth of a letter's width; null where the page spreads its letters. */
  readonly scale: number | null;
  readonly marks: readonly ContentMark[];
  /** Whether an editing program set its point before the text that this belongs to. */
  readonly isBehindPoint: boolean;
}

const MOST_WORDS = 400_000;
const EDITOR_POINT = /^TouchUp_/;
const USUAL_WIDTH = 100;
const THOUSANDTHS = 1000;
const operator = /[A-Za-z'"*]+\d?/y;

interface Pen {
  page: Matrix;
  kept: Matrix[];
  line: Matrix;
  put: number | null;
  leading: number;
  font: string | null;
  size: number;
  /** What is put between letters and words, and how wide the letters are drawn. */
  spread: { letters: number; words: number; width: number };
  marks: ContentMark[];
  isInText: boolean;
  isPointed: boolean;
  isBehindPoint: boolean;
}

const numbersIn = (operands: readonly PdfValue[]): number[] =>
  operands.map((operand) => (typeof operand === 'number' ? operand : 0));

const matrixIn = (operands: readonly PdfValue[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(operands);
  return [a, b, c, d, e, f];
};

const moved = (pen: Pen, x: number, y: number): void => {
  pen.put = null;
  pen.line = times([1, 0, 0, 1, x, y], pen.line);
};

/** What the operators do that decide where and how letters stand. */
const operators: Readonly<Record<string, (pen: Pen, operands: readonly PdfValue[]) => void>> = {
  q: (pen) => void pen.kept.push(pen.page),
  Q: (pen) => {
    pen.page = pen.kept.pop() ?? pen.page;
  },
  cm: (pen, operands) => {
    pen.page = times(matrixIn(operands), pen.page);
  },
  BT: (pen) => {
    pen.line = IDENTITY;
    pen.put = null;
    pen.isInText = true;
    [pen.isBehindPoint, pen.isPointed] = [pen.isPointed, false];
  },
  ET: (pen) => {
    pen.isInText = false;
    pen.isBehindPoint = false;
  },
  Tm: (pen, operands) => {
    pen.line = matrixIn(operands);
    pen.put = pen.line[4];
  },
  Td: (pen, operands) => {
    const [x = 0, y = 0] = numbersIn(operands);
    moved(pen, x, y);
  },
  TD: (pen, operands) => {
    const [x = 0, y = 0] = numbersIn(operands);
    pen.leading = -y;
    moved(pen, x, y);
  },
  TL: (pen, operands) => {
    pen.leading = numbersIn(operands)[0] ?? 0;
  },
  'T*': (pen) => moved(pen, 0, -pen.leading),
  Tf: (pen, operands) => {
    pen.font = nameIn(operands[0]);
    pen.size = numbersIn(operands)[1] ?? 0;
  },
  Tc: (pen, operands) => {
    pen.spread.letters = numbersIn(operands)[0] ?? 0;
  },
  Tw: (pen, operands) => {
    pen.spread.words = numbersIn(operands)[0] ?? 0;
  },
  Tz: (pen, operands) => {
    pen.spread.width = numbersIn(operands)[0] ?? USUAL_WIDTH;
  },
  MP: (pen, operands) => {
    if (!EDITOR_POINT.test(nameIn(operands[0]) ?? '')) return;
    if (pen.isInText) pen.isBehindPoint = true;
    else pen.isPointed = true;
  },
  BMC: (pen, operands) => void pen.marks.push({ tag: nameIn(operands[0]) ?? '', properties: null }),
  BDC: (pen, operands) => void pen.marks.push({ tag: nameIn(operands[0]) ?? '', properties: operands[1] ?? null }),
  EMC: (pen) => void pen.marks.pop(),
};

const textIn = (value: PdfValue | undefined): string =>
  isKind(value, 'text') ? value.text : itemsOf(value).map(textIn).join('');

/** An array of texts moves its parts by numbers of its own. */
const isPlain = ({ spread: { letters, words } }: Pen, operand: PdfValue | undefined): boolean =>
  isKind(operand, 'text') && letters === 0 && words === 0;

function shown(pen: Pen, name: string, operands: readonly PdfValue[]): WrittenText | null {
  if (!['Tj', 'TJ', "'", '"'].includes(name)) return null;
  if (name === "'" || name === '"') moved(pen, 0, -pen.leading);
  const codes = textIn(operands.at(-1));
  const [, , , , x, y] = times(pen.line, pen.page);
  const { font, put, marks, isBehindPoint, size, line, spread } = pen;
  const isKnown = isPlain(pen, operands.at(-1));
  const scale = isKnown ? (size * line[0] * (spread.width / USUAL_WIDTH)) / THOUSANDTHS : null;
  return codes === '' ? null : { codes, font, x, y, put, scale, marks: [...marks], isBehindPoint };
}

/** Everything that a page writes by itself, in its order. What cannot be read ends it. */
export function writtenTexts(content: string): WrittenText[] {
  const cursor = { text: content, at: 0 };
  const found: WrittenText[] = [];
  let operands: PdfValue[] = [];
  const pen: Pen = {
    page: IDENTITY,
    kept: [],
    line: IDENTITY,
    put: null,
    leading: 0,
    font: null,
    size: 0,
    spread: { letters: 0, words: 0, width: USUAL_WIDTH },
    marks: [],
    isInText: false,
    isPointed: false,
    isBehindPoint: false,
  };
  try {
    for (let words = 0; words < MOST_WORDS; words += 1) {
      skipBlanks(cursor);
      if (cursor.at >= content.length) break;
      operator.lastIndex = cursor.at;
      const name = operator.exec(content)?.[0];
      if (name === undefined) {
        operands.push(parseValue(cursor));
        continue;
      }
      cursor.at += name.length;
      if (name === 'ID') cursor.at = Math.max(cursor.at, content.indexOf('EI', cursor.at));
      const text = shown(pen, name, operands);
      if (text) found.push(text);
      operators[name]?.(pen, operands);
      operands = [];
    }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return found;
}
