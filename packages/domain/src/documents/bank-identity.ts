import type { RegionCode } from '../regions/codes.ts';
import { type IdProblem, judgeIds } from './judge-ids.ts';
import { chosenCombination } from './missing-sides.ts';
import type { DocumentRecord } from './record.ts';

/** What a connected account is recognised as where its bank knows the applicant by name. */
export const BANK_IDENTITY = 'bank_identity';
/** The answer of whoever lets their bank say who they are, in the place of a document. */
export const BY_BANK = 'bank';

/** In Germany a bank may say who somebody is; in Italy the paper is shown before any bank is asked. */
export const takesBankIdentity = (region: RegionCode): boolean => region === 'de';

export const hasBankIdentity = (documents: readonly DocumentRecord[]): boolean =>
  documents.some(({ recognised, hasError }) => recognised?.document_type === BANK_IDENTITY && !hasError);

/** What keeps a person from going on about who they are: their papers, or the word of their bank. */
export function identityProblem(documents: readonly DocumentRecord[], region: RegionCode): IdProblem | null {
  if (takesBankIdentity(region) && hasBankIdentity(documents)) return null;
  return judgeIds(documents, chosenCombination(documents));
}
