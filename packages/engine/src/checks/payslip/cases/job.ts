import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { activeContract } from '../active-contract.ts';
import { amountDeclared } from '../amount-declared.ts';
import { employerMatch } from '../employer-match.ts';
import { seniority } from '../seniority.ts';
import { italianSlip, slipsOf } from '../testing/slip.ts';

const slips =
  (...list: readonly PaperWords['fields'][]) =>
  () =>
    slipsOf(list.map((fields) => italianSlip(fields)));

const acme = contextOf({ employer: 'Acme' });
const declaring = (declared_income: number) => contextOf({ declared_income });

export const jobCases: readonly RuleCases[] = [
  casesOf(employerMatch, {
    passed: ['as given', slips({}), acme],
    failed: ['another than given', slips({}), contextOf({ employer: 'Beta SpA' })],
    edge: {
      said: 'passed',
      when: ['another name under the same number', slips({}, { period: '2026-09', employer_name: 'Beta SpA' }), acme],
    },
    inconclusive: ['one slip and nothing to compare', slips({})],
  }),
  casesOf(amountDeclared, {
    passed: ['the net of three slips', slips({}, { period: '2026-09' }, { period: '2026-08' }), declaring(168_000)],
    failed: ['half as much again', slips({}), declaring(260_000)],
    edge: [
      {
        said: 'passed',
        when: ['exactly a fifth more', slips({ net: 150_000, gross: 250_000 }), declaring(180_000)],
      },
      {
        said: 'failed warning',
        when: ['a cent more than that', slips({ net: 150_000, gross: 250_000 }), declaring(180_001)],
      },
    ],
    inconclusive: ['nothing was declared', slips({})],
  }),
  casesOf(seniority, {
    passed: ['years', slips({ hire_date: '2021-03-01' })],
    failed: ['hardly begun', slips({ hire_date: '2026-09-01' })],
    edge: [
      { said: 'passed', when: ['six months to the day', slips({ hire_date: '2026-05-01' })] },
      { said: 'failed warning', when: ['a day less', slips({ hire_date: '2026-05-02' })] },
    ],
    inconclusive: ['no day was read', slips({ hire_date: null })],
  }),
  casesOf(activeContract, {
    passed: ['an open-ended job', slips({ contract_type: 'open_ended' })],
    failed: ['ended in October', slips({ end_date: '2026-10-31' })],
    edge: [
      { said: 'failed warning', when: ['its last day is today', slips({ end_date: '2026-11-16' })] },
      { said: 'passed', when: ['it is tomorrow', slips({ end_date: '2026-11-17' })] },
    ],
    inconclusive: ['an old slip cannot know', slips({ period: '2026-03' })],
  }),
];
