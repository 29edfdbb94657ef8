import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { Reading } from '../documents/reading.ts';
import type { KeptPaper, PaperSet } from './kept-paper.ts';

/** One paper as it was read, the file that it came in, and everything else that was handed in with it. */
export interface ReadPaper<Paper extends KeptPaper = KeptPaper> {
  readonly paper: Paper;
  readonly reading: Reading;
  readonly set: PaperSet<Paper>;
}

export const readPapersOf = <Paper extends KeptPaper>(set: PaperSet<Paper>, kind?: PaperKind): ReadPaper<Paper>[] =>
  set.papers.flatMap((paper) =>
    paper.readings
      .filter((reading) => kind === undefined || reading.kind === kind)
      .map((reading) => ({ paper, reading, set })),
  );
