import type { DocumentKind } from '../../documents/kinds.ts';
import type { Reading } from '../../documents/reading.ts';
import type { InspectedPaper, PaperSet } from '../subject.ts';
import type { About } from './check.ts';

/** One paper as it was read, the file that it came in, and everything else that was handed in with it. */
export interface ReadPaper {
  readonly paper: InspectedPaper;
  readonly reading: Reading;
  readonly set: PaperSet;
}

/** Each file by itself. */
export const everyFile = (set: PaperSet): About<InspectedPaper>[] =>
  set.papers.map((paper) => ({ subject: paper, papers: [paper.id] }));

/** All papers at once; nothing to judge where there are none. */
export const wholeSet = (set: PaperSet): About<PaperSet>[] =>
  set.papers.length === 0 ? [] : [{ subject: set, papers: set.papers.map(({ id }) => id) }];

export const readPapersOf = (set: PaperSet, kind?: DocumentKind): ReadPaper[] =>
  set.papers.flatMap((paper) =>
    paper.readings
      .filter((reading) => kind === undefined || reading.kind === kind)
      .map((reading) => ({ paper, reading, set })),
  );

/** Each paper of a kind, or of any kind, wherever it lies in the files. */
export const everyReading =
  (kind?: DocumentKind) =>
  (set: PaperSet): About<ReadPaper>[] =>
    readPapersOf(set, kind).map((subject) => ({ subject, papers: [subject.paper.id] }));
