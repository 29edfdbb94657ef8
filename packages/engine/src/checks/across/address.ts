import type { Reading } from '../../documents/reading.ts';
import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { allReadPapers } from '../../papers/read-papers.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { isSameHome, postcodesDiffer } from './ground/address-words.ts';

interface Told {
  readonly paper: string;
  readonly reading: Reading;
  readonly text: string;
}

/**
 * Where nobody said where they live, papers of today are held against each other: two that send to different homes are
 * worth a look, and nobody knows which of them is right. A contract gives the home of its day.
 */
function amongThemselves(told: readonly Told[]): Judgement | null {
  const now = told.filter(({ reading }) => reading.kind !== 'work_contract' && reading.kind !== 'identity_document');
  const [first] = now;
  const papers = [...new Set(now.map(({ paper }) => paper))];
  if (!first || papers.length < 2) return null;
  const placeOfHome = ({ reading, paper }: Told) => placeOf(reading, 'address', { paper, expected: first.text });
  const compared = now.map((one) => ({ one, isSame: one === first ? true : isSameHome(first.text, one.text) }));
  const other = compared.filter(({ isSame }) => isSame === false);
  if (other.length > 0)
    return failed([first, ...other.map(({ one }) => one)].map(placeOfHome), { papers, level: 'warning' });
  const places = now.map(placeOfHome);
  return compared.every(({ isSame }) => isSame === true)
    ? passed(places, { papers })
    : inconclusive(places, { papers });
}

interface Judged {
  readonly text: string;
  readonly kind: Reading['kind'];
}

/**
 * Papers that give this home under another postcode than the applicant, where none gives it under the same. A photographed
 * card is misread by a digit more easily than a person errs, and a contract gives the home of its day.
 */
function otherPostcode<T extends Judged>(judged: readonly T[], own: string): readonly T[] {
  if (judged.some(({ text }) => postcodesDiffer(own, text) === false)) return [];
  return judged.filter(
    ({ kind, text }) => kind !== 'work_contract' && kind !== 'identity_document' && postcodesDiffer(own, text) === true,
  );
}

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
    if (told.length === 0) return null;
    if (!applicant) return amongThemselves(told);
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
    const recoded = otherPostcode(judged, own);
    if (recoded.length > 0)
      return failed(
        recoded.map(({ place }) => place),
        { papers, level: 'info' },
      );
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
