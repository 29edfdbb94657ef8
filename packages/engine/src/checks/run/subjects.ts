import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { Reading } from '../../documents/reading.ts';
import type { KeptPaper, PaperSet } from '../subject.ts';
import type { About } from './check.ts';

/** One paper as it was read, the file that it came in, and everything else that was handed in with it. */
export interface ReadPaper<Paper extends KeptPaper = KeptPaper> {
  readonly paper: Paper;
  readonly reading: Reading;
  readonly set: PaperSet<Paper>;
}

/** Each file by itself. */
export const everyFile = <Paper extends KeptPaper>(set: PaperSet<Paper>): About<Paper>[] =>
  set.papers.map((paper) => ({ subject: paper, papers: [paper.id] }));

/** All papers at once; nothing to judge where there are none. */
export const wholeSet = (set: PaperSet): About<PaperSet>[] =>
  set.papers.length === 0 ? [] : [{ subject: set, papers: set.papers.map(({ id }) => id) }];

export const readPapersOf = <Paper extends KeptPaper>(set: PaperSet<Paper>, kind?: PaperKind): ReadPaper<Paper>[] =>
  set.papers.flatMap((paper) =>
    paper.readings
      .filter((reading) => kind === undefined || reading.kind === kind)
      .map((reading) => ({ paper, reading, set })),
  );

/** Each paper of a kind, or of any kind, wherever it lies in the files. */
export const everyReading =
  <Paper extends KeptPaper = KeptPaper>(kind?: PaperKind) =>
  (set: PaperSet<Paper>): About<ReadPaper<Paper>>[] =>
    readPapersOf(set, kind).map((subject) => ({ subject, papers: [subject.paper.id] }));
