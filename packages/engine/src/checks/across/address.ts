import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { allReadPapers } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { isSameHome } from './ground/address-words.ts';

/**
 * The papers give the address that the applicant gives. People move before their papers do: one that differs is no more
 * than news, and a contract gives the home of the day on which it was signed.
 */
export const addressAcross: Rule<PaperSet, 'R_X_ADDRESS'> = {
  id: 'R_X_ADDRESS',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    answers: ['person.address'],
  },
  reads: ['address'],
  judge: (set, { applicant }) => {
    const told = allReadPapers(set).flatMap(({ paper, reading }) => {
      const text = textIn(reading, 'address');
      return text === null ? [] : [{ paper: paper.id, reading, text }];
    });
    if (!applicant || told.length === 0) return null;
    const papers = [...new Set(told.map(({ paper }) => paper))];
    const own = applicant.address;
    if (own === null) return inconclusive([], { papers });
    const judged = told.map(({ paper, reading, text }) => ({
      text,
      paper,
      kind: reading.kind,
      isSame: isSameHome(own, text),
      place: placeOf(reading, 'address', { paper, expected: own }),
    }));
    const other = judged.filter(({ isSame, kind }) => isSame === false && kind !== 'work_contract');
    const [first] = other;
    if (first) {
      // Two papers that agree with each other and not with the applicant weigh more than one that is out of date.
      const agreeing = other.filter(
        ({ text, paper }) => paper !== first.paper && isSameHome(first.text, text) === true,
      );
      return failed(
        other.map(({ place }) => place),
        { papers, level: agreeing.length > 0 ? 'warning' : 'info' },
      );
    }
    const same = judged.filter(({ isSame }) => isSame === true);
    return same.length === judged.length
      ? passed(
          same.map(({ place }) => place),
          { papers },
        )
      : inconclusive(
          judged.map(({ place }) => place),
          { papers },
        );
  },
};
