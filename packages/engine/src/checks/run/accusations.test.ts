import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import { paperChecks, setChecks } from '../index.ts';
import { italianSlip } from '../payslip/testing/slip.ts';
import { type Row, statementPaper } from '../statement/testing/statements.ts';
import { withoutGuesses } from './accusations.ts';
import { runChecks } from './run-checks.ts';
import { contextOf } from './testing/context.ts';
import { paperOf } from './testing/papers.ts';

const checks = [...paperChecks, ...setChecks];

const levelOf = (rule: string, papers: readonly KeptPaper[], known: readonly Finding[] = []): string | undefined => {
  const finding = runChecks({ papers }, contextOf(), { checks, known }).find((one) => one.rule === rule);
  return finding?.outcome === 'failed' ? finding.level : finding?.outcome;
};

const trace = (rule: string, level: Finding['level'] = 'warning'): Finding => ({
  rule,
  outcome: 'failed',
  level,
  blocking: false,
  message: '',
  data: {},
  working: [],
  papers: ['a'],
  reads: [],
});

const slip = (confirmations: Parameters<typeof italianSlip>[1] = {}) => paperOf('a', italianSlip({}, confirmations));
const wrongNet = { outcome: 'failed', expected: 167_974, found: 267_974 } as const;

describe('REP-08 who may be accused', () => {
  test('a slip of which nothing else comes out was most likely misread', () => {
    expect(levelOf('R_PAYSLIP_SUMS', [slip({ confirmations: { payslip_net: wrongNet } })])).toBe('warning');
  });

  test('and is told that its sums could not be followed, not that they are wrong', () => {
    const messageOf = (more: object): string | undefined =>
      runChecks({ papers: [slip({ confirmations: { payslip_net: wrongNet, ...more } })] }, contextOf(), {
        checks,
      }).find(({ rule }) => rule === 'R_PAYSLIP_SUMS')?.message;
    expect(messageOf({})).toBe('checks.R_PAYSLIP_SUMS.unfollowed');
    expect(messageOf({ payslip_tax_parts: 'passed' })).toBe('checks.R_PAYSLIP_SUMS.failed');
  });

  test.each(['payslip_tax_parts', 'payslip_social_parts', 'payslip_pay_elements', 'payslip_inps_base'])(
    'one whose %s comes out was understood, and its net was changed',
    (rule) => {
      const confirmations = { payslip_net: wrongNet, [rule]: 'passed' as const };
      expect(levelOf('R_PAYSLIP_SUMS', [slip({ confirmations })])).toBe('critical');
    },
  );

  test('a trace in the file is a second sign, a date that is off is none', () => {
    const papers = [slip({ confirmations: { payslip_net: wrongNet } })];
    for (const rule of ['R_PDF_FONT_ANOMALY', 'R_PDF_OVERLAID_TEXT', 'R_PDF_INCREMENTAL_UPDATES', 'R_CF_CHECKCHAR'])
      expect(levelOf('R_PAYSLIP_SUMS', papers, [trace(rule)])).toBe('critical');
    expect(levelOf('R_PAYSLIP_SUMS', papers, [trace('R_PDF_DATE_VS_PERIOD')])).toBe('warning');
    expect(levelOf('R_PAYSLIP_SUMS', papers, [{ ...trace('R_PDF_FONT_ANOMALY'), papers: ['b'] }])).toBe('warning');
  });

  test('one strong sign in a file whose figures contradict each other besides is two', () => {
    const one = { ...trace('R_PDF_ORIGINAL'), message: 'checks.R_PDF_ORIGINAL.other' };
    const said = (...others: readonly Finding[]): string => {
      const [first] = withoutGuesses([one, ...others], []);
      return `${first?.level} ${first?.message}`;
    };
    const alone = 'warning checks.R_PDF_ORIGINAL.other';
    expect(said(trace('R_TAX_SUMS'))).toBe('critical checks.R_PDF_ORIGINAL.fraud');
    expect(said()).toBe(alone);
    expect(said(trace('R_TAX_SUMS', 'info'))).toBe(alone);
    expect(said({ ...trace('R_TAX_SUMS'), outcome: 'inconclusive' })).toBe(alone);
    expect(said({ ...trace('R_TAX_SUMS'), papers: ['b'] })).toBe(alone);
    expect(said(trace('R_BANK_RECENT'))).toBe(alone);
    const weak = { ...one, message: 'checks.R_PDF_ORIGINAL.warning' };
    expect(withoutGuesses([weak, trace('R_TAX_SUMS')], [])[0]).toEqual(weak);
  });

  test('whatever figures are read from a slip that was not followed, nothing about them is critical', () => {
    const cents = fc.integer({ min: 1, max: 900_000 });
    const figures = fc.record({
      gross: cents,
      net: cents,
      social_contributions: cents,
      income_tax: cents,
      ytd_gross: cents,
    });
    fc.assert(
      fc.property(figures, figures, (later, earlier) => {
        const unread = { confirmations: { payslip_net: 'inconclusive' as const } };
        const papers = [
          paperOf('a', italianSlip({ ...later, period: '2026-10' }, unread)),
          paperOf('b', italianSlip({ ...earlier, period: '2026-09' }, unread)),
        ];
        const about = runChecks({ papers }, contextOf(null), { checks });
        const reckoned = about.filter(({ rule }) =>
          /SUMS|GROSS_TO_NET|YTD|NET_IN_BANK|SV_RATES|LST_RECOMPUTE/.test(rule),
        );
        expect(reckoned.filter(({ level }) => level === 'critical')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  const rows = (balances: readonly (number | null)[]): Row[] =>
    balances.map((balance, place) => [`2026-10-${10 + place}`, 1_000, 'BONIFICO', { balance }]);
  const broken = { outcome: 'failed', expected: 1, found: 2 } as const;
  const statement = (balances: readonly (number | null)[]) =>
    statementPaper('a', {
      from: '2026-10-01',
      to: '2026-10-31',
      rows: rows(balances),
      confirmations: { statement_balance: broken },
    });

  test('a list whose sum is off by a row that the reader may have lost accuses nobody by itself', () => {
    expect(levelOf('R_BANK_RUNNING_BALANCE', [statement([null, null, null])])).toBe('warning');
    expect(levelOf('R_BANK_RUNNING_BALANCE', [statement([null, null])], [trace('R_PDF_MASK_THEN_TEXT')])).toBe(
      'critical',
    );
  });

  test('a list of which only the sums of its sides are off accuses nobody by itself', () => {
    const confirmations = { statement_balance: 'inconclusive', statement_totals: broken } as const;
    const paper = statementPaper('a', {
      from: '2026-10-01',
      to: '2026-10-31',
      rows: rows([null, null]),
      confirmations,
    });
    expect(levelOf('R_BANK_RUNNING_BALANCE', [paper])).toBe('warning');
    const followed = { statement_balance: 'passed', statement_totals: broken } as const;
    expect(
      levelOf('R_BANK_RUNNING_BALANCE', [statementPaper('a', { rows: rows([null]), confirmations: followed })]),
    ).toBe('critical');
  });

  test('a statement of which no booking could be read is worth a look, and nobody’s fault', () => {
    const paper = statementPaper('a', { from: '2026-10-01', to: '2026-10-31', rows: [], unread: ['transactions'] });
    expect(levelOf('R_BANK_UNREADABLE', [paper])).toBe('warning');
    expect(levelOf('R_BANK_UNREADABLE', [paper], [trace('R_PDF_MASK_THEN_TEXT')])).toBe('critical');
  });

  test('one break among balances that follow from each other does', () => {
    const balances = Array.from({ length: 10 }, (_, place) => 100_000 + 1_000 * place);
    const changed = balances.map((balance, place) => (place === 5 ? balance + 77 : balance));
    expect(levelOf('R_BANK_RUNNING_BALANCE', [statement(changed)])).toBe('critical');
  });

  test('a value of a photographed document that was hardly legible is no ground', () => {
    const card = (confidence: number) =>
      paperOf(
        'a',
        {
          kind: 'identity_document',
          type: 'passport',
          country: 'IT',
          fields: { birth_date: ['1981-01-01', confidence], surname: 'ROSSI', given_names: 'MARIO' },
        },
        { format: 'jpeg', pages: [pageOf(['ROSSI'], { origin: 'ocr' })] },
      );
    const born = (paper: KeptPaper) =>
      runChecks({ papers: [paper] }, contextOf({ birth_date: '1980-01-01' }), { checks }).find(
        ({ rule }) => rule === 'R_ID_DOB_MATCH',
      )?.level;
    expect(born(card(0.8))).not.toBe('critical');
    expect(born(card(0.99))).toBe('critical');
  });
});
