import type { TextField } from '@vesta/domain/papers/schema';
import type { Evidence, Original, UnusedReason } from '@vesta/domain/report/evidence';
import type { Analysis } from '../../analysis/analyse.ts';
import type { PaperKeys } from '../../analysis/evidence/paper-keys.ts';
import type { Finding } from '../../checks/finding.ts';
import { rulesAnswering, rulesBeing } from '../../checks/rules.ts';
import { isPicture, isStructured } from '../../evidence/format.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import { sideOf } from './side-of.ts';

/** A paper that calls itself a sample is no original of anything, whatever its file looks like. */
const samples = rulesBeing('sample');
const aboutOriginals = rulesAnswering('document.original');

export const isSample = (findings: readonly Finding[], paper: string): boolean =>
  findings.some(({ rule, outcome, papers }) => samples.has(rule) && outcome === 'failed' && papers.includes(paper));

function judged(findings: readonly Finding[], paper: string): Original {
  if (isSample(findings, paper)) return 'not_original';
  const own = findings.filter(({ rule, papers }) => aboutOriginals.has(rule) && papers.includes(paper));
  if (own.some(({ outcome }) => outcome === 'failed')) return 'not_original';
  return own.length > 0 && own.every(({ outcome }) => outcome === 'passed') ? 'original' : 'inconclusive';
}

function originalOf(
  { input: { findings } }: Analysis['ground'],
  { id, evidence: { format } }: Keyed['paper'],
): Original {
  if (isStructured(format)) return 'from_bank';
  const original = judged(findings, id);
  return original === 'inconclusive' && isPicture(format) ? 'picture' : original;
}

type Keyed = PaperKeys['all'][number];

/** A paper of a kind that figures come from, and yet none does: why, by what it is. */
const unusedKinds: Readonly<Record<string, UnusedReason>> = {
  payslip: 'older',
  fiscal_document: 'compared',
  work_contract: 'compared',
  bank_statement: 'no_booking',
};

const unusedFor = ({ leftOut }: Analysis['ground'], { paper, reading }: Keyed): UnusedReason =>
  leftOut.get(paper.id) ?? (reading ? (unusedKinds[reading.kind] ?? 'information') : 'unread');

const LAST_DIGITS = 4;

/** Every paper that a key of the report leads to. */
export function evidenceList({ ground, ...analysis }: Analysis): Evidence[] {
  const used = new Set([
    ...analysis.incomes.flatMap(({ places }) => places.map(({ key }) => key)),
    ...analysis.costs.list.flatMap(({ places }) => places.map(({ key }) => key)),
    ...analysis.cash.places.map(({ key }) => key),
    ...analysis.employment.jobs.flatMap(({ contract }) =>
      [...contract.places, ...contract.paychecksPlaces].map(({ key }) => key),
    ),
  ]);
  return ground.keys.all.map((keyed): Evidence => {
    const { key, paper, reading } = keyed;
    const isUsed = used.has(key) || (reading?.kind === 'identity_document' && !ground.leftOut.has(paper.id));
    const text = (name: TextField): string | null => (reading ? textIn(reading, name) : null);
    const iban = text('iban');
    return {
      key,
      document_id: paper.id,
      kind: reading?.kind ?? 'other',
      type: reading?.type ?? 'unknown',
      side: reading ? sideOf(reading) : null,
      month: reading?.kind === 'payslip' ? text('period') : null,
      year: reading ? numberIn(reading, 'tax_year') : null,
      issuer: text('employer_name') ?? text('bank') ?? text('payer_name'),
      account_ending: reading?.kind === 'bank_statement' && iban ? iban.slice(-LAST_DIGITS) : null,
      from: text('period_start'),
      to: text('period_end') ?? text('expiry_date'),
      pages: reading?.pages.length ?? paper.evidence.pages.length,
      transactions: reading?.transactions.length ?? 0,
      original: originalOf(ground, paper),
      used: isUsed,
      unused_for: isUsed ? null : unusedFor(ground, keyed),
    };
  });
}
