import type { PaperKind } from '@vesta/domain/papers/kinds';
import { isOfKind, type ReadingOf } from '../documents/reading.ts';
import type { KeptPaper, PaperSet } from './kept-paper.ts';

/** One paper as it was read, the file that it came in, and everything else that was handed in with it. */
export interface ReadPaper<Kind extends PaperKind = PaperKind, Paper extends KeptPaper = KeptPaper> {
  readonly paper: Paper;
  readonly reading: ReadingOf<Kind>;
  readonly set: PaperSet<Paper>;
}

/** The papers of a kind, wherever they lie in the files. */
export const readPapersOf = <Kind extends PaperKind, Paper extends KeptPaper>(
  set: PaperSet<Paper>,
  kind: Kind,
): ReadPaper<Kind, Paper>[] =>
  set.papers.flatMap((paper) =>
    paper.readings.flatMap((reading) => (isOfKind(reading, kind) ? [{ paper, reading, set }] : [])),
  );

/** All papers, file by file. */
export const allReadPapers = <Paper extends KeptPaper>(set: PaperSet<Paper>): ReadPaper<PaperKind, Paper>[] =>
  set.papers.flatMap((paper) => paper.readings.map((reading) => ({ paper, reading, set })));
