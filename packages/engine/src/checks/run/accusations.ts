import { isField } from '@vesta/domain/papers/schema';
import { mayAccuse } from '../../documents/certainty.ts';
import type { Reading } from '../../documents/reading.ts';
import { isStructured } from '../../evidence/format.ts';
import { isPictured } from '../../papers/fields.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import { rules, rulesBeing } from '../rules.ts';
import { isUnderstood } from './understood.ts';

const reckoning = rulesBeing('reckoning');

const traces = rulesBeing('trace');

const sums = rulesBeing('sums');

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
        ({ paper: id, what }) =>
          id === paper.id && isField(what) && reading.fields[what] && !mayAccuse(reading.fields[what]),
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

/** The message in the words that the rule has for a reader who lost the thread, where it has some. */
function unfollowed({ rule, message }: Finding): string {
  const variant = rules.find(({ id }) => id === rule)?.means?.whenLost;
  return variant && message === `checks.${rule}.failed` ? `checks.${rule}.${variant}` : message;
}

const lowered = (finding: Finding, isLost: boolean): Finding => ({
  ...finding,
  level: 'warning',
  message: isLost ? unfollowed(finding) : finding.message,
});

/** One strong sign on a paper whose figures contradict each other besides is two; null where it is not. */
function together(finding: Finding, all: readonly Finding[]): Finding | null {
  const words = rules.find(({ id }) => id === finding.rule)?.means?.withSums;
  const isAlone = words && finding.outcome === 'failed' && finding.message === `checks.${finding.rule}.${words.alone}`;
  const isBorneOut = all.some(
    ({ rule, outcome, level, papers }) =>
      sums.has(rule) && outcome === 'failed' && level !== 'info' && papers.some((id) => finding.papers.includes(id)),
  );
  if (!isAlone || !isBorneOut) return null;
  return { ...finding, level: 'critical', message: `checks.${finding.rule}.${words.together}` };
}

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
    const both = together(finding, all);
    if (both) return both;
    if (finding.outcome !== 'failed' || finding.level !== 'critical') return finding;
    const isLost = isMisreading(finding, papers, all);
    return isLost || restsOnDoubt(finding, papers) ? lowered(finding, isLost) : finding;
  });
}
