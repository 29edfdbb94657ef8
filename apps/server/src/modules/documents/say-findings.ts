import type { Finding } from '@vesta/engine/checks/finding';
import type { UploadWeight } from '@vesta/engine/checks/meaning';
import { rules } from '@vesta/engine/checks/rules';
import { isSaidBy, otherPersonRules, placeOf } from './causes.ts';
import { monthRules, weights } from './message-table.ts';
import type { Said } from './verdict.ts';

/** Wordings that a rule keeps from the upload. */
const unsaid = new Set(
  rules.flatMap(({ id, means }) => (means?.unsaid ?? []).map((variant) => `checks.${id}.${variant}`)),
);

/** The table's word, else the rule's own: what blocks, what is grave, and what only a reviewer needs to know. */
export function weightOf({ rule, level, blocking, message }: Finding): UploadWeight {
  if (unsaid.has(message) || monthRules[rule]) return 'silent';
  const own: UploadWeight = blocking ? 'always' : level === 'critical' ? 'until_explained' : 'silent';
  const weight = weights[rule] ?? own;
  // The same rule may find something lighter: then it is worth a look and no more.
  return weight === 'until_explained' && level !== 'critical' ? 'never' : weight;
}

/** Some rules say `info` although the person should hear of it: a name that was not found, a specimen mark. */
const isTold = (finding: Finding): boolean =>
  finding.outcome === 'failed' &&
  weightOf(finding) !== 'silent' &&
  (finding.level !== 'info' || finding.rule in weights);

/** The papers that a finding speaks about: those it points at, else all that it looked at. */
export const papersMeant = ({ working, papers }: Finding): readonly string[] => {
  const pointed = [...new Set(working.map(({ paper }) => paper))].filter((paper) => papers.includes(paper));
  return pointed.length > 0 ? pointed : papers;
};

const blocks = (weight: UploadWeight, isExplained: boolean): boolean =>
  weight === 'always' || (weight === 'until_explained' && !isExplained);

/** Who stands on the paper instead, as it prints the name. */
function otherPerson({ rule, working }: Finding, documentId: string): Record<string, string> {
  const field = otherPersonRules[rule];
  const found = working.find(({ paper, what }) => paper === documentId && what === field)?.found;
  return typeof found === 'string' && found !== '' ? { other_person: found } : {};
}

const isLight = (finding: Finding): boolean => weightOf(finding) === 'never';

/** One problem, one message. What keeps a person from going on is never hidden behind what is only worth a look. */
const causesOnly = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    (finding) => !findings.some((other) => isSaidBy(finding.rule, other.rule) && (isLight(finding) || !isLight(other))),
  );

/** What failed checks say about one paper, the gravest first and the cause before the rest, every sentence once. */
export function sayFindings(
  documentId: string,
  findings: readonly Finding[],
  explained: readonly string[],
): readonly Said[] {
  const told = findings.filter((finding) => isTold(finding) && papersMeant(finding).includes(documentId));
  const said = causesOnly(told).map(
    (finding): Said => ({
      message_key: finding.message,
      data: { ...finding.data, ...otherPerson(finding, documentId) },
      blocker: blocks(weightOf(finding), explained.includes(finding.rule)),
      rule: finding.rule,
    }),
  );
  const first = new Map(said.toReversed().map((one) => [one.message_key, one]));
  return [...first.values()]
    .toReversed()
    .sort((a, b) => Number(b.blocker) - Number(a.blocker) || placeOf(a.rule ?? '') - placeOf(b.rule ?? ''));
}
