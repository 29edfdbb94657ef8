import type { FieldOf } from '@vesta/domain/papers/schema';
import { isWrittenContractKind } from '@vesta/domain/report/employment';
import type { OtherDocument } from '@vesta/domain/report/people';
import type { Analysis } from '../../analysis/analyse.ts';
import { rulesAnswering } from '../../checks/rules.ts';
import { answerOf, ofRules } from './answer.ts';

type Info = OtherDocument['info'][number];

const shown: readonly (readonly [FieldOf, Info['unit']])[] = [
  ['tax_year', 'year'],
  ['gross_income', 'cents'],
  ['net_estimate', 'cents'],
  ['net_monthly', 'cents'],
  ['gross_monthly', 'cents'],
  ['benefit_end', 'day'],
  ['employment_kind', 'text'],
  ['employment_start', 'day'],
  ['employment_end', 'day'],
  ['salary_amount', 'cents'],
  ['paychecks_per_year', 'count'],
  ['monthly_rent', 'cents'],
  ['annual_rent', 'cents'],
  ['issue_date', 'day'],
];

/** Rules that say whether such a paper may be relied on. */
const verdicts = rulesAnswering('document.valid', 'document.original');
const validity = rulesAnswering('document.valid');

/** Tax papers, contracts and whatever else was handed in: a card each. */
export function otherDocuments({ ground }: Analysis, descriptions: Readonly<Record<string, string>>): OtherDocument[] {
  return ground.keys.all.flatMap(({ key, paper, reading }): OtherDocument[] => {
    const kind = reading?.kind ?? 'other';
    if (!['fiscal_document', 'work_contract', 'other'].includes(kind)) return [];
    const own = ground.input.findings.filter(({ rule, papers }) => verdicts.has(rule) && papers.includes(paper.id));
    const failed = own.find(({ outcome }) => outcome === 'failed');
    const type = reading?.type ?? 'unknown';
    const expected = paper.expected ?? null;
    return [
      {
        key,
        label: descriptions[paper.id] ?? null,
        // What was asked for may be a whole kind of papers; then the one that was read says more.
        type: expected === null || (expected === kind && reading) ? type : expected,
        possible_type: expected !== null && expected !== type && expected !== kind ? type : null,
        info: shown.flatMap(([name, unit]): Info[] => {
          const value = reading?.fields[name]?.value;
          // What a letter grants or a return taxes is told by its title; only a contract has a kind of its own.
          if (name === 'employment_kind' && !isWrittenContractKind(value)) return [];
          return typeof value === 'string' || typeof value === 'number' ? [{ translation_key: name, value, unit }] : [];
        }),
        notes: null,
        valid: answerOf(ofRules(own, validity)),
        msg: failed?.message ?? null,
      },
    ];
  });
}
