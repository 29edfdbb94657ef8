import { parseObject } from './parse-object.ts';
import { type Cursor, Malformed, parseValue } from './parse-value.ts';
import { unpack } from './unpack.ts';
import { entriesOf, isKind, itemsOf, numberIn, type PdfValue } from './value.ts';

/** Where an object stands: at a place of its own, or packed with others in a stream. */
export type Entry =
  | { readonly kind: 'at'; readonly offset: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number }
  | { readonly kind: 'free' };

/** One table of objects with its trailer. */
export interface Section {
  readonly offset: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: ReadonlyMap<string, PdfValue>;
}

const MOST_ENTRIES = 500_000;
const tableStart = /[\0\t\n\f\r ]*xref/y;
const subsection = /[\0\t\n\f\r ]*(\d{1,10})[ \t]+(\d{1,10})[ \t]*[\r\n]+/y;
const row = /[\0\t\n\f\r ]*(\d{10}) (\d{5}) ([nf])/y;
const trailerWord = /[\0\t\n\f\r ]*trailer/y;

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match) cursor.at = pattern.lastIndex;
  return match;
}

function readTable(cursor: Cursor, offset: number): Section {
  const entries = new Map<number, Entry>();
  for (let head = take(cursor, subsection); head; head = take(cursor, subsection)) {
    const [start, count] = [Number(head[1]), Number(head[2])];
    if (entries.size + count > MOST_ENTRIES) throw new Malformed('too many objects');
    for (let index = 0; index < count; index += 1) {
      const found = take(cursor, row);
      if (!found) throw new Malformed('table cut short');
      const at = Number(found[1]);
      entries.set(start + index, found[3] === 'n' && at > 0 ? { kind: 'at', offset: at } : { kind: 'free' });
    }
  }
  if (!take(cursor, trailerWord)) throw new Malformed('table without a trailer');
  return { offset, entries, trailer: entriesOf(parseValue(cursor)) };
}

function numberAt(bytes: Buffer, at: number, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i += 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

function entryOf(type: number, second: number, third: number): Entry {
  if (type === 1) return { kind: 'at', offset: second };
  return type === 2 ? { kind: 'packed', stream: second, index: third } : { kind: 'free' };
}

function readStreamTable(text: string, offset: number): Section {
  const { value } = parseObject(text, offset);
  const bytes = isKind(value, 'stream') ? unpack(value) : null;
  const trailer = entriesOf(value);
  const [w0 = 0, w1 = 0, w2 = 0] = itemsOf(trailer.get('W')).map((width) => numberIn(width) ?? 0);
  const width = w0 + w1 + w2;
  if (!bytes || width === 0 || width > 20 || bytes.length / width > MOST_ENTRIES) throw new Malformed('no table');
  const listed = itemsOf(trailer.get('Index')).map((item) => numberIn(item) ?? 0);
  const index = listed.length > 0 ? listed : [0, numberIn(trailer.get('Size')) ?? 0];
  const entries = new Map<number, Entry>();
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [start = 0, count = 0] = index.slice(pair, pair + 2);
    for (let i = 0; i < count && at + width <= bytes.length; i += 1, at += width) {
      const type = w0 === 0 ? 1 : numberAt(bytes, at, w0);
      entries.set(start + i, entryOf(type, numberAt(bytes, at + w0, w1), numberAt(bytes, at + w0 + w1, w2)));
    }
  }
  return { offset, entries, trailer };
}

/**
 * Reads the table at a place, whichever of the two shapes it has; throws where there is none. What the table itself names
 * counts from the file's header.
 */
export function readSection(text: string, offset: number, header = 0): Section {
  const cursor: Cursor = { text, at: offset };
  if (!take(cursor, tableStart)) return readStreamTable(text, offset);
  const section = readTable(cursor, offset);
  const hidden = numberIn(section.trailer.get('XRefStm'));
  if (hidden === null) return section;
  // Files for old and new readers: packed objects stand in a second table that only new readers look at.
  const packed = readStreamTable(text, hidden + header);
  return {
    ...section,
    entries: new Map([...packed.entries, ...[...section.entries].filter(([, { kind }]) => kind !== 'free')]),
  };
}
