import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { garnishment } from '../garnishment.ts';
import { grossToNet } from '../gross-to-net.ts';
import { markedSample } from '../marked-sample.ts';
import { payslipNameMatch } from '../name-match.ts';
import { roundNumbers } from '../round-numbers.ts';
import { sums } from '../sums.ts';
import { germanSlip, italianSlip, slipOf } from '../testing/slip.ts';
import { yearTotals } from '../year-totals.ts';

const slip =
  (fields: PaperWords['fields'] = {}, confirmations?: PaperWords['confirmations']) =>
  () =>
    slipOf(italianSlip(fields, confirmations ? { confirmations } : {}));
const scanned =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    slipOf(italianSlip(fields), { pages: [pageOf([], { origin: 'ocr' })] });

/** Four thousand euros a month, since years. */
const german = (fields: PaperWords['fields']) => () => slipOf(germanSlip(fields));

/** Totals of ten months of 3,870 euros that stand around those which were read; this month pays more. */
const besideTotals =
  (...cents: readonly number[]) =>
  () => {
    const subject = slipOf(
      germanSlip({
        gross: 457_000,
        tax_gross: 457_000,
        pension: 42_501,
        health: 51_121,
        ytd_gross: 3_870_000,
        ytd_tax: 494_160,
      }),
    );
    const box = { left: 10, top: 10, right: 60, bottom: 20 };
    const yearFigures = [494_160, ...cents].map((one) => ({ page: 1, cents: one, box }));
    return { ...subject, paper: { ...subject.paper, notes: { ...subject.paper.notes, yearFigures } } };
  };

const expenses = { one_off_1_label: 'expenses', one_off_1_amount: 5_000 };
const arrears = { one_off_1_label: 'arrears', one_off_1_amount: 50_000 };

const asked = contextOf(mario);

