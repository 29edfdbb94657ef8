import type { Finding } from './finding.ts';
import { rulesBeing } from './rules.ts';

/** About proofs that nobody is asked for. */
const optional = rulesBeing('optional');

/** A proof that was not asked for is not there: nobody needs to hear of that. */
export const isUnasked = ({ rule, outcome }: Pick<Finding, 'rule' | 'outcome'>): boolean =>
  outcome === 'inconclusive' && optional.has(rule);
