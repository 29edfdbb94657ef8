import type { FileStructure } from './file-structure.ts';
import { rootOf } from './pages.ts';
import { entriesOf, isKind, itemsOf, nameIn, numberIn, type PdfValue } from './value.ts';

/** What somebody who certified a file allows after it: nothing, filling in forms, forms and notes. */
export type Allowed = 1 | 2 | 3;

/** A signature as the file states it. */
export interface StatedSignature {
  readonly subFilter: string | null;
  /** Empty where there is none, or no list of numbers. */
  readonly byteRange: readonly number[];
  /** The container; null where there is none. */
  readonly contents: Uint8Array | null;
  readonly signed: string | null;
  /** An old kind keeps the signer's certificate beside the container. */
  readonly certificate: Uint8Array | null;
  /** Null for a signature that certifies nothing. */
  readonly allowed: Allowed | null;
  /** Which fields of the form may not be filled in any more. */
  readonly locks: Locks | null;
}

export interface Locks {
  /** `except` locks all fields but those that it names. */
  readonly kind: 'only' | 'except';
  readonly names: readonly string[];
}

type Entries = ReadonlyMap<string, PdfValue>;

const DEEPEST = 12;
const MOST = 50;
const FORMS_ALLOWED = 2;

const bytesIn = (value: PdfValue): Uint8Array | null =>
  isKind(value, 'text') && value.text !== '' ? Uint8Array.from(Buffer.from(value.text, 'latin1')) : null;
const textIn = (value: PdfValue): string | null => (isKind(value, 'text') ? value.text : null);

function valuesOfFields(file: FileStructure, state: number): Entries[] {
  const found: Entries[] = [];
  const seen = new Set<number>();
  const visit = (value: PdfValue, type: string | null, depth: number): void => {
    if (depth > DEEPEST || found.length >= MOST) return;
    if (isKind(value, 'ref')) {
      if (seen.has(value.number)) return;
      seen.add(value.number);
    }
    const field = entriesOf(file.resolve(state, value));
    const own = nameIn(file.resolve(state, field.get('FT'))) ?? type;
    const held = file.resolve(state, field.get('V'));
    if (own === 'Sig' && isKind(held, 'dict')) found.push(held.entries);
    for (const kid of itemsOf(file.resolve(state, field.get('Kids')))) visit(kid, own, depth + 1);
  };
  const form = entriesOf(file.resolve(state, rootOf(file, state).get('AcroForm')));
  for (const field of itemsOf(file.resolve(state, form.get('Fields')))) visit(field, null, 0);
  return found;
}

/** What the signature says that may be changed after it, by the method of that name. */
function terms(file: FileStructure, state: number, signature: Entries, method: string): Entries | null {
  const references = itemsOf(file.resolve(state, signature.get('Reference')));
  const all = references.map((reference) => entriesOf(file.resolve(state, reference)));
  const stated = all.find((reference) => nameIn(file.resolve(state, reference.get('TransformMethod'))) === method);
  return stated ? entriesOf(file.resolve(state, stated.get('TransformParams'))) : null;
}

function allowedBy(file: FileStructure, state: number, signature: Entries): Allowed | null {
  const stated = terms(file, state, signature, 'DocMDP');
  if (!stated) return null;
  const level = numberIn(file.resolve(state, stated.get('P'))) ?? FORMS_ALLOWED;
  return level === 1 || level === 3 ? level : FORMS_ALLOWED;
}

function locksOf(file: FileStructure, state: number, signature: Entries): Locks | null {
  const stated = terms(file, state, signature, 'FieldMDP');
  if (!stated) return null;
  const names = itemsOf(file.resolve(state, stated.get('Fields'))).flatMap((name) => textIn(name) ?? []);
  const action = nameIn(file.resolve(state, stated.get('Action')));
  return action === 'Include' ? { kind: 'only', names } : { kind: 'except', names: action === 'All' ? [] : names };
}

/** The signatures of a state, also those whose fields stand below others, as in forms of many pages. */
export function signatureFields(file: FileStructure, state: number): StatedSignature[] {
  const value = (signature: Entries, key: string): PdfValue => file.resolve(state, signature.get(key));
  return valuesOfFields(file, state).map((signature) => {
    const range = itemsOf(value(signature, 'ByteRange')).map((item) => numberIn(file.resolve(state, item)));
    const certificate = value(signature, 'Cert');
    return {
      subFilter: nameIn(value(signature, 'SubFilter')),
      byteRange: range.flatMap((item) => item ?? []),
      contents: bytesIn(value(signature, 'Contents')),
      signed: textIn(value(signature, 'M')),
      certificate: bytesIn(itemsOf(certificate)[0] ?? certificate),
      allowed: allowedBy(file, state, signature),
      locks: locksOf(file, state, signature),
    };
  });
}
