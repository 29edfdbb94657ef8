import type { House } from '../../house.ts';
import { DOCUMENT_CORRECTIONS, DOCUMENT_EXPLANATIONS } from '../../lib/vault/contexts.ts';

/** Words of the applicant to the reviewer, by the rule that they are about; null is about the paper as a whole. */
export interface Explanation {
  readonly rule: string | null;
  readonly text: string;
  readonly at: string;
}

type Needs = Pick<House, 'vault'>;

export const openExplanations = ({ vault }: Needs, sealed: Buffer | null): readonly Explanation[] =>
  sealed ? vault.openJson<Explanation[]>(sealed, DOCUMENT_EXPLANATIONS) : [];

export const sealExplanations = ({ vault }: Needs, explanations: readonly Explanation[]): Buffer =>
  vault.sealJson(explanations, DOCUMENT_EXPLANATIONS);

/** What the applicant says a value should be, by the key of the fact. What was read stays as it was. */
export type Corrections = Readonly<Record<string, string | number | boolean>>;

export const openCorrections = ({ vault }: Needs, sealed: Buffer | null): Corrections =>
  sealed ? vault.openJson<Corrections>(sealed, DOCUMENT_CORRECTIONS) : {};

export const sealCorrections = ({ vault }: Needs, corrections: Corrections): Buffer =>
  vault.sealJson(corrections, DOCUMENT_CORRECTIONS);
