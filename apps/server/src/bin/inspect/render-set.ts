import type { Finding } from '@vesta/engine/checks/finding';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { CheckWords } from './check-words.ts';
import { renderFindings } from './render-findings.ts';
import { table } from './table.ts';
import { shortText } from './terminal-text.ts';

/** What was found out about all papers of one person together. */
export function renderSet(inspections: readonly Inspection[], findings: readonly Finding[], words: CheckWords): string {
  const papers = inspections.map(({ file, verdict, type, country, layout }) => [
    shortText(file.name ?? 'file'),
    verdict,
    type ?? file.problem ?? '-',
    [country, layout].filter(Boolean).join(', '),
  ]);
  return [`Papers (${papers.length})`, ...table(papers), ...renderFindings(findings, words, true), ''].join('\n');
}
