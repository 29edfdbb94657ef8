import type { ReadPaper } from '../../../papers/read-papers.ts';
import { type PaperWords, paperOf, readingOf } from '../../run/testing/papers.ts';

/** An open-ended contract of 2021 between Mario Rossi and Acme. */
export const contractWords = (
  fields: PaperWords['fields'] = {},
  pages: readonly number[] = [1],
): PaperWords<'work_contract'> => ({
  kind: 'work_contract',
  type: 'work_contract',
  pages,
  fields: {
    payer_name: 'ACME SRL',
    person_name: 'Mario Rossi',
    employment_kind: 'open_ended',
    employment_start: '2021-03-01',
    issue_date: '2021-02-10',
    salary_amount: 190_000,
    salary_period: 'month',
    monthly_gross: 190_000,
    ...fields,
  },
});

/** A contract with payslips beside it. */
export const besideSlips = (
  fields: PaperWords['fields'],
  ...slips: readonly PaperWords[]
): ReadPaper<'work_contract'> => {
  const paper = paperOf('k', contractWords(fields));
  const papers = [paper, ...slips.map((slip, index) => paperOf(`s${index}`, slip))];
  return { paper, reading: readingOf(contractWords(fields)), set: { papers } };
};