export const oneSlipCases: readonly RuleCases[] = [
  casesOf(payslipNameMatch, {
    passed: ['surname first', slip({ employee_name: 'ROSSI MARIO' }), asked],
    failed: ['somebody else', slip({ employee_name: 'BIANCHI ANNA' }), asked],
    edge: { said: 'passed', when: ['with a second name', slip({ employee_name: 'ROSSI MARIO GIUSEPPE' }), asked] },
    inconclusive: ['another name, read from pixels', scanned({ employee_name: 'BIANCHI ANNA' }), asked],
  }),
  casesOf(markedSample, {
    passed: ['nothing says so', slip()],
    failed: ['it calls itself a sample', slip({ marked_sample: true })],
    edge: {
      said: 'failed info',
      when: ['a sample on which no amount was read', slip({ marked_sample: true, net: null, gross: null })],
    },
    inconclusive: ['a scan, on which faint print is overlooked', scanned()],
  }),
  casesOf(sums, {
    passed: ['the net comes out', slip()],
    failed: ['the net does not', slip({}, { payslip_net: 'failed' })],
    edge: [
      { said: 'failed warning', when: ['October’s total holds nine months', german({ ytd_gross: 3_600_000 })] },
      { said: 'passed', when: ['nine months and a little, as pay varies', german({ ytd_gross: 3_640_000 })] },
      {
        said: 'failed warning',
        when: [
          'nine months and a little that was taxed as an addition is',
          german({ ytd_gross: 3_640_000, ytd_tax: 9 * 52_450 + 10_000 }),
        ],
      },
      {
        said: 'passed',
        when: ['ten months of a lower pay before', german({ ytd_gross: 3_640_000, ytd_tax: 9 * 52_450 + 5_000 })],
      },
      {
        said: 'passed',
        when: [
          'nine months, one of them in another class',
          german({ ytd_gross: 3_640_000, ytd_tax: 9 * 52_450 + 20_001 }),
        ],
      },
      {
        said: 'passed',
        when: ['nine months and three quarters', german({ ytd_gross: 3_900_000, ytd_tax: 9 * 52_450 + 60_000 })],
      },
      {
        said: 'failed warning',
        when: ['nine months, and arrears in this one', german({ ytd_gross: 3_200_000, ...arrears })],
      },
      {
        said: 'failed warning',
        when: ['nine months, and expenses beside this one', german({ ytd_gross: 3_600_000, ...expenses })],
      },
      { said: 'passed', when: ['ten months, and arrears in this one', german({ ytd_gross: 3_550_000, ...arrears })] },
      {
        said: 'passed',
        when: ['nine months since February', german({ ytd_gross: 3_600_000, hire_date: '2026-02-01' })],
      },
      {
        said: 'failed warning',
        when: [
          'nine months of pay and tax, since nobody knows when',
          german({ ytd_gross: 3_600_000, ytd_tax: 472_050, hire_date: null }),
        ],
      },
      {
        said: 'passed',
        when: [
          'nine months of pay that nothing else bears out, since nobody knows when',
          german({ ytd_gross: 3_600_000, ytd_tax: 472_052, hire_date: null }),
        ],
      },
      {
        said: 'failed warning',
        when: ['January with a year’s total', german({ period: '2026-01', ytd_gross: 4_800_000 })],
      },
      {
        said: 'failed warning',
        when: [
          'January with the total of a year in which pay varied',
          german({ period: '2026-01', ytd_gross: 4_911_111 }),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'a thirteenth pay in January with the total of a year',
          slip({ period: '2026-01', kind: 'tredicesima', ytd_gross: 2_600_000 }),
        ],
      },
      {
        said: 'passed',
        when: ['a thirteenth pay in December', slip({ period: '2026-12', kind: 'tredicesima', ytd_gross: 2_600_000 })],
      },
      { said: 'passed', when: ['January', german({ period: '2026-01', ytd_gross: 400_000 })] },
      {
        said: 'failed warning',
        when: ['more net than the parts leave', slip({}, { payslip_net: 'inconclusive', payslip_net_bound: 'failed' })],
      },
      {
        said: 'passed',
        when: [
          'exactly two percent more was paid out than the net, nobody knows why',
          slip({ net: 250_000, paid_amount: 255_000 }, { payslip_net: 'passed', payslip_payout: 'inconclusive' }),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'a cent more than that',
          slip({ net: 250_000, paid_amount: 255_001 }, { payslip_net: 'passed', payslip_payout: 'inconclusive' }),
        ],
      },
    ],
    inconclusive: ['too few amounts were read', slip({}, { payslip_net: 'inconclusive' })],
  }),
  casesOf(yearTotals, {
    passed: ['ten equal months in October', german({ ytd_gross: 4_000_000, ytd_tax: 524_500 })],
    failed: ['pay and tax multiplied by the same number', german({ ytd_gross: 3_400_000, ytd_tax: 445_825 })],
    edge: [
      {
        said: 'failed warning',
        when: ['as far off as cents are rounded', german({ ytd_gross: 3_400_000, ytd_tax: 445_830 })],
      },
      { said: 'passed', when: ['a cent further', german({ ytd_gross: 3_400_000, ytd_tax: 445_831 })] },
      {
        said: 'passed',
        when: ['a flat fifth of every pay', german({ wage_tax: 80_000, ytd_gross: 3_400_000, ytd_tax: 680_000 })],
      },
      {
        said: 'passed',
        when: ['the tax of ten months, their pay and two percent', german({ ytd_gross: 4_008_000, ytd_tax: 524_500 })],
      },
      {
        said: 'failed warning',
        when: ['the tax of ten months and more pay than that', german({ ytd_gross: 4_008_001, ytd_tax: 524_500 })],
      },
      {
        said: 'failed warning',
        when: ['ten months of 4,000 euros, none of which is this', german({ gross: 408_001, ytd_gross: 4_000_000 })],
      },
      { said: 'passed', when: ['two percent more than those', german({ gross: 407_999, ytd_gross: 4_000_000 })] },
      {
        said: 'passed',
        when: [
          'nobody knows how many months there were',
          german({ gross: 472_007, ytd_gross: 4_000_000, hire_date: null }),
        ],
      },
      { said: 'passed', when: ['a month of whole euros too', german({ gross: 472_000, ytd_gross: 4_000_000 })] },
      { said: 'failed warning', when: ['each total is ten equal months', besideTotals(44_470, 334_560)] },
      { said: 'passed', when: ['two totals alone are so by chance', besideTotals(44_470, 334_600)] },
      { said: 'passed', when: ['one total of four is not', besideTotals(44_470, 334_560, 359_921)] },
      { said: 'passed', when: ['a fixed share of the pay tells nothing', besideTotals(44_470, 359_910)] },
      { said: 'passed', when: ['nor what this month takes as well', besideTotals(44_470, 511_210)] },
    ],
    inconclusive: ['no totals', slip()],
  }),
  casesOf(grossToNet, {
    passed: ['as the tables say', slip()],
    failed: ['more than the gross', slip({ net: 210_000 }, { payslip_net: 'failed' })],
    edge: [
      { said: 'passed', when: ['to the cent the most that the tables of 2026 may leave', slip({ net: 187_252 })] },
      { said: 'failed warning', when: ['a cent more', slip({ net: 187_253 })] },
      { said: 'failed warning', when: ['as much as the gross', slip({ net: 200_000 }, { payslip_net: 'failed' })] },
      {
        said: 'inconclusive',
        when: [
          'more than the gross by less than the tax that is given back with it',
          slip({ net: 230_000, one_off_1_label: 'refund_730', one_off_1_amount: 60_000 }, { payslip_net: 'failed' }),
        ],
      },
      {
        said: 'failed critical',
        when: [
          'more than the gross and that tax',
          slip({ net: 260_001, one_off_1_label: 'refund_730', one_off_1_amount: 60_000 }, { payslip_net: 'failed' }),
        ],
      },
    ],
    inconclusive: ['more, in December when the year is settled', slip({ period: '2026-12', net: 195_000 })],
  }),
  casesOf(garnishment, {
    passed: ['nothing is taken off', slip()],
    failed: ['a seizure', slip({ garnishment: 15_000 })],
    edge: [
      { said: 'passed', when: ['a line of seizure with nothing in it', slip({ garnishment: 0, salary_loan: 0 })] },
      { said: 'failed warning', when: ['a cent in it', slip({ garnishment: 1 })] },
    ],
    inconclusive: ['a line may be overlooked where the sums were not tried', slip({}, {})],
  }),
  casesOf(roundNumbers, {
    passed: ['as formulas give them', slip()],
    failed: ['all in full tens', slip({ income_tax: 14_000, social_contributions: 18_000, net: 168_000 })],
    edge: {
      said: 'passed',
      when: [
        'all but one, which ends in five euros',
        slip({ income_tax: 14_000, social_contributions: 18_000, net: 168_500 }),
      ],
    },
    inconclusive: ['no tax at all', slip({ income_tax: 0, social_contributions: 18_000, net: 182_000 })],
  }),
];
