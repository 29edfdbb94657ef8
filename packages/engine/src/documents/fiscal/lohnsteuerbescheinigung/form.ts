import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Confirmation } from '../../reading.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { computed, netOf } from '../ground/computed.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { germanNameInCells } from '../ground/german-name-parts.ts';
import { steuerIdCheck, steuerIdOf } from '../ground/steuer-id.ts';
import { yearFrom } from '../ground/year.ts';
import { employeeAtCaption, employerOf, issuedOn, periodOf, taxClassOf } from './header.ts';
import { itemsOf } from './items.ts';
import { captionedValues, lineValues } from './lines.ts';

const marks: readonly Mark[] = [
  [/ausdruck der elektronischen lohnsteuerbescheinigung/, 0.7],
  [/lohnsteuerbescheinigung (?:fue?r )?20\d\d/, 0.3],
  [/bruttoarbeitslohn einschl/, 0.2],
  [/einbehaltene lohnsteuer von 3/, 0.3],
  [/einbehaltener solidaritatszuschlag von 3/, 0.2],
  [/transferticket|etin/, 0.1],
];

function read(pages: readonly Page[], _today: Day): FormReading<'lohnsteuerbescheinigung'> {
  const lines = linesOfAll(pages);
  const year = yearFrom(lines, /lohnsteuerbescheinigung\s*(?:fue?r\s*)?(?:das jahr\s*|kalenderjahr\s*)?(20\d\d)\b/);
  const items = pages.flatMap((page) => itemsOf(page));
  const isPrinted = pages.every(({ origin }) => origin !== 'ocr');
  const values = { ...lineValues(items), ...(items.length === 0 && isPrinted ? captionedValues(lines) : {}) };
  const gross = values.gross_wage ?? null;
  const tax = values.wage_tax ?? null;
  const period = periodOf(lines, year?.value ?? null);
  const id = steuerIdOf(lines);
  const payer = employerOf(lines);
  const taken = [
    'solidarity_surcharge',
    'church_tax',
    'pension_employee',
    'pension_employee_fund',
    'health',
    'care',
    'unemployment',
    'private_insurance',
  ];
  return {
    fields: {
      tax_year: year,
      issue_date: issuedOn(lines, year?.value ?? null, period),
      person_name: employeeAtCaption(lines) ?? germanAddressee(lines, payer) ?? germanNameInCells(lines),
      fiscal_id: id,
      payer_name: payer,
      payer_id: null,
      tax_class: taxClassOf(lines),
      ...values,
      employment_start: period.start && !period.start.value.endsWith('-01-01') ? period.start : null,
      period_start: period.start,
      period_end: period.end,
      gross_income: gross,
      taxable_income: gross,
      tax,
      net_estimate: netOf(
        gross,
        tax,
        taken.map((name) => values[name] ?? null),
      ),
      employment_kind: gross ? computed('employed', [gross]) : null,
    },
    confirmations: [...steuerIdCheck(id), ...pensionShares(values)],
  };
}

const EURO = 100;

/**
 * Employer and employee pay the same into the pension scheme. In the low-wage band and in short-time work the employer
 * pays more; an employee never does.
 */
function pensionShares(values: ReturnType<typeof lineValues>): Confirmation[] {
  const [employer, employee] = [values.pension_employer, values.pension_employee];
  if (!employer || !employee) return [];
  const more = employer.value - employee.value;
  return [
    {
      rule: 'pension_shares',
      outcome: Math.abs(more) <= EURO ? 'passed' : more > 0 || employer.value === 0 ? 'inconclusive' : 'failed',
      expected: employer.value,
      found: employee.value,
      page: employee.page,
      box: employee.box,
    },
  ];
}

export const lohnsteuerbescheinigung: FiscalForm<'lohnsteuerbescheinigung'> = {
  type: 'lohnsteuerbescheinigung',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.2 ? null : { score, starts: /ausdruck der elektronischen lohnsteuerbescheinigung/.test(text) };
  },
  read,
  needed: ['tax_year', 'person_name', 'payer_name', 'gross_income', 'tax'],
};
