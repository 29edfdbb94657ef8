import type { Finding } from './finding.ts';

/** Proofs that nobody is asked for. */
const optional: readonly string[] = ['R_ID_SELFIE_MATCH'];

/** A proof that was not asked for is not there: nobody needs to hear of that. */
export const isUnasked = ({ rule, outcome }: Pick<Finding, 'rule' | 'outcome'>): boolean =>
  outcome === 'inconclusive' && optional.includes(rule);
