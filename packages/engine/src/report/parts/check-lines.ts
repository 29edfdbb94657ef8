import type { CheckLine } from '@vesta/domain/report/check-line';
import type { PaperKeys } from '../../analysis/evidence/paper-keys.ts';
import type { Finding, Working } from '../../checks/finding.ts';
import { isUnasked } from '../../checks/unasked.ts';

const outcomeRank = { failed: 0, inconclusive: 1, passed: 2 } as const;
const levelRank = { critical: 0, warning: 1, info: 2 } as const;

function keyOf({ paper, page }: Working, keys: PaperKeys): string {
  const own = keys.all.filter((one) => one.paper.id === paper);
  const onPage = own.find(({ reading }) => page !== null && reading?.pages.includes(page));
  return (onPage ?? own[0])?.key ?? '';
}

/** What concerns nobody but the house: whether the same paper or contact is known elsewhere. */
const internal: readonly string[] = [
  'R_FILE_CROSS_APPLICANT_COPY',
  'R_X_DEVICE_OR_CONTACT_REUSE',
  'R_X_FAMILY_TAXCLASS',
];

/** The checks as the report tells them: failed first, then inconclusive, then passed; graver ones first. */
export function checkLines(findings: readonly Finding[], keys: PaperKeys): CheckLine[] {
  const told = findings.filter(
    (finding) => (finding.outcome === 'failed' || !internal.includes(finding.rule)) && !isUnasked(finding),
  );
  return told
    .map(
      (finding): CheckLine => ({
        rule: finding.rule,
        outcome: finding.outcome,
        level: finding.level,
        message: finding.message,
        data: { ...finding.data },
        working: finding.working.map((place) => ({
          key: keyOf(place, keys),
          page: place.page,
          box: place.box,
          what: place.what,
          expected: place.expected,
          found: place.found,
        })),
        papers: finding.papers.flatMap((paper) => keys.ofFile(paper)),
      }),
    )
    .toSorted((a, b) => outcomeRank[a.outcome] - outcomeRank[b.outcome] || levelRank[a.level] - levelRank[b.level]);
}
