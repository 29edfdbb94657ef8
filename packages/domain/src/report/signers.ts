import type { AggregatedReport } from './aggregated-report.ts';

export interface Signers {
  readonly all: number;
  /** How many of them the figures hold. */
  readonly counted: number;
  /** Who has not finished or not shared yet. */
  readonly pending: readonly string[];
}

/** Whoever vouches does not sign. */
const isSigner = ({ role }: AggregatedReport['members'][number]): boolean => role !== 'guarantor';

/** Who signs together, and who of them is in the figures; null where it is one person. */
export function signersOf(household: AggregatedReport | null): Signers | null {
  const signers = household?.members.filter(isSigner) ?? [];
  if (signers.length <= 1) return null;
  return {
    all: signers.length,
    counted: signers.filter(({ counted }) => counted).length,
    pending: signers.filter(({ pending }) => pending).map(({ fullname }) => fullname),
  };
}
