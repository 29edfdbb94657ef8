import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { germanSlip } from '../../payslip/testing/slip.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { assessmentKind } from '../de/assessment-kind.ts';
import { businessFigures } from '../de/business-figures.ts';
import { certificateVersusSlip } from '../de/certificate-versus-slip.ts';
import { certificatePensionShare } from '../de/pension-share.ts';
import { taxPaper } from '../testing/tax-paper.ts';

const certificate =
  (fields: PaperWords['fields'], ...others: readonly PaperWords[]) =>
  () =>
    taxPaper(
      { type: 'lohnsteuerbescheinigung', country: 'DE', fields: { tax_year: 2025, gross_wage: 4_800_000, ...fields } },
      others,
    );
const withDecember = (wage_tax: number, slip: PaperWords['fields']) =>
  certificate({ wage_tax }, germanSlip({ period: '2025-12', ...slip }));
const insured = (pension_employee: number | null) => certificate({ pension_employee });

const notice =
  (row: string, fields: PaperWords['fields'] = { gross_income: 5_000_000 }) =>
  () =>
    taxPaper({ type: 'est_bescheid', country: 'DE', fields }, [], { pages: [pageOf([row])] });

const assessment: PaperWords = { kind: 'fiscal_document', type: 'est_bescheid', country: 'DE' };
const figures =
  (result: number | null, ...others: readonly PaperWords[]) =>
  () =>
    taxPaper({ type: 'bwa', country: 'DE', fields: { result_to_date: result } }, others);

export const germanyCases: readonly RuleCases[] = [
  casesOf(certificateVersusSlip, {
    passed: ['the totals of December', withDecember(620_000, { ytd_gross: 4_800_000, ytd_tax: 620_000 })],
    failed: ['both totals differ', withDecember(620_000, { ytd_gross: 3_600_000, ytd_tax: 400_000 })],
    edge: [
      {
        said: 'passed',
        when: [
          'a small tax is five euros off, tax-free pay is in the gross',
          withDecember(20_500, { ytd_gross: 5_100_000, ytd_tax: 20_000 }),
        ],
      },
      {
        said: 'failed warning',
        when: ['a cent more', withDecember(20_501, { ytd_gross: 5_100_000, ytd_tax: 20_000 })],
      },
      {
        said: 'failed warning',
        when: [
          'a wage far above that of the slips, with their tax',
          withDecember(620_000, { ytd_gross: 4_100_000, ytd_tax: 620_000 }),
        ],
      },
    ],
    inconclusive: ['December prints no totals', withDecember(620_000, {})],
  }),
  casesOf(certificatePensionShare, {
    passed: ['9.3 percent of the wage', insured(446_400)],
    failed: ['a wage raised by a fifth afterwards', insured(372_000)],
    edge: [
      { said: 'passed', when: ['exactly one percent below the share', insured(441_936)] },
      { said: 'failed warning', when: ['a cent less', insured(441_935)] },
    ],
    inconclusive: ['somebody who pays into no pension scheme', insured(null)],
  }),
  casesOf(assessmentKind, {
    passed: ['assessed', notice('Bescheid für 2024 über Einkommensteuer')],
    failed: ['estimated', notice('Die Besteuerungsgrundlagen wurden geschätzt (§ 162 AO)')],
    edge: {
      said: 'passed',
      when: ['an assessment that sets prepayments as well', notice('Einkommensteuer- und Vorauszahlungsbescheid')],
    },
    inconclusive: ['no income was read', notice('Bescheid für 2024 über Einkommensteuer', {})],
  }),
  casesOf(businessFigures, {
    passed: ['a profit beside an assessment', figures(4_000_000, assessment)],
    failed: ['a profit that only the business itself tells', figures(4_000_000)],
    edge: [
      { said: 'passed', when: ['neither profit nor loss, beside an assessment', figures(0, assessment)] },
      { said: 'failed warning', when: ['a loss of a cent', figures(-1, assessment)] },
    ],
    inconclusive: ['the result was not read', figures(null, assessment)],
  }),
];
