import type { Rule } from '../rule.ts';
import { placeOf, textIn } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { readPapersOf } from '../run/subjects.ts';
import type { PaperSet } from '../subject.ts';
import { sharedWords } from './ground/address-words.ts';

const SAME_FROM = 0.6;
const OTHER_UP_TO = 0.25;

/** The papers give the address that the applicant gives. People move before their papers do: one that differs is no more than news. */
export const addressAcross: Rule<PaperSet> = {
  id: 'R_X_ADDRESS',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  reads: ['address'],
  judge: (set, { applicant }) => {
    const told = readPapersOf(set).flatMap(({ paper, reading }) => {
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
      share: sharedWords(own, text),
      place: placeOf(reading, 'address', { paper, expected: own }),
    }));
    const other = judged.filter(({ share }) => share !== null && share <= OTHER_UP_TO);
    const [first] = other;
    if (first) {
      // Two papers that agree with each other and not with the applicant weigh more than one that is out of date.
      const agreeing = other.filter(
        ({ text, paper }) => paper !== first.paper && (sharedWords(first.text, text) ?? 0) >= SAME_FROM,
      );
      return failed(
        other.map(({ place }) => place),
        { papers, level: agreeing.length > 0 ? 'warning' : 'info' },
      );
    }
    const same = judged.filter(({ share }) => share !== null && share >= SAME_FROM);
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
