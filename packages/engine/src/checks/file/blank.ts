import { isPicture } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** Mean gray of a sheet with nothing on it; a page with a few lines of writing comes near. */
const BLANK_FROM = 245;
/** Edges in the fullest rows: writing has many, even where nobody could read it. */
const WRITING_FROM = 40;

const isEmptyPage = ({ evidence }: InspectedPaper, number: number): boolean => {
  const page = evidence.pages.find((candidate) => candidate.number === number);
  return page !== undefined && page.words.length === 0 && page.images.length === 0;
};

export const fileBlank: Rule<InspectedPaper, 'R_FILE_BLANK'> = {
  id: 'R_FILE_BLANK',
  chapter: 'file',
  level: 'info',
  blocking: false,
  means: {
    upload: 'never',
    cause: { kind: 'blank', explains: ['content'] },
  },
  reads: [],
  judge: (paper) => {
    const { evidence, traces } = paper;
    const isCut = evidence.problem === 'too_many_pages';
    if ((evidence.problem !== null && !isCut) || evidence.pages.length === 0)
      return evidence.text === null ? inconclusive() : null;
    if (evidence.pages.some(({ words }) => words.length > 0)) return passed();
    if (isPicture(evidence.format)) {
      const closer = traces?.picture;
      if (!closer) return inconclusive();
      const working = [reckoned('mean gray', BLANK_FROM, Math.round(closer.meanGray))];
      if (closer.sharpness >= WRITING_FROM) return passed(working);
      // Neither white nor written on: a covered lens, a table, or writing that is far too blurred.
      return closer.meanGray > BLANK_FROM ? failed(working) : inconclusive(working);
    }
    const empty = evidence.pages.filter(({ number }) => isEmptyPage(paper, number));
    const working = [
      reckoned('pages with something on them', evidence.pages.length, evidence.pages.length - empty.length),
    ];
    // Pictures and pages that nobody has read: that says nothing about what is on them.
    return empty.length === evidence.pages.length && !isCut ? failed(working) : inconclusive(working);
  },
};
