import { compareWithHolders } from '@vesta/domain/names/compare-holders';
import { isNamedAsHolder } from '../../documents/certainty.ts';
import { isStructured } from '../../evidence/format.ts';
import type { ApplicantData } from '../applicant.ts';
import { isPictured, textIn } from '../fields.ts';
import type { ReadPaper } from '../read-papers.ts';

/** Whose account a statement is of. */
export type Holder = 'applicant' | 'another' | 'perhaps_another' | 'unknown';

/** The applicant is the holder of the account or one of several, or somebody else is, as far as the statement tells. */
export function holderOf(
  { paper, reading }: Pick<ReadPaper<'bank_statement'>, 'paper' | 'reading'>,
  { first_name: given, last_name: surname }: ApplicantData,
): Holder {
  const holder = textIn(reading, 'holder');
  if (!given || !surname || holder === null) return 'unknown';
  const { verdict } = compareWithHolders({ given, surname }, holder);
  if (verdict === 'match') return 'applicant';
  if (verdict !== 'mismatch' || isPictured(paper, reading)) return 'unknown';
  const isSure = isNamedAsHolder(reading.fields.holder);
  // A name in a window heads the address that the bank writes to: somebody should look whose it is.
  if (!isSure && textIn(reading, 'address') === null) return 'unknown';
  // Whoever connects an account has signed in to it: that it is in another's name is worth a word, and no refusal.
  return !isSure || isStructured(paper.evidence.format) ? 'perhaps_another' : 'another';
}
