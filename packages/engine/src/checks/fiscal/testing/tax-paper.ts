import type { Evidence } from '../../../evidence/evidence.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { type PaperWords, paperOf, readingOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';

export const cuWords = (fields: PaperWords['fields'] = {}, more: PaperWords = {}): PaperWords => ({
  kind: 'fiscal_document',
  type: 'cu',
  layout: 'cu_dipendente',
  ...more,
  fields: {
    tax_year: 2025,
    person_name: 'ROSSI MARIO',
    fiscal_id: 'RSSMRA80A01H501U',
    payer_name: 'ACME SRL',
    payer_id: '12345678903',
    gross_income: 2_361_060,
    days_worked: 365,
    tax_withheld: 180_000,
    ...fields,
  },
});

/** A tax paper with other papers beside it. */
export function taxPaper(
  words: PaperWords,
  others: readonly PaperWords[] = [],
  evidence: Partial<Evidence> = {},
): ReadPaper<'fiscal_document', InspectedPaper> {
  const full: PaperWords<'fiscal_document'> = { ...words, kind: 'fiscal_document' };
  const paper = paperOf('t', full, evidence);
  const papers = [paper, ...others.map((other, index) => paperOf(`o${index}`, other))];
  return { paper, reading: readingOf(full), set: { papers } };
}
