import type { FileStructure } from './file-structure.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from './value.ts';

/** A page as the file stores it, with what it inherits. */
export interface StoredPage {
  /** Number of its object; null when it stands directly in the list. */
  readonly object: number | null;
  readonly entries: ReadonlyMap<string, PdfValue>;
}

const MOST_PAGES = 2000;
const DEEPEST = 40;
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** The catalogue of a state. */
export const rootOf = (file: FileStructure, state: number): ReadonlyMap<string, PdfValue> =>
  entriesOf(file.resolve(state, file.trailer(state, 'Root')));

/** All pages of a state, in order. */
export function pagesOf(file: FileStructure, state: number): StoredPage[] {
  const pages: StoredPage[] = [];
  const seen = new Set<number>();
  const visit = (value: PdfValue, above: ReadonlyMap<string, PdfValue>, depth: number): void => {
    if (pages.length >= MOST_PAGES || depth > DEEPEST) return;
    const object = isKind(value, 'ref') ? value.number : null;
    if (object !== null && seen.has(object)) return;
    if (object !== null) seen.add(object);
    const node = entriesOf(file.resolve(state, value));
    const passedOn = new Map(above);
    for (const key of inherited) {
      const own = node.get(key);
      if (own !== undefined) passedOn.set(key, own);
    }
    const kids = file.resolve(state, node.get('Kids'));
    if (nameIn(node.get('Type')) === 'Page' || !isKind(kids, 'list')) {
      if (node.size > 0) pages.push({ object, entries: new Map([...passedOn, ...node]) });
      return;
    }
    for (const kid of itemsOf(kids)) visit(kid, passedOn, depth + 1);
  };
  visit(rootOf(file, state).get('Pages') ?? null, new Map(), 0);
  return pages;
}
