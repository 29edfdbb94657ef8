import { median } from '../median.ts';
import type { OcrWord } from './ocr.ts';

interface Row {
  readonly line: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly confidence: number;
  readonly text: string;
}

const WORD_LEVEL = '5';

function rowOf(fields: readonly string[]): Row | null {
  const [level, page, block, paragraph, line, , ...rest] = fields;
  if (level !== WORD_LEVEL) return null;
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
  const text = rest.slice(5).join(' ').trim();
  if (text === '') return null;
  const box = { left, top, right: left + width, bottom: top + height };
  return { line: [page, block, paragraph, line].join('.'), ...box, confidence: confidence / 100, text };
}

/** Letters that reach below the line, and those that reach up to the height of a capital. */
const descends = /[gjpqyQ,;()[\]{}|/@§_]/;
const ascends = /[\p{Lu}\dbdfhklt]/u;
const CAPITAL_HEIGHT = 0.72;

/** Where the words of one line stand and how large they are, told by the words whose shape tells it. */
function lineOf(rows: readonly Row[]): { baseline: (row: Row) => number; size: (row: Row) => number } {
  const flat = rows.filter((row) => /[\p{L}\d]/u.test(row.text) && !descends.test(row.text));
  const tall = flat.filter((row) => ascends.test(row.text));
  const baseline = median(flat.map((row) => row.bottom));
  const capital = median(tall.map((row) => row.bottom - row.top));
  return {
    baseline: (row) => baseline ?? row.bottom - (row.bottom - row.top) * 0.2,
    size: (row) => (capital ?? (row.bottom - row.top) * 0.75) / CAPITAL_HEIGHT,
  };
}

/** The words of the recogniser's table. */
export function wordsOfTsv(tsv: string): OcrWord[] {
  const rows = tsv.split('\n').flatMap((line) => rowOf(line.split('\t')) ?? []);
  const lines = new Map<string, Row[]>();
  for (const row of rows) {
    const line = lines.get(row.line);
    if (line) line.push(row);
    else lines.set(row.line, [row]);
  }
  return [...lines.values()].flatMap((line) => {
    const { baseline, size } = lineOf(line);
    return line.map((row) => {
      const { left, top, right, bottom, text, confidence } = row;
      return { text, box: { left, top, right, bottom }, baseline: baseline(row), size: size(row), confidence };
    });
  });
}

/** The same for each page of a file with several, by its number from 1. */
export function pagesOfTsv(tsv: string): Map<number, OcrWord[]> {
  const pages = new Map<number, string[]>();
  for (const line of tsv.split('\n')) {
    const page = Number(line.split('\t')[1]);
    if (Number.isInteger(page)) pages.set(page, [...(pages.get(page) ?? []), line]);
  }
  return new Map([...pages].map(([page, lines]) => [page, wordsOfTsv(lines.join('\n'))]));
}
