import type { OpenPaper } from '../sheet/open-paper.ts';
import { type Change, changesOf } from './spots.ts';

const upper = (text: string): string => text.toLocaleUpperCase('it');

/** A name or firm wherever it stands, in small and in capital letters. */
export const wordChanges = (paper: OpenPaper, from: string, to: string): Change[] =>
  changesOf(
    paper,
    new Map([
      [from, to],
      [upper(from), upper(to)],
    ]),
  );

function groups(code: string, sizes: readonly number[]): string {
  const parts: string[] = [];
  let rest = code;
  for (const size of sizes) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter((part) => part !== '').join(' ');
}
const cuts: readonly (readonly number[])[] = [[], [2, 2, 1, 5, 5], [4, 4, 4, 4, 4, 4, 4], [2, 2, 1, 5, 5, 6]];

/** A number such as an IBAN, whole or in the groups in which banks print it. */
export const codeChanges = (paper: OpenPaper, from: string, to: string): Change[] =>
  changesOf(paper, new Map(cuts.map((sizes) => [groups(from, sizes), groups(to, sizes)])));
