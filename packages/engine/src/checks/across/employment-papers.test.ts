import { describe, expect, test } from 'vitest';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { noNotes } from '../../papers/paper-notes.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import { pay, threeMonths } from '../statement/testing/months.ts';
import type { Row } from '../statement/testing/statements.ts';
import type { InspectedPaper } from '../subject.ts';
import { annualAcross } from './annual.ts';
import { employerChain } from './employer-chain.ts';
import { hireDate } from './hire-date.ts';
import { contract, cu, slip } from './testing/employment.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed' });

const paidBy = (counterparty: string): readonly InspectedPaper[] =>
  threeMonths((month): Row[] => [[`2026-${month}-27`, 167_974, 'EMOLUMENTI', { counterparty }]]).papers;

describe('R_X_EMPLOYER_CHAIN', () => {
  test.each<[string, PaperSet, string]>([
    [
      'another name with the same number',
      setOf(slip(), cu({ payer_name: 'Holding Alfa', payer_id: '12345678903' })),
      'passed',
    ],
    ['last year another employer paid', setOf(slip(), cu({ payer_name: 'Beta Logistica SpA' })), 'failed warning'],
    [
      'last year another employer paid, before this hire',
      setOf(slip({ hire_date: '2026-02-01' }), cu({ payer_name: 'Beta Logistica SpA' })),
      'inconclusive',
    ],
    [
      'one of two certificates is the employer’s',
      setOf(slip(), cu(), cu({ payer_name: 'INPS Roma' }, 'cu 2')),
      'passed',
    ],
    ['somebody else pays', setOf(slip(), ...paidBy('BETA LOGISTICA SPA')), 'failed warning'],
    ...(
      [
        ['in one month another firm pays as much', 'BETA LOGISTICA SPA', 167_500, [], 'failed warning'],
        ['a second job pays much less', 'BETA LOGISTICA SPA', 60_000, [], 'passed'],
        ['a second job pays as much beside the first', 'BETA LOGISTICA SPA', 167_500, ['09'], 'passed'],
        ['an office pays in one month', 'MEF NOIPA', 167_500, [], 'passed'],
      ] as const
    ).map(([what, other, amount, both, said]): [string, PaperSet, string] => [
      what,
      setOf(
        slip(),
        ...threeMonths((month): Row[] => {
          const own: Row = [`2026-${month}-27`, 167_974, 'EMOLUMENTI', { counterparty: 'ACME SRL' }];
          const theirs: Row = [`2026-${month}-28`, amount, 'EMOLUMENTI', { counterparty: other }];
          if (month !== '09') return [own];
          return (both as readonly string[]).includes(month) ? [own, theirs] : [theirs];
        }).papers,
      ),
      said,
    ]),
    [
      'an office pays for the employer',
      setOf(slip({ employer_name: 'Istituto Comprensivo Verdi' }), ...paidBy('MEF NOIPA')),
      'inconclusive',
    ],
    [
      'certificate and payer both differ',
      setOf(slip(), cu({ payer_name: 'Beta Spa' }), ...paidBy('GAMMA SRL')),
      'failed critical',
    ],
    ['a slip alone', setOf(slip()), 'inconclusive'],
    ['a slip that names nobody', setOf(slip({ employer_name: null }), contract()), 'inconclusive'],
    ['no slip', setOf(contract(), cu()), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(employerChain, set, employed)).toBe(outcome);
  });

  test.each([
    ['the employer', 'ACCREDITO STIPENDIO ACME S.R.L. STIPENDIO OTTOBRE', 'passed'],
    ['another firm', 'ACCREDITO STIPENDIO BETA LOGISTICA S.P.A. STIPENDIO OTTOBRE', 'failed warning'],
    ['the bank that passed it on', 'ACCREDITO STIPENDIO TRAMITE BANCA ALFA SPA', 'inconclusive'],
    ['nobody', 'ACCREDITO STIPENDIO OTTOBRE', 'inconclusive'],
  ])('where the bank names no payer, the text may name %s', (_, description, said) => {
    const bank = threeMonths((month): Row[] => [[`2026-${month}-27`, 167_974, description]]);
    expect(sayOf(employerChain, setOf(slip(), ...bank.papers), employed)).toBe(said);
  });

  test('a name that was read from a scan can agree and not contradict', () => {
    const scanned = (name: string) => ({
      ...contract({ payer_name: name }),
      notes: { ...noNotes, recognisedPages: [1] },
    });
    expect(sayOf(employerChain, setOf(slip(), scanned('BETA GIS UA S.P.A.')), employed)).toBe('inconclusive');
    expect(sayOf(employerChain, setOf(slip(), scanned('Acme Srl')), employed)).toBe('passed');
  });

  test('says which paper broke it, and where', () => {
    const judgement = employerChain.judge(setOf(slip(), contract({ payer_name: 'Beta Spa' })), employed);
    expect(judgement).toMatchObject({
      variant: 'contract',
      working: [
        { paper: 'slip 2026-10', what: 'employer_name' },
        { paper: 'contract', what: 'payer_name', expected: 'ACME S.R.L.', found: 'Beta Spa', page: 1 },
      ],
    });
  });
});

