import { holdersIn } from '@vesta/domain/names/compare-holders';
import { compareNames, type NameComparison } from '@vesta/domain/names/compare-names';
import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { type IdentityDocument, isLegible, namesMayBeCut, placeOn, textOn } from './document.ts';
import { documentsIn } from './documents-in.ts';
import { isSignedIn } from './is-signed-in.ts';

type NameVerdict = NameComparison['verdict'];

/** Whether one of those who hold the account is named on the document. */
function verdictOf(document: IdentityDocument, { reading }: ReadPaper<'bank_statement'>): NameVerdict {
  const [surname, given] = [textOn(document, 'surname'), textOn(document, 'given_names')];
  const holder = textIn(reading, 'holder');
  if (!surname || !given || !holder) return 'unknown';
  const printed = { given: given.found.value, surname: surname.found.value };
  const verdicts = holdersIn(holder).map((one) => compareNames(one, printed, { cut: namesMayBeCut(document) }).verdict);
  if (verdicts.includes('match')) return 'match';
  const isSure = verdicts.every((verdict) => verdict === 'mismatch') && isLegible(surname) && isLegible(given);
  return isSure ? 'mismatch' : 'doubtful';
}

/**
 * Whether the one who applies is the one on the identity paper, without looking at a face: whoever signs in to an
 * account in that name has been known to a bank. People use accounts of their families, so another name proves nothing.
 */
export const signedInHolder: Rule<PaperSet, 'R_ID_SELFIE_MATCH'> = {
  id: 'R_ID_SELFIE_MATCH',
  chapter: 'identity',
  level: 'info',
  blocking: false,
  means: {
    upload: 'silent',
    traits: ['optional'],
  },
  reads: [],
  judge: (set) => {
    const documents = documentsIn(set).filter(({ type }) => type !== 'fiscal_card');
    if (documents.length === 0) return null;
    const feeds = readPapersOf(set, 'bank_statement').filter(isSignedIn);
    const parts = [...documents.flatMap((document) => document.parts), ...feeds];
    const papers = [...new Set(parts.map(({ paper }) => paper.id))];
    const working = [
      ...documents.flatMap((document) => [placeOn(document, 'surname'), placeOn(document, 'given_names')]),
      ...feeds.map(({ paper, reading }) => placeOf(reading, 'holder', { paper: paper.id })),
    ];
    const verdicts = documents.flatMap((document) => feeds.map((feed) => verdictOf(document, feed)));
    if (verdicts.includes('match')) return passed(working, { papers });
    const isOther = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'mismatch');
    return isOther ? failed(working, { papers }) : inconclusive(working, { papers });
  },
};
