import type { Reading } from '../../documents/reading.ts';
import { isStructured } from '../../evidence/format.ts';
import type { Finding } from '../finding.ts';
import type { KeptPaper } from '../subject.ts';
import { isPictured } from './fields.ts';
import { isUnderstood } from './understood.ts';

/** Rules that rest on the figures of a paper: one that was misread, or not read, makes any of them fail. */
const reckoning: ReadonlySet<string> = new Set([
  'R_PAYSLIP_SUMS',
  'R_PAYSLIP_GROSS_TO_NET',
  'R_PAYSLIP_YTD_PROGRESSION',
  'R_DE_LST_RECOMPUTE',
  'R_DE_SV_RATES',
  'R_BANK_RUNNING_BALANCE',
  'R_BANK_UNREADABLE',
  'R_BANK_BALANCES_CONTINUE',
  'R_BANK_FEED_VS_PDF',
  'R_X_PAYSLIP_NET_IN_BANK',
]);

/** Traces of a hand in the file itself: no misreading makes them. */
const traces: ReadonlySet<string> = new Set([
  'R_PDF_MASK_THEN_TEXT',
  'R_PDF_OVERLAID_TEXT',
  'R_PDF_TOUCHUP_TEXT',
  'R_PDF_FONT_ANOMALY',
  'R_PDF_ALIGNMENT',
  'R_PDF_HIDDEN_TEXT',
  'R_PDF_ANNOTATIONS',
  'R_PDF_INCREMENTAL_UPDATES',
  'R_PDF_SOFTWARE_BLOCKLIST',
  'R_PDF_SIGNATURE',
  'R_PDF_BARCODE_MATCH',
  'R_CF_CHECKCHAR',
  'R_STEUERID_CHECKDIGIT',
  'R_SVNR_CHECKDIGIT',
  'R_IBAN_MOD97',
]);

/** Below this a value on the photograph of a document was hardly legible, or put right by its check digit. */
const LEGIBLE = 0.85;

const isTrace = ({ rule, outcome, level }: Finding): boolean =>
  traces.has(rule) && outcome === 'failed' && level !== 'info';

/** The readings that a finding points at; all of its papers where it points at no page. */
function readingsOf(finding: Finding, papers: readonly KeptPaper[]): { paper: KeptPaper; reading: Reading }[] {
  const all = papers
    .filter(({ id }) => finding.papers.includes(id))
    .flatMap((paper) => paper.readings.map((reading) => ({ paper, reading })));
  const shown = all.filter(({ paper, reading }) =>
    finding.working.some(({ paper: id, page }) => id === paper.id && page !== null && reading.pages.includes(page)),
  );
  return shown.length > 0 ? shown : all;
}

/** Whether a value that it rests on was hardly legible on the photograph of a document. */
function restsOnDoubt(finding: Finding, papers: readonly KeptPaper[]): boolean {
  return readingsOf(finding, papers).some(
    ({ paper, reading }) =>
      reading.kind === 'identity_document' &&
      isPictured(paper, reading) &&
      finding.working.some(
        ({ paper: id, what }) => id === paper.id && (reading.fields[what]?.confidence ?? 1) < LEGIBLE,
      ),
  );
}

/** Whether it reckons with a paper that was not understood, and no trace in that paper bears it out. */
function isMisreading(finding: Finding, papers: readonly KeptPaper[], all: readonly Finding[]): boolean {
  if (!reckoning.has(finding.rule)) return false;
  return readingsOf(finding, papers).some(
    ({ paper, reading }) =>
      // What a bank sends between machines is read as it was sent.
      !isStructured(paper.evidence.format) &&
      !isUnderstood(reading) &&
      !all.some((other) => isTrace(other) && other.papers.includes(paper.id)),
  );
}

/** What to say where the reader lost the thread: that sums do not come out would accuse. */
const unfollowed: Readonly<Record<string, string>> = {
  'checks.R_PAYSLIP_SUMS.failed': 'checks.R_PAYSLIP_SUMS.unfollowed',
};

const lowered = (finding: Finding, isLost: boolean): Finding => ({
  ...finding,
  level: 'warning',
  message: isLost ? (unfollowed[finding.message] ?? finding.message) : finding.message,
});

/**
 * The one place that decides who may be accused. Two independent signs may, or one that no misreading makes: everything
 * else that would be critical is worth a look by a person.
 */
export function withoutGuesses(
  findings: readonly Finding[],
  papers: readonly KeptPaper[],
  known: readonly Finding[] = [],
): Finding[] {
  const all = [...known, ...findings];
  return findings.map((finding) => {
    if (finding.outcome !== 'failed' || finding.level !== 'critical') return finding;
    const isLost = isMisreading(finding, papers, all);
    return isLost || restsOnDoubt(finding, papers) ? lowered(finding, isLost) : finding;
  });
}