describe('R_X_HIRE_DATE', () => {
  test.each<[string, PaperSet, string]>([
    ['the first working day of the month', setOf(slip({ hire_date: '2021-03-29' }), contract()), 'passed'],
    [
      'the day of seniority',
      setOf(slip({ hire_date: '2024-01-01', seniority_date: '2021-03-01' }), contract()),
      'passed',
    ],
    ['a later contract, which may be a renewal', setOf(slip({ hire_date: '2012-10-01' }), contract()), 'inconclusive'],
    [
      'a later contract that begins on probation',
      setOf(slip({ hire_date: '2012-10-01' }), contract({ probation_months: 6 })),
      'failed warning',
    ],
    [
      'a contract on probation from which the slips count',
      setOf(slip({ hire_date: '2021-03-01' }), contract({ probation_months: 6 })),
      'passed',
    ],
    ...(
      [
        ['with an end, beside a slip without one', 'open_ended', '2027-03-01', 'failed warning'],
        ['with an end, beside a slip with one', 'fixed_term', '2027-03-01', 'inconclusive'],
        ['that ended before the slip', 'open_ended', '2026-06-30', 'inconclusive'],
      ] as const
    ).map(([what, type, end, said]): [string, PaperSet, string] => [
      `a later contract ${what}`,
      setOf(
        slip({ hire_date: '2012-10-01', contract_type: type }),
        contract({ employment_kind: 'fixed_term', employment_start: '2026-03-02', employment_end: end }),
      ),
      said,
    ]),
    [
      'a later contract with an agency for a time, beside a slip without an end',
      setOf(
        slip({ hire_date: '2012-10-01', contract_type: 'open_ended' }),
        contract({ employment_kind: 'agency', employment_start: '2026-03-02', employment_end: '2027-03-01' }),
      ),
      'failed warning',
    ],
    ['no day on the slip', setOf(slip({ hire_date: null }), contract()), 'inconclusive'],
    ['another employer', setOf(slip({ hire_date: '2022-03-01' }), contract({ payer_name: 'Beta Spa' })), '-'],
    ['no other paper', setOf(slip()), '-'],
    [
      'slips that give two days',
      setOf(slip({ period: '2026-09' }), { ...slip({ period: '2026-10', hire_date: '2019-03-01' }), id: 'other' }),
      'failed warning',
    ],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(hireDate, set)).toBe(outcome);
  });
});

describe('REP-08 R_X_ANNUAL', () => {
  const monthly = slip({ taxable: 181_620, gross: 200_000 });
  test.each<[string, PaperSet, string]>([
    ['half a year of work', setOf(monthly, cu({ gross_income: 1_180_530, days_worked: 183 })), 'passed'],
    [
      'slips that promise twice the year',
      setOf(slip({ taxable: 400_000 }), cu({ gross_income: 2_361_060 })),
      'failed warning',
    ],
    ['a few weeks of work', setOf(monthly, cu({ gross_income: 100_000, days_worked: 40 })), 'inconclusive'],
    ['a certificate of another employer', setOf(monthly, cu({ payer_name: 'Beta Spa', gross_income: 1 })), '-'],
    ['no certificate', setOf(monthly), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(annualAcross, set, employed)).toBe(outcome);
  });

  test('the account is held against the year as well', () => {
    const credits = threeMonths((month) => [pay(month, 320_000)]).papers;
    const certificate = cu({ gross_income: 2_361_060, net_estimate: 2_100_000 });
    expect(annualAcross.judge(setOf(monthly, certificate, ...credits), employed)).toMatchObject({
      outcome: 'failed',
      data: { year: 2025, percent: 55 },
      papers: ['cu', 'slip 2026-10', '08', '09', '10'],
      working: [
        { paper: 'cu', what: 'net_estimate', page: 1 },
        { what: 'credits a month' },
        { paper: '08', what: 'credit 2026-08-27', page: 1 },
        { paper: '09', what: 'credit 2026-09-27', page: 1 },
        { paper: '10', what: 'credit 2026-10-27', page: 1 },
      ],
    });
  });
});
