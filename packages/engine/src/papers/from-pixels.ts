import { isRecognised } from './fields.ts';
import type { PaperSet } from './kept-paper.ts';

/** Whether a paper of the set was read from pixels: a name on it may be misread, so that it can agree and not contradict. */
export const isFromPixels = ({ papers }: PaperSet, id: string | undefined): boolean =>
  papers.some((paper) => paper.id === id && paper.readings.some((reading) => isRecognised(paper, reading)));
