/** One saved state of the file: whoever changes a PDF without rewriting it appends one. */
export interface Revision {
  /** Where it ends, in bytes. */
  readonly end: number;
  /** Where its table of objects begins. */
  readonly table: number;
  /** Where the table of the state before begins. */
  readonly previous: number | null;
}

export interface Revisions {
  readonly isLinearised: boolean;
  readonly list: readonly Revision[];
  /** Bytes behind the last end that are more than a line break. */
  readonly trailing: number;
}

const ending = /startxref\s+(\d{1,12})\s+%%EOF/g;
const LINEARISED_REACH = 1024;

function previousIn(section: string): number | null {
  const matches = [...section.matchAll(/\/Prev\s+(\d{1,12})/g)];
  const last = matches.at(-1)?.[1];
  return last === undefined ? null : Number(last);
}

/**
 * Counts the states of a file by its own marks. A file prepared for the web begins with a part of its table, which is
 * marked like a state, points nowhere and is none.
 */
export function revisionsOf(file: string): Revisions {
  const isLinearised = /\/Linearized\s+\d/.test(file.slice(0, LINEARISED_REACH));
  const found: Revision[] = [];
  let end = 0;
  for (const match of file.matchAll(ending)) {
    const section = file.slice(end, match.index);
    end = match.index + match[0].length;
    found.push({ end, table: Number(match[1]), previous: previousIn(section) });
  }
  const list = isLinearised && found.length > 1 ? found.slice(1) : found;
  return { isLinearised, list, trailing: file.slice(end).trim().length };
}
