import type { Evidence } from '../../../evidence/evidence.ts';
import { type PaperWords, paperOf, setOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import type { IdentityDocument } from '../document.ts';
import { documentsIn } from '../documents-in.ts';

/** Mario's electronic card as one file with both sides; values given here replace his. */
export const cardWords = ({ fields, ...more }: PaperWords = {}): PaperWords => ({
  kind: 'identity_document',
  type: 'id_card',
  country: 'IT',
  side: 'both',
  confirmations: { mrz_check_digits: 'passed', mrz_versus_visual: 'passed' },
  ...more,
  fields: {
    surname: 'ROSSI',
    given_names: 'MARIO',
    birth_date: '1980-01-01',
    birth_place: 'ROMA',
    nationality: 'ITA',
    document_number: 'CA12345AA',
    expiry_date: '2030-01-01',
    fiscal_code: 'RSSMRA80A01H501U',
    ...fields,
  },
});

function firstIn(...papers: readonly InspectedPaper[]): IdentityDocument {
  const [document] = documentsIn(setOf(...papers));
  if (!document) throw new Error('no document');
  return document;
}

/** A single identity document as the rules see it. */
export const documentOf = (words: PaperWords = {}, evidence: Partial<Evidence> = {}): IdentityDocument =>
  firstIn(paperOf('card', cardWords(words), evidence));

/** The first identity document of several papers. */
export const documentBeside = (words: PaperWords, ...others: readonly InspectedPaper[]): IdentityDocument =>
  firstIn(paperOf('card', words), ...others);

/** Nothing was read of it. */
export const blank = {
  surname: null,
  given_names: null,
  birth_date: null,
  birth_place: null,
  nationality: null,
  document_number: null,
  expiry_date: null,
  fiscal_code: null,
};
