import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { italianSlip } from '../../payslip/testing/slip.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { taxCodeMatch } from '../code-match.ts';
import { incomeVersusPayslips } from '../income-versus-payslips.ts';
import { taxNames } from '../names.ts';
import { taxSums } from '../sums.ts';
import { cuWords, taxPaper } from '../testing/tax-paper.ts';

const asked = contextOf(mario);
const cu =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    taxPaper(cuWords(fields));
const besideSlip = (fields: PaperWords['fields']) => () => taxPaper(cuWords(fields), [italianSlip()]);
const tried =
  (confirmations: PaperWords['confirmations'] = {}) =>
  () =>
    taxPaper(cuWords({}, { confirmations }));

const wife = 'BIANCHI ANNA';

const taxOn = (income_open_ended: number, gross_tax: number) => cu({ income_open_ended, gross_tax });
const notice =
  (sum_of_income: number, total_income: number, taxable_income: number, income_after_deductions = taxable_income) =>
  () =>
    taxPaper({
      type: 'est_bescheid',
      country: 'DE',
      fields: { tax_year: 2025, sum_of_income, total_income, taxable_income, income_after_deductions },
    });
const wages = (gross_wage: number, income_employment: number, is_joint: boolean) => () =>
  taxPaper({
    type: 'est_bescheid',
    country: 'DE',
    fields: { tax_year: 2025, gross_wage, income_employment, is_joint },
  });
const tariff730 = (taxable_income: number, gross_tax: number) => () =>
  taxPaper({ type: 'modello_730', country: 'IT', fields: { tax_year: 2025, taxable_income, gross_tax } });
const return730 = (employment_income: number, total_income: number) => () =>
  taxPaper({ type: 'modello_730', country: 'IT', fields: { tax_year: 2025, employment_income, total_income } });

/** Of 134.80 euros a day at most 66.86 are paid, and a hundredth more may be what a fund costs. */
const benefit =
  (net_daily: number, net_monthly: number | null = null) =>
  () =>
    taxPaper({
      type: 'alg_bescheid',
      country: 'DE',
      fields: { year: 2026, assessed_daily: 13_480, net_daily, net_monthly },
    });
const forParents = (net_monthly: number, net_before: number) => () =>
  taxPaper({ type: 'elterngeld_bescheid', country: 'DE', fields: { year: 2026, net_monthly, net_before } });

export const personAndIncomeCases: readonly RuleCases[] = [
  casesOf(taxNames, {
    passed: ['the applicant, surname first', cu(), asked],
    failed: ['somebody else', cu({ person_name: wife }), asked],
    edge: {
      said: 'passed',
      when: [
        'the spouse of a return that names the other one',
        cu({ person_name: wife, is_joint: true, spouse_fiscal_id: 'RSSMRA80A01H501U' }),
        asked,
      ],
    },
    inconclusive: ['a joint paper that names the other one only', cu({ person_name: wife, is_joint: true }), asked],
  }),
  casesOf(taxCodeMatch, {
    passed: ['the code that was given', cu(), asked],
    failed: ['the code of another', cu({ fiscal_id: 'BNCMCH92T49F205X' }), asked],
    edge: { said: 'passed', when: ['letters stand for digits', cu({ fiscal_id: 'RSSMRA80A01H50MM' }), asked] },
    inconclusive: [
      'a scanned code whose check character is wrong',
      () => taxPaper(cuWords({ fiscal_id: 'RSSMRA80A01H502U' }), [], { pages: [pageOf([], { origin: 'ocr' })] }),
      asked,
    ],
  }),
  casesOf(taxSums, {
    passed: ['the tariff comes out', tried({ irpef_brackets: 'passed' })],
    failed: ['one sum of two does not', tried({ '730_taxable': 'failed', irpef_brackets: 'passed' })],
    edge: [
      {
        said: '-',
        when: ['only a check digit was tried, which is no sum', tried({ fiscal_code_check: 'failed' })],
      },
      { said: 'passed', when: ['the tax of fourteen payments', taxOn(3_617_337, 874_069)] },
      { said: 'failed warning', when: ['the tax of a sixth less income', taxOn(4_268_482, 874_069)] },
      {
        said: 'failed warning',
        when: ['more income from a job than its wage', wages(5_218_400, 5_995_400, false)],
      },
      { said: 'passed', when: ['less, as costs are taken off', wages(5_218_400, 5_095_400, false)] },
      { said: 'passed', when: ['a notice that takes something off', notice(10_062_600, 9_800_000, 8_265_800)] },
      { said: 'failed warning', when: ['a total above its sum', notice(10_062_600, 11_873_875, 8_265_800)] },
      { said: 'failed warning', when: ['more taxed than earned', notice(10_062_600, 8_062_600, 8_265_800)] },
      {
        said: 'failed warning',
        when: ['more taxed than the line above it', notice(10_062_600, 9_800_000, 8_265_800, 7_265_800)],
      },
      { said: 'passed', when: ['wages beside other income', return730(2_744_800, 2_944_800)] },
      { said: 'failed warning', when: ['more wages than income', return730(3_544_800, 2_744_800)] },
      { said: 'passed', when: ['a return with the tariff on its income', tariff730(2_904_600, 680_600)] },
      { said: 'passed', when: ['with what rounding makes of it', tariff730(2_904_600, 674_000)] },
      { said: 'failed warning', when: ['the tax of a lower income', tariff730(2_904_600, 673_000)] },
      { said: '-', when: ['a small income of which none is due', tariff730(750_000, 0)] },
      { said: 'passed', when: ['the most that a day of such pay brings', benefit(6_700)] },
      { said: 'failed warning', when: ['more than the law pays of it', benefit(6_840)] },
      { said: 'passed', when: ['a month of thirty-one days', benefit(5_216, 161_696)] },
      { said: 'failed warning', when: ['a cent more', benefit(5_216, 161_697)] },
      { said: 'passed', when: ['two thirds of the net, with siblings and twins', forParents(177_400, 200_000)] },
      { said: 'failed warning', when: ['a cent more for parents', forParents(177_401, 200_000)] },
      { said: 'passed', when: ['the whole of a small net', forParents(71_000, 34_000)] },
    ],
    inconclusive: ['sums with lawful exceptions', tried({ cu_gross_tax: 'inconclusive' })],
  }),
  casesOf(incomeVersusPayslips, {
    passed: ['thirteen months', besideSlip({ gross_income: 2_361_060 })],
    failed: ['half of it in a full year', besideSlip({ gross_income: 1_180_530 })],
    edge: [
      { said: 'passed', when: ['nine months’ pay in a full year', besideSlip({ gross_income: 1_634_580 })] },
      { said: 'failed warning', when: ['a cent less', besideSlip({ gross_income: 1_634_579 })] },
    ],
    inconclusive: [
      'half of it, and the days worked were not read',
      besideSlip({ gross_income: 1_180_530, days_worked: null }),
    ],
  }),
];
