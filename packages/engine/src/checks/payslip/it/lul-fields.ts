import type { FieldOf } from '@vesta/domain/papers/schema';
import { textOf } from '../../../documents/recognise/page-text.ts';
import { isPictured } from '../../../papers/fields.ts';
import { isOrdinary } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { reckoned } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';

/** What every slip of the employer's register tells, by a field that was read or by words on the page. */
const parts: readonly {
  readonly name: string;
  readonly fields: readonly FieldOf<'payslip'>[];
  readonly words?: RegExp;
}[] = [
  { name: 'employer_id', fields: ['employer_id'] },
  { name: 'employee', fields: ['fiscal_id'] },
  { name: 'insurers', fields: [], words: /\binail\b|\binps\b|\binpdap\b|\bcpdel\b|noipa/ },
  {
    name: 'level',
    fields: ['level', 'qualification', 'ccnl'],
    words: /\bc\.?c\.?n\.?l|qualifica|livello|inquadramento/,
  },
  { name: 'hire_date', fields: ['hire_date', 'seniority_date'], words: /assunzione|assunt[oa] il|inizio rapporto/ },
  { name: 'contributions', fields: ['social_gross', 'social_contributions'], words: /imponibile|contribut/ },
  { name: 'severance', fields: [], words: /\bt\.?f\.?r\b|trattamento di fine rapporto|\btfs\b/ },
  { name: 'year_to_date', fields: ['ytd_gross', 'ytd_tax'], words: /progressiv|progr\b|progr\./ },
];
/** Layouts leave one or the other out; a slip that lacks this many was not made by a payroll program. */
const MOST_MISSING = 3;

/** Offices of the state and people who employ at home keep no such register: their slips tell what they like. */
const withoutRegister =
  /\bnoipa\b|\bcpdel\b|\bctps\b|\binadel\b|\binpdap\b|\benti locali\b|(?:lavoro|datore di lavoro|rapporto) domestic[oi]/;

export const lulFields: Rule<ReadPaper<'payslip', InspectedPaper>, 'R_IT_PAYSLIP_LUL_FIELDS'> = {
  id: 'R_IT_PAYSLIP_LUL_FIELDS',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'IT' || !isOrdinary(slip)) return null;
    const text = paper.evidence.pages
      .filter(({ number }) => reading.pages.includes(number))
      .map((page) => textOf(page))
      .join(' ');
    if (withoutRegister.test(text)) return null;
    const missing = parts
      .filter(({ fields, words }) => !fields.some((name) => reading.fields[name]) && !words?.test(text))
      .map(({ name }) => name);
    const working = [reckoned('missing', null, missing.join(',') || null)];
    const data = { missing: missing.join(', '), count: missing.length };
    if (missing.length <= MOST_MISSING) return passed(working, { data });
    return isPictured(paper, reading) ? inconclusive(working) : failed(working, { data });
  },
};
