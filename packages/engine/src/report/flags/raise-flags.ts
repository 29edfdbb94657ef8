import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { MessageSource, ReportMessage } from '@vesta/domain/report/flags';
import { reportFlags } from '@vesta/domain/report/flags';
import type { PaperKeys } from '../../analysis/evidence/paper-keys.ts';
import type { Finding } from '../../checks/finding.ts';
import { analysisCauses, type FlagFacts } from './analysis-causes.ts';
import { type FindingCause, findingCauses } from './finding-causes.ts';

const sourceOfKind: Readonly<Record<PaperKind, MessageSource>> = {
  payslip: 'payslips',
  bank_statement: 'bank',
  identity_document: 'identity',
  fiscal_document: 'fiscal',
  work_contract: 'contract',
  other: 'other_documents',
};

function sourceOf({ papers }: Finding, keys: PaperKeys): MessageSource {
  const reading = keys.all.find(({ paper }) => papers.includes(paper.id))?.reading;
  return sourceOfKind[reading?.kind ?? 'other'];
}

const isMeant = (finding: Finding, { rule, only, except, level }: FindingCause): boolean => {
  if (finding.rule !== rule || finding.outcome !== 'failed') return false;
  const variant = finding.message.slice(finding.message.lastIndexOf('.') + 1);
  if (only && !only.includes(variant)) return false;
  return !except?.includes(variant) && (level === undefined || finding.level === level);
};

function fromFindings(findings: readonly Finding[], keys: PaperKeys): ReportMessage[] {
  return findingCauses.flatMap((cause) =>
    findings
      .filter((finding) => isMeant(finding, cause))
      .map(
        (finding): ReportMessage => ({
          type: finding.level === 'critical' ? 'error' : 'warning',
          msg: cause.flag,
          source: cause.source ?? sourceOf(finding, keys),
          data: { ...finding.data },
          papers: finding.papers.flatMap((paper) => keys.ofFile(paper)),
        }),
      ),
  );
}

/** The same flag of one section is told once, about all papers that raise it, as gravely as the gravest. */
function joined(messages: readonly ReportMessage[]): ReportMessage[] {
  const byPlace = new Map<string, ReportMessage>();
  for (const message of messages) {
    const key = `${message.msg} ${message.source}`;
    const known = byPlace.get(key);
    byPlace.set(
      key,
      known
        ? {
            ...known,
            type: known.type === 'error' || message.type === 'error' ? 'error' : 'warning',
            data: { ...message.data, ...known.data },
            papers: [...new Set([...known.papers, ...message.papers])],
          }
        : { ...message, papers: [...new Set(message.papers)] },
    );
  }
  return [...byPlace.values()];
}

const rank = ({ type, msg }: ReportMessage): number => (type === 'error' ? 0 : 100) + reportFlags.indexOf(msg);

/** Everything that the report has to say about its own evidence, errors first. */
export function raiseFlags(facts: FlagFacts): ReportMessage[] {
  const { input, analysis } = facts;
  const ofFigures = analysisCauses.flatMap(({ flag, source, told }): ReportMessage[] => {
    const cause = told(facts);
    if (!cause) return [];
    return [{ type: cause.type ?? 'warning', msg: flag, source, data: cause.data, papers: [...new Set(cause.papers)] }];
  });
  const messages = joined([...fromFindings(input.findings, analysis.ground.keys), ...ofFigures]);
  return messages.toSorted((a, b) => rank(a) - rank(b) || (a.source < b.source ? -1 : 1));
}
