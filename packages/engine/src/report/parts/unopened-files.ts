import type { Finding } from '../../checks/finding.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';

/** Of a file with too many pages the first were read; any other problem kept everybody from looking into it. */
const isUnopened = ({ evidence: { problem } }: KeptPaper): boolean => problem !== null && problem !== 'too_many_pages';

/**
 * The findings as a report weighs them. A file that could not be opened stops its upload, but it proves nothing and
 * accuses nobody: a reader hears of it as something to note, never as a check that was not passed.
 */
export function withUnopenedNoted(findings: readonly Finding[], papers: readonly KeptPaper[]): readonly Finding[] {
  const unopened = new Set(papers.filter(isUnopened).map(({ id }) => id));
  return findings.map((finding): Finding => {
    const isOfThem = finding.papers.length > 0 && finding.papers.every((paper) => unopened.has(paper));
    return isOfThem && finding.level === 'critical' ? { ...finding, level: 'warning' } : finding;
  });
}
