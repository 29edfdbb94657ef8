import { headerOf } from './file-header.ts';
import { parseObject } from './parse-object.ts';
import { Malformed, parseValue } from './parse-value.ts';
import { lookUp, type State, statesOf, trailerValue } from './states.ts';
import { unpack } from './unpack.ts';
import { isKind, numberIn, type PdfValue } from './value.ts';

/** A file's objects as they were in each of its saved states. */
export interface FileStructure {
  readonly states: readonly State[];
  readonly isEncrypted: boolean;
  /** The object in a state; null when it is missing, free or broken. */
  readonly object: (state: number, number: number) => PdfValue;
  /** Follows references until there is a value. */
  readonly resolve: (state: number, value: PdfValue | undefined) => PdfValue;
  readonly trailer: (state: number, key: string) => PdfValue;
  /** Tells where the object's bytes are: the same in two states when nobody rewrote it. */
  readonly place: (state: number, number: number) => string | null;
}

const LONGEST_CHAIN = 20;
const MOST_PACKED = 100_000;

function packedObjects(stream: PdfValue): ReadonlyMap<number, PdfValue> {
  const objects = new Map<number, PdfValue>();
  if (!isKind(stream, 'stream')) return objects;
  const text = unpack(stream)?.toString('latin1');
  const [first, count] = [numberIn(stream.entries.get('First')), numberIn(stream.entries.get('N'))];
  if (text === undefined || first === null || count === null || count > MOST_PACKED) return objects;
  const head = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
  for (let i = 0; i < count; i += 1) {
    const [number, offset] = [head[i * 2], head[i * 2 + 1]];
    if (number === undefined || offset === undefined) break;
    try {
      objects.set(number, parseValue({ text, at: first + offset }));
    } catch {
      objects.set(number, null);
    }
  }
  return objects;
}

function structureOf(text: string): FileStructure {
  const header = headerOf(text);
  const states = statesOf(text);
  const byOffset = new Map<number, PdfValue>();
  const packs = new Map<string, ReadonlyMap<number, PdfValue>>();

  const at = (offset: number): PdfValue => {
    const known = byOffset.get(offset);
    if (known !== undefined) return known;
    let value: PdfValue = null;
    try {
      ({ value } = parseObject(text, offset + header));
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
    }
    byOffset.set(offset, value);
    return value;
  };

  const place = (state: number, number: number): string | null => {
    const entry = lookUp(states, state, number);
    if (!entry || entry.kind === 'free') return null;
    return entry.kind === 'at' ? `${entry.offset}` : `${place(state, entry.stream)}/${number}`;
  };

  const object = (state: number, number: number): PdfValue => {
    const entry = lookUp(states, state, number);
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'at') return at(entry.offset);
    const container = lookUp(states, state, entry.stream);
    if (container?.kind !== 'at') return null;
    const key = String(container.offset);
    const pack = packs.get(key) ?? packedObjects(at(container.offset));
    packs.set(key, pack);
    return pack.get(number) ?? null;
  };

  const resolve = (state: number, value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let i = 0; i < LONGEST_CHAIN && isKind(current, 'ref'); i += 1) current = object(state, current.number);
    return isKind(current, 'ref') ? null : current;
  };

  const trailer = (state: number, key: string): PdfValue => trailerValue(states, state, key);
  const isEncrypted = trailer(states.length - 1, 'Encrypt') !== null;
  return { states, isEncrypted, object, resolve, trailer, place };
}

/** Reads a file's skeleton; null where its tables cannot be followed, as after a crash or by an unskilled hand. */
export function readStructure(text: string): FileStructure | null {
  try {
    const structure = structureOf(text);
    const root = structure.resolve(structure.states.length - 1, structure.trailer(structure.states.length - 1, 'Root'));
    return isKind(root, 'dict') || structure.isEncrypted ? structure : null;
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return null;
    throw error;
  }
}
