import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { allReadPapers, type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { About } from './check.ts';

/** Each file by itself. */
export const everyFile = <Paper extends KeptPaper>(set: PaperSet<Paper>): About<Paper>[] =>
  set.papers.map((paper) => ({ subject: paper, papers: [paper.id] }));

/** All papers at once; nothing to judge where there are none. */
export const wholeSet = (set: PaperSet): About<PaperSet>[] =>
  set.papers.length === 0 ? [] : [{ subject: set, papers: set.papers.map(({ id }) => id) }];

const aboutEach = <Kind extends PaperKind, Paper extends KeptPaper>(
  papers: readonly ReadPaper<Kind, Paper>[],
): About<ReadPaper<Kind, Paper>>[] => papers.map((subject) => ({ subject, papers: [subject.paper.id] }));

/** Each paper of a kind, wherever it lies in the files. */
export const everyReading =
  <Kind extends PaperKind, Paper extends KeptPaper = KeptPaper>(kind: Kind) =>
  (set: PaperSet<Paper>): About<ReadPaper<Kind, Paper>>[] =>
    aboutEach(readPapersOf(set, kind));

/** Each paper, whatever it is. */
export const everyPaper = (set: PaperSet): About<ReadPaper>[] => aboutEach(allReadPapers(set));
