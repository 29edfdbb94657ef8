import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf, type StoredPage } from '../../../file-bytes/structure/pages.ts';
import { plainText } from '../../../file-bytes/structure/plain-text.ts';
import { entriesOf, isKind } from '../../../file-bytes/structure/value.ts';
import { namedDigits } from '../file/lying-letters.ts';
import { pageContent } from './page-content.ts';
import { type ContentMark, type WrittenText, writtenTexts } from './written-texts.ts';

/** Words for machines that tell other digits than the letters on the page. */
export interface LyingWord {
  readonly page: number;
  /** Points from the lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly drawn: string;
  readonly told: string;
}

const MOST = 60;
const digits = (text: string): string => text.replace(/\D/g, '');

/** What a mark says that stands there: in its own properties or in those that the page keeps under a name. */
function toldBy(file: FileStructure, state: number, page: StoredPage, { properties }: ContentMark): string | null {
  const resources = entriesOf(file.resolve(state, page.entries.get('Resources')));
  const named = entriesOf(file.resolve(state, resources.get('Properties')));
  const own = isKind(properties, 'name') ? named.get(properties.name) : properties;
  const told = file.resolve(state, entriesOf(file.resolve(state, own)).get('ActualText'));
  return isKind(told, 'text') ? plainText(told.text) : null;
}

type DigitsOf = (text: WrittenText) => string | null;

function lyingOn(file: FileStructure, state: number, page: StoredPage, number: number): LyingWord[] {
  const content = pageContent(file, state, page);
  const resources = entriesOf(file.resolve(state, page.entries.get('Resources')));
  const isMarked = /\/ActualText/.test(content) || entriesOf(file.resolve(state, resources.get('Properties'))).size > 0;
  if (!isMarked) return [];
  const fonts = entriesOf(file.resolve(state, resources.get('Font')));
  const known = new Map<string, ReadonlyMap<number, string> | null>();
  const digitsOf: DigitsOf = ({ font, codes }) => {
    const name = font ?? '';
    const map = known.get(name) ?? namedDigits(file, state, file.resolve(state, fonts.get(name)));
    known.set(name, map);
    return map && [...codes].map((code) => map.get(code.charCodeAt(0)) ?? '').join('');
  };
  const spans = new Map<ContentMark, WrittenText[]>();
  for (const text of writtenTexts(content))
    for (const mark of text.marks) spans.set(mark, [...(spans.get(mark) ?? []), text]);
  return [...spans].flatMap(([mark, texts]): LyingWord[] => {
    const [told, first] = [toldBy(file, state, page, mark), texts[0]];
    const drawn = texts.map(digitsOf);
    if (told === null || !first || drawn.includes(null)) return [];
    const all = drawn.join('');
    if (all === '' || digits(told) === '' || all === digits(told)) return [];
    return [{ page: number, x: first.x, y: first.y, drawn: all, told }];
  });
}

/** Marks that tell the machine another figure than the page shows; they are meant for ligatures and broken words. */
export function lyingWords(file: FileStructure): LyingWord[] {
  if (file.isEncrypted) return [];
  const state = file.states.length - 1;
  return pagesOf(file, state)
    .flatMap((page, index) => lyingOn(file, state, page, index + 1))
    .slice(0, MOST);
}
