import { rootOf } from '../../../file-bytes/structure/pages.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';
import { writtenTexts } from '../content/written-texts.ts';
import type { View } from './views.ts';

/** A field of a form in one state. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** Digits that its drawing shows, as far as they stand in it as such. */
  readonly shown: string;
  /** Drawn as a picture or as outlines, without a letter. */
  readonly isPainted: boolean;
}

const DEEPEST = 12;
const MOST = 2000;
/** A picture, a form inside of it, or a filled shape. */
const paints = /\/\S+\s+Do\b|(?:^|\s)(?:f|F|f\*|B|B\*|b|b\*)(?=\s|$)/;
const digits = (written: string): string => written.replace(/\D/g, '');

function drawingOf({ file, state }: View, appearance: PdfValue | undefined): Pick<Field, 'shown' | 'isPainted'> {
  const drawn = file.resolve(state, entriesOf(file.resolve(state, appearance)).get('N'));
  const content = isKind(drawn, 'stream') ? (unpack(drawn)?.toString('latin1') ?? '') : '';
  const texts = writtenTexts(content).map(({ codes }) => codes);
  return { shown: digits(texts.join('')), isPainted: texts.length === 0 && paints.test(content) };
}

/** The fields of a form that hold something written, by their numbers. Signatures are none of them. */
export function fieldsIn(view: View): Map<number, Field> {
  const { file, state } = view;
  const found = new Map<number, Field>();
  const visit = (value: PdfValue, above: { readonly name: string; readonly type: string | null }, depth: number) => {
    if (!isKind(value, 'ref') || depth > DEEPEST || found.size >= MOST || found.has(value.number)) return;
    const field = entriesOf(file.resolve(state, value));
    const part = file.resolve(state, field.get('T'));
    const own = isKind(part, 'text') ? part.text : '';
    const name = [above.name, own].filter((piece) => piece !== '').join('.');
    const type = nameIn(file.resolve(state, field.get('FT'))) ?? above.type;
    const held = file.resolve(state, field.get('V'));
    if (type === 'Tx' || type === 'Ch')
      found.set(value.number, {
        name,
        value: isKind(held, 'text') ? held.text : '',
        ...drawingOf(view, field.get('AP')),
      });
    for (const kid of itemsOf(file.resolve(state, field.get('Kids')))) visit(kid, { name, type }, depth + 1);
  };
  const form = entriesOf(file.resolve(state, rootOf(file, state).get('AcroForm')));
  for (const field of itemsOf(file.resolve(state, form.get('Fields')))) visit(field, { name: '', type: null }, 0);
  return found;
}

/** Something else is written in the field, or drawn although the same is written. Drawing it anew is nothing. */
export function isRefilled(before: Field, after: Field): boolean {
  if (before.value !== '' && before.value !== after.value) return true;
  const written = digits(after.value);
  if (before.shown !== written) return false;
  // Letters that became a picture show whatever the picture shows.
  if (written !== '' && after.isPainted) return true;
  return after.shown !== '' && after.shown !== written;
}
