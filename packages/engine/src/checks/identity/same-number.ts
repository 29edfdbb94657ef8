import { compareNames } from '@vesta/domain/names/compare-names';
import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, placeOn, textOn, valueOn } from './document.ts';
import { documentsIn } from './documents-in.ts';

const nameOn = (document: IdentityDocument): string | null => {
  const [surname, given] = [valueOn(document, 'surname'), valueOn(document, 'given_names')];
  return surname && given ? `${surname} ${given}` : null;
};

/** Another paper of the same set with this number and somebody else's name. */
function conflictIn(set: PaperSet, document: IdentityDocument, number: string): IdentityDocument | undefined {
  const name = nameOn(document);
  return documentsIn(set).find((other) => {
    const theirs = nameOn(other);
    const isOther = name !== null && theirs !== null && compareNames(name, theirs).verdict === 'mismatch';
    return isOther && valueOn(other, 'document_number') === number;
  });
}

/** A number belongs to one person. Without a memory of other applications only this one can be looked through. */
export const sameNumber: Rule<IdentityDocument, 'R_ID_SAME_NUMBER_OTHER_PERSON'> = {
  id: 'R_ID_SAME_NUMBER_OTHER_PERSON',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    // Whoever hands in another's paper shall not learn that we know it.
    upload: 'silent',
  },
  reads: [],
  judge: (document, { isNumberOfAnother }) => {
    const number = textOn(document, 'document_number');
    const working = [placeOn(document, 'document_number')];
    if (!number) return inconclusive(working);
    const conflict = conflictIn(number.part.set, document, number.found.value);
    if (conflict) return failed([...working, placeOn(conflict, 'document_number')]);
    if (!isNumberOfAnother) return inconclusive(working);
    return isNumberOfAnother(number.found.value) ? failed(working) : passed(working);
  },
};
