import { parseText } from './parse-text.ts';
import type { PdfValue } from './value.ts';

/** A place in a file that is being read. */
export interface Cursor {
  readonly text: string;
  at: number;
}

export class Malformed extends Error {}

const DEEPEST = 60;
const blank = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;

export function skipBlanks(cursor: Cursor): void {
  blank.lastIndex = cursor.at;
  blank.exec(cursor.text);
  cursor.at = blank.lastIndex;
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match) cursor.at = pattern.lastIndex;
  return match;
}

/** `/J#61va` is `/Java`: names may hide behind their letters' numbers. */
const plainName = (name: string): string =>
  name.includes('#')
    ? name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : name;

function parseName(cursor: Cursor): PdfValue {
  cursor.at += 1;
  return { kind: 'name', name: plainName(take(cursor, regular)?.[0] ?? '') };
}

function parseList(cursor: Cursor, depth: number): PdfValue {
  cursor.at += 1;
  const items: PdfValue[] = [];
  for (;;) {
    skipBlanks(cursor);
    if (cursor.at >= cursor.text.length) throw new Malformed('list without an end');
    if (cursor.text[cursor.at] === ']') break;
    items.push(parseValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return { kind: 'list', items };
}

function parseDict(cursor: Cursor, depth: number): PdfValue {
  cursor.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipBlanks(cursor);
    if (cursor.text.startsWith('>>', cursor.at)) break;
    if (cursor.text[cursor.at] !== '/') throw new Malformed('dictionary without a key');
    cursor.at += 1;
    const key = plainName(take(cursor, regular)?.[0] ?? '');
    entries.set(key, parseValue(cursor, depth + 1));
  }
  cursor.at += 2;
  return { kind: 'dict', entries };
}

function parseWord(cursor: Cursor): PdfValue {
  const ref = take(cursor, reference);
  if (ref) return { kind: 'ref', number: Number(ref[1]) };
  const digits = take(cursor, number);
  if (digits) return Number(digits[0]);
  const word = take(cursor, regular)?.[0] ?? '';
  if (word === '') throw new Malformed('nothing that could be a value');
  return word === 'true' ? true : word === 'false' ? false : null;
}

/** Reads one value and leaves the cursor behind it. */
export function parseValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > DEEPEST) throw new Malformed('too deep');
  skipBlanks(cursor);
  const first = cursor.text[cursor.at];
  if (first === '/') return parseName(cursor);
  if (first === '[') return parseList(cursor, depth);
  if (first === '(') return parseText(cursor);
  if (first !== '<') return parseWord(cursor);
  if (cursor.text[cursor.at + 1] === '<') return parseDict(cursor, depth);
  const end = cursor.text.indexOf('>', cursor.at);
  if (end < 0) throw new Malformed('text without an end');
  const hex = cursor.text.slice(cursor.at + 1, end).replace(/[^0-9a-fA-F]/g, '');
  cursor.at = end + 1;
  return { kind: 'text', text: (hex.match(/..?/g) ?? []).map(fromHex).join('') };
}

const fromHex = (pair: string): string => String.fromCharCode(parseInt(pair.padEnd(2, '0'), 16));
