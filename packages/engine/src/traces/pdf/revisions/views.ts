import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { readStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf } from '../../../file-bytes/structure/pages.ts';

/** A file as it was in one of its states, and where that state ends. */
export interface View {
  readonly file: FileStructure;
  readonly state: number;
  readonly end: number;
}

const MOST_MARKS = 8;
const ending = /startxref\s+\d{1,12}\s+%%EOF/g;
const objectStart = /(?:^|[\s>])\d{1,10}\s+\d{1,5}\s+obj\b/;

const endsIn = (text: string, upTo: number): number[] =>
  [...text.slice(0, upTo).matchAll(ending)].map((match) => match.index + match[0].length).toReversed();

/** The newest beginning of a file that reads as one by itself; null where none does. */
function readableUpTo(text: string, upTo: number): View | null {
  for (const end of endsIn(text, upTo).slice(0, MOST_MARKS)) {
    const file = readStructure(text.slice(0, end));
    if (!file || file.isEncrypted) continue;
    const state = file.states.length - 1;
    if (pagesOf(file, state).length > 0) return { file, state, end };
  }
  return null;
}

const viewsOf = (file: FileStructure): View[] => file.states.map(({ end }, state) => ({ file, state, end }));

/** States that the tables of a file name, oldest first, and one before them that they keep silent about. */
function toldViews(file: FileStructure, text: string): View[] {
  const views = viewsOf(file);
  const firstTable = Math.min(...(file.states[0]?.sections ?? []).map(({ offset }) => offset));
  const forgotten = Number.isFinite(firstTable) ? readableUpTo(text, firstTable) : null;
  return forgotten ? [forgotten, ...views] : views;
}

export interface Views {
  readonly views: readonly View[];
  /** Whether objects stand behind the last state that no table lists: some programs show them all the same. */
  readonly hasUnlisted: boolean;
  /** Whether the tables of the whole file can be followed, and not just those of a beginning. */
  readonly isWhole: boolean;
}

/**
 * All states of a file. Whoever cheats leaves out a table, its trailer or the way to the one before it, and trusts that
 * programs mend the file and show what was put behind its end. Null where not even a beginning can be read.
 */
export function viewsIn(file: FileStructure | null, text: string): Views | null {
  const readable = file ?? readableUpTo(text, text.length)?.file ?? null;
  if (!readable) return null;
  const views = toldViews(readable, text);
  return { views, isWhole: file !== null, hasUnlisted: objectStart.test(text.slice(views.at(-1)?.end ?? text.length)) };
}
