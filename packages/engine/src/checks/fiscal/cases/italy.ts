import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { italianSlip } from '../../payslip/testing/slip.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { cuEmployer } from '../it/cu-employer.ts';
import { cuProgressives } from '../it/cu-progressives.ts';
import { flatRate } from '../it/flat-rate.ts';
import { naspiAmount } from '../it/naspi-amount.ts';
import { filed730, filedRedditi } from '../it/return-filed.ts';
import { cuWords, taxPaper } from '../testing/tax-paper.ts';

const other = { payer_name: 'Beta SpA', payer_id: null };
const certified =
  (fields: PaperWords['fields'], slip: PaperWords['fields'] = {}) =>
  () =>
    taxPaper(cuWords(fields), [italianSlip(slip)]);
const withDecember = (tax_withheld: number, ytd_tax: number | null) =>
  certified({ tax_withheld }, { period: '2025-12', ytd_tax });
const withIncome = (income_open_ended: number) =>
  certified(
    { tax_withheld: 180_000, income_open_ended },
    { period: '2025-12', ytd_tax: 180_000, ytd_taxable: 2_000_000 },
  );

const person = 'RSSMRA80A01H501U';
const receipt = (tax_year: number | null): PaperWords => ({
  kind: 'fiscal_document',
  type: 'redditi_pf_receipt',
  fields: { fiscal_id: person, tax_year },
});
const declared =
  (type: 'modello_730' | 'redditi_pf', fields: PaperWords['fields'] = {}, ...others: readonly PaperWords[]) =>
  () =>
    taxPaper({ type, fields: { fiscal_id: person, tax_year: 2025, ...fields } }, others);

const flat = (receipts: number | null, income: number) =>
  declared('redditi_pf', { flat_rate_receipts: receipts, flat_rate_gross: income });
const benefit = (gross_monthly: number | null) => () =>
  taxPaper({ type: 'naspi', fields: { gross_monthly, benefit_start: '2026-03-01' } });

export const italyCases: readonly RuleCases[] = [
  casesOf(cuEmployer, {
    passed: ['another name with the number of the employer', certified({ payer_name: 'HOLDING SPA' })],
    failed: ['another, in the same job all year', certified(other)],
    edge: [
      {
        said: 'inconclusive',
        when: ['another, while the job began on the first of January', certified(other, { hire_date: '2025-01-01' })],
      },
      { said: 'failed warning', when: ['a day earlier', certified(other, { hire_date: '2024-12-31' })] },
    ],
    inconclusive: ['who issued it was not read', certified({ payer_name: null, payer_id: null })],
  }),
  casesOf(cuProgressives, {
    passed: ['the tax that December had added up', withDecember(180_000, 180_000)],
    failed: ['another tax', withDecember(180_000, 150_000)],
    edge: [
      { said: 'passed', when: ['exactly one percent apart', withDecember(151_500, 150_000)] },
      { said: 'failed warning', when: ['a cent more', withDecember(151_501, 150_000)] },
      { said: 'passed', when: ['income two percent and five euros above', withIncome(2_040_500)] },
      { said: 'failed warning', when: ['a cent more income, of the same tax', withIncome(2_040_501)] },
    ],
    inconclusive: ['December prints no total', withDecember(180_000, null)],
  }),
  casesOf(filed730, {
    passed: ['its number stands on the form', declared('modello_730', { is_filed: true })],
    failed: ['nothing shows that it was sent', declared('modello_730')],
    edge: {
      said: 'passed',
      when: ['the receipt came in another file', declared('modello_730', { is_filed: false }, receipt(2025))],
    },
    inconclusive: [
      'a scan, on which the number may have been overlooked',
      () => taxPaper({ type: 'modello_730' }, [], { pages: [pageOf([], { origin: 'ocr' })] }),
    ],
  }),
  casesOf(filedRedditi, {
    passed: ['the receipt came in another file', declared('redditi_pf', {}, receipt(2025))],
    failed: ['no receipt', declared('redditi_pf')],
    edge: {
      said: 'failed warning',
      when: ['the receipt of the year before', declared('redditi_pf', {}, receipt(2024))],
    },
    inconclusive: [
      'form and receipt of years that were not read',
      declared('redditi_pf', { tax_year: null }, receipt(null)),
    ],
  }),
  casesOf(flatRate, {
    passed: ['receipts of a small business', flat(4_200_000, 3_276_000)],
    failed: ['an income that is nearly all of the receipts', flat(4_200_000, 4_100_000)],
    edge: [
      { said: 'passed', when: ['receipts of exactly a hundred thousand euros', flat(10_000_000, 7_800_000)] },
      { said: 'failed warning', when: ['a cent more', flat(10_000_001, 7_800_000)] },
    ],
    inconclusive: ['receipts not read', flat(null, 3_276_000)],
  }),
  casesOf(naspiAmount, {
    passed: ['a usual amount', benefit(122_836)],
    failed: ['two thousand euros', benefit(200_000)],
    edge: [
      { said: 'passed', when: ['the most that there is in 2026, to the cent', benefit(158_470)] },
      { said: 'failed warning', when: ['a cent more', benefit(158_471)] },
    ],
    inconclusive: ['not read', benefit(null)],
  }),
];
