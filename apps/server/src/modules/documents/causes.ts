import { type Cause, causeKinds, type Explained } from '@vesta/engine/checks/meaning';
import { rules, rulesBeing } from '@vesta/engine/checks/rules';

/** Rules that find somebody else on a paper, with the field that names them. It is the cause of all else about the person. */
export const otherPersonRules: Readonly<Record<string, string>> = Object.fromEntries(
  rules.flatMap(({ id, means }) => (means?.cause?.namedIn ? [[id, means.cause.namedIn]] : [])),
);

/** All that is read from a paper, as against the file that it came in. */
const CONTENT = /^R_(?!FILE_|PDF_|IMG_)/;
const sums = rulesBeing('sums');

function isExplained(rule: string, by: Explained): boolean {
  if (by === 'content') return CONTENT.test(rule);
  if (by === 'sums') return sums.has(rule);
  return by.endsWith('*') ? rule.startsWith(by.slice(0, -1)) : rule === by;
}

interface RuleCause extends Cause {
  /** The rule that names the problem itself. */
  readonly rule: string;
}

/** One problem, one message. The cause that stands first is told first. */
export const causes: readonly RuleCause[] = causeKinds.flatMap((kind) =>
  rules.flatMap(({ id, means }) => (means?.cause?.kind === kind ? { rule: id, ...means.cause } : [])),
);

const order = new Map(causes.map(({ rule }, place) => [rule, place]));

/** Where a rule stands among the causes; what causes nothing comes last. */
export const placeOf = (rule: string): number => order.get(rule) ?? causes.length;

/** Whether another of the rules that failed on the same paper says all that this one would. */
export const isSaidBy = (rule: string, other: string): boolean =>
  rule !== other &&
  placeOf(other) <= placeOf(rule) &&
  causes.some((cause) => cause.rule === other && cause.explains.some((by) => isExplained(rule, by)));
