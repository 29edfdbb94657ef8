import { pagesOf, rootOf } from '../../../file-bytes/structure/pages.ts';
import { entriesOf, isKind, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';
import { annotationTouches } from './annotation-touches.ts';
import { fieldsIn, isRefilled } from './fields.ts';
import { type PagePrint, pagePrint } from './page-print.ts';
import type { Touch, TouchKind } from './touch.ts';
import type { View } from './views.ts';

const catalogue: Readonly<Record<string, TouchKind>> = {
  Metadata: 'metadata',
  DSS: 'proof',
  OCProperties: 'layers',
  OpenAction: 'actions',
  AA: 'actions',
  AcroForm: 'form_fields',
};

/** Values compare by where their objects stand: what nobody rewrote stands where it stood. */
function isSame(before: View, after: View, old: PdfValue, now: PdfValue): boolean {
  if (isKind(old, 'ref') && isKind(now, 'ref') && old.number === now.number) {
    return before.file.place(before.state, old.number) === after.file.place(after.state, now.number);
  }
  return JSON.stringify(plain(old)) === JSON.stringify(plain(now));
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
  return [...touches, ...annotationTouches(before.annotations, after.annotations)].map((kind) => ({ kind, page }));
}

const isSignature = (value: PdfValue): boolean => {
  const entries = entriesOf(value);
  return entries.has('ByteRange') || ['Sig', 'DocTimeStamp'].includes(nameIn(entries.get('Type')) ?? '');
};

function addsSignature({ file, state }: View): boolean {
  const sections = file.states[state]?.sections ?? [];
  return sections.some(({ entries }) => [...entries.keys()].some((number) => isSignature(file.object(state, number))));
}

function catalogueTouches(before: View, after: View): Touch[] {
  const [old, now] = [rootOf(before.file, before.state), rootOf(after.file, after.state)];
  const touches = Object.entries(catalogue)
    .filter(([key]) => !isSame(before, after, old.get(key) ?? null, now.get(key) ?? null))
    .map(([, kind]): Touch => ({ kind, page: null }));
  const [oldInfo, newInfo] = [before, after].map(({ file, state }) => file.trailer(state, 'Info'));
  return isSame(before, after, oldInfo ?? null, newInfo ?? null)
    ? touches
    : [...touches, { kind: 'metadata', page: null }];
}

function fieldTouches(before: View, after: View): Touch[] {
  const now = fieldsIn(after);
  if (now.size === 0) return [];
  return [...fieldsIn(before)].flatMap(([number, old]): Touch[] => {
    const field = now.get(number);
    if (!field || (field.value === old.value && field.shown === old.shown)) return [];
    return [{ kind: isRefilled(old, field) ? 'refilled' : 'form_fields', page: null, field: old.name }];
  });
}

/** What a state changed of the one before it; null when its pages cannot be read. */
export function touchesOf(before: View, after: View): Touch[] | null {
  const [old, now] = [pagesOf(before.file, before.state), pagesOf(after.file, after.state)];
  if (old.length === 0 || now.length === 0) return null;
  const touches = [...catalogueTouches(before, after), ...fieldTouches(before, after)];
  if (addsSignature(after)) touches.push({ kind: 'signature', page: null });
  if (old.length !== now.length) touches.push({ kind: 'page_count', page: null });
  now.forEach((page, index) => {
    const same = old.find(({ object }) => object !== null && object === page.object) ?? old[index];
    if (!same) return;
    const prints = [pagePrint(before.file, before.state, same), pagePrint(after.file, after.state, page)] as const;
    touches.push(...pageTouches(...prints, index + 1));
  });
  return touches;
}
