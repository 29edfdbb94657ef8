import { createHash } from 'node:crypto';
import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import type { StoredPage } from '../../../file-bytes/structure/pages.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** What a page is made of in one state, each part short enough to be compared. */
export interface PagePrint {
  readonly object: number | null;
  readonly contents: string;
  readonly fonts: ReadonlyMap<string, string>;
  readonly size: string;
  /** Kind and content of every annotation. */
  readonly annotations: readonly { readonly type: string; readonly print: string }[];
}

const DEEPEST = 6;
const hashOf = (text: string): string => createHash('sha1').update(text, 'latin1').digest('hex');

/** Saving the state of the pen before and after is what programs do when they add something on top. */
const isEmpty = (text: string): boolean => /^[\sqQ]*$/.test(text);

/** A value with everything that it refers to, as text: equal texts draw the same. */
function printOf(file: FileStructure, state: number, value: PdfValue, depth = 0): string {
  if (isKind(value, 'ref')) return depth > DEEPEST ? '…' : printOf(file, state, file.resolve(state, value), depth + 1);
  if (isKind(value, 'list')) return `[${value.items.map((item) => printOf(file, state, item, depth)).join(' ')}]`;
  if (isKind(value, 'dict') || isKind(value, 'stream')) {
    const keys = [...value.entries].filter(([key]) => !['Parent', 'P', 'Length', 'StructParents'].includes(key));
    const inner = keys.map(([key, item]) => `${key}:${printOf(file, state, item, depth + 1)}`).join(' ');
    return isKind(value, 'stream') ? `<${inner} ${hashOf(value.raw)}>` : `<${inner}>`;
  }
  return JSON.stringify(value);
}

/** Pictures and drawings, and what decides how they are seen. Fonts are compared by themselves. */
const drawnByName = ['XObject', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace', 'Properties'];

function contentsOf(file: FileStructure, state: number, page: StoredPage): string {
  const stored = file.resolve(state, page.entries.get('Contents'));
  const streams = (isKind(stored, 'list') ? itemsOf(stored) : [stored]).map((item) => file.resolve(state, item));
  const texts = streams.flatMap((stream) => {
    if (!isKind(stream, 'stream')) return [];
    const text = unpack(stream)?.toString('latin1') ?? stream.raw;
    return isEmpty(text) ? [] : [text.trim()];
  });
  const resources = entriesOf(file.resolve(state, page.entries.get('Resources')));
  const named = drawnByName.flatMap((kind) => [...entriesOf(file.resolve(state, resources.get(kind)))]);
  // What is drawn by name counts as far as the page calls it.
  const called = named.filter(([name]) => texts.some((text) => text.includes(`/${name}`)));
  const prints = called.map(([name, value]) => `${name}=${printOf(file, state, value)}`);
  return hashOf([...texts, ...prints.sort()].join('\n'));
}

/** By the names that the page calls them: another font under an old name changes every letter that is set in it. */
function fontsOf(file: FileStructure, state: number, page: StoredPage): Map<string, string> {
  const resources = entriesOf(file.resolve(state, page.entries.get('Resources')));
  const fonts = entriesOf(file.resolve(state, resources.get('Font')));
  return new Map([...fonts].map(([name, font]) => [name, hashOf(printOf(file, state, font))]));
}

export function pagePrint(file: FileStructure, state: number, page: StoredPage): PagePrint {
  const annotations = itemsOf(file.resolve(state, page.entries.get('Annots'))).map((annotation) => ({
    type: nameIn(entriesOf(file.resolve(state, annotation)).get('Subtype')) ?? '?',
    print: hashOf(printOf(file, state, annotation)),
  }));
  const size = ['MediaBox', 'CropBox', 'Rotate'].map((key) => printOf(file, state, page.entries.get(key) ?? null));
  return {
    object: page.object,
    contents: contentsOf(file, state, page),
    fonts: fontsOf(file, state, page),
    size: size.join(),
    annotations,
  };
}
