import type { FileStructure } from '../structure/file-structure.ts';
import { pagesOf, rootOf } from '../structure/pages.ts';
import { entriesOf, isKind, nameIn, type PdfValue } from '../structure/value.ts';
import { type PagePrint, pagePrint } from './page-print.ts';

/** What a later state did to the one before. `proof` are certificates and time stamps that a signature brings along. */
export const touchKinds = [
  'page_content',
  'page_fonts',
  'page_size',
  'page_count',
  'annotations',
  'form_fields',
  'signature',
  'proof',
  'metadata',
  'layers',
  'actions',
] as const;
export type TouchKind = (typeof touchKinds)[number];

export interface Touch {
  readonly kind: TouchKind;
  readonly page: number | null;
}

const catalogue: Readonly<Record<string, TouchKind>> = {
  Metadata: 'metadata',
  DSS: 'proof',
  OCProperties: 'layers',
  OpenAction: 'actions',
  AA: 'actions',
  AcroForm: 'form_fields',
};

/** Values compare by where their objects stand: what nobody rewrote stands where it stood. */
function isSame(file: FileStructure, state: number, before: PdfValue, after: PdfValue): boolean {
  if (isKind(before, 'ref') && isKind(after, 'ref') && before.number === after.number) {
    return file.place(state - 1, before.number) === file.place(state, after.number);
  }
  return JSON.stringify(plain(before)) === JSON.stringify(plain(after));
}

const plain = (value: PdfValue): unknown =>
  isKind(value, 'dict') || isKind(value, 'stream')
    ? [...value.entries].map(([key, item]) => [key, plain(item)])
    : isKind(value, 'list')
      ? value.items.map(plain)
      : value;

function pageTouches(before: PagePrint, after: PagePrint, page: number): Touch[] {
  const touches: TouchKind[] = [];
  if (before.contents !== after.contents) touches.push('page_content');
  if ([...before.fonts].some(([name, print]) => after.fonts.has(name) && after.fonts.get(name) !== print))
    touches.push('page_fonts');
  if (before.size !== after.size) touches.push('page_size');
  const known = new Set(before.annotations.map(({ print }) => print));
  const changed = after.annotations.filter(({ print }) => !known.has(print));
  const gone = before.annotations.length > after.annotations.length;
  if (changed.some(({ type }) => type === 'Widget')) touches.push('form_fields');
  if (gone || changed.some(({ type }) => type !== 'Widget' && type !== 'Link')) touches.push('annotations');
  return touches.map((kind) => ({ kind, page }));
}

const isSignature = (value: PdfValue): boolean => {
  const entries = entriesOf(value);
  return entries.has('ByteRange') || ['Sig', 'DocTimeStamp'].includes(nameIn(entries.get('Type')) ?? '');
};

function addsSignature(file: FileStructure, state: number): boolean {
  const sections = file.states[state]?.sections ?? [];
  return sections.some(({ entries }) => [...entries.keys()].some((number) => isSignature(file.object(state, number))));
}

function catalogueTouches(file: FileStructure, state: number): Touch[] {
  const [before, after] = [rootOf(file, state - 1), rootOf(file, state)];
  const touches = Object.entries(catalogue)
    .filter(([key]) => !isSame(file, state, before.get(key) ?? null, after.get(key) ?? null))
    .map(([, kind]): Touch => ({ kind, page: null }));
  const [oldInfo, newInfo] = [file.trailer(state - 1, 'Info'), file.trailer(state, 'Info')];
  return isSame(file, state, oldInfo, newInfo) ? touches : [...touches, { kind: 'metadata', page: null }];
}

/** What a state, counted from 0, changed of the one before it; null when its pages cannot be read. */
export function touchesOf(file: FileStructure, state: number): Touch[] | null {
  const [before, after] = [pagesOf(file, state - 1), pagesOf(file, state)];
  if (before.length === 0 || after.length === 0) return null;
  const touches = catalogueTouches(file, state);
  if (addsSignature(file, state)) touches.push({ kind: 'signature', page: null });
  if (before.length !== after.length) touches.push({ kind: 'page_count', page: null });
  after.forEach((page, index) => {
    const old = before.find(({ object }) => object !== null && object === page.object) ?? before[index];
    if (old) touches.push(...pageTouches(pagePrint(file, state - 1, old), pagePrint(file, state, page), index + 1));
  });
  return touches;
}
