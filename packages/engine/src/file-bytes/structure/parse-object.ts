import { type Cursor, Malformed, parseValue, skipBlanks } from './parse-value.ts';
import { numberIn, type PdfValue } from './value.ts';

const header = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj/y;
const streamStart = /stream(?:\r\n|\n|\r)/y;

export interface PdfObject {
  readonly number: number;
  readonly value: PdfValue;
}

/** The length that a stream states is believed where its end mark follows; it may also stand in another object. */
function rawStream(text: string, start: number, length: number | null): string {
  const stated = length === null ? -1 : start + length;
  if (stated >= start && /^\s*endstream/.test(text.slice(stated, stated + 20))) return text.slice(start, stated);
  const end = text.indexOf('endstream', start);
  if (end < 0) throw new Malformed('stream without an end');
  return text.slice(start, end).replace(/\r?\n$/, '');
}

/** Reads `12 0 obj … endobj` at a place; throws where there is none. */
export function parseObject(text: string, offset: number): PdfObject {
  header.lastIndex = offset;
  const match = header.exec(text);
  if (!match) throw new Malformed('no object there');
  const cursor: Cursor = { text, at: header.lastIndex };
  const value = parseValue(cursor);
  const number = Number(match[1]);
  skipBlanks(cursor);
  streamStart.lastIndex = cursor.at;
  if (typeof value !== 'object' || value?.kind !== 'dict' || !streamStart.test(text)) return { number, value };
  const raw = rawStream(text, streamStart.lastIndex, numberIn(value.entries.get('Length')));
  return { number, value: { kind: 'stream', entries: value.entries, raw } };
}
