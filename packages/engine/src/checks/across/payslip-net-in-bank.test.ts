import { describe, expect, test } from 'vitest';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import { bankCircularTransfers } from '../statement/circular-transfers.ts';
import { pay, shopping, threeMonths } from '../statement/testing/months.ts';
import { IBAN, type Row, statementPaper } from '../statement/testing/statements.ts';
import { payslipNetInBank } from './payslip-net-in-bank.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed' });

const slip = (month: string, paid: number | null, more: Readonly<Record<string, string | number>> = {}) =>
  paperOf(`slip ${month} ${JSON.stringify(more)}`, {
    fields: { period: `2026-${month}`, employer_name: 'ACME S.R.L.', paid_amount: paid, net: paid, ...more },
  });

const with3 = (bank: PaperSet, ...slips: readonly ReturnType<typeof slip>[]) => setOf(...slips, ...bank.papers);
const bank = threeMonths((month) => [pay(month), ...shopping(month)]);
const net = 167_974;
const paidLate = threeMonths((month): Row[] => [[`2026-${month}-10`, net, 'EMOLUMENTI', { counterparty: 'ACME SRL' }]]);

const payBy = (month: string, counterparty: string): Row => [`2026-${month}-27`, net, 'EMOLUMENTI', { counterparty }];

describe('REP-08 R_X_PAYSLIP_NET_IN_BANK', () => {
  test.each<[string, PaperSet, string]>([
    ['pay arrived within two percent', with3(bank, slip('08', 170_000), slip('09', net)), 'passed'],
    ['pay of the month before arrives on the tenth', with3(paidLate, slip('08', net), slip('09', net)), 'passed'],
    [
      'the last slip is raised by a thousand',
      with3(bank, slip('08', net), slip('09', net + 100_000)),
      'failed critical',
    ],
    ['all slips are raised a little', with3(bank, slip('08', net + 9_000), slip('09', net + 9_000)), 'failed critical'],
    ['one month differs a little', with3(bank, slip('08', net), slip('09', net + 9_000)), 'failed warning'],
    ['the bank shows more than one slip says', with3(bank, slip('08', net), slip('09', 120_000)), 'failed warning'],
    ['slips without statements', setOf(slip('09', net)), 'inconclusive'],
    ['slips of months that no statement covers', with3(bank, slip('05', net)), 'inconclusive'],
    ['pay that has yet to come', with3(bank, slip('11', net)), 'inconclusive'],
    ['statements without slips', bank, '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(payslipNetInBank, set, employed)).toBe(outcome);
  });

  test('pay whose text names the holder as the one who is paid is no money of their own', () => {
    const named = 'STIPENDIO BONIFICO DISPOSTO DA: MITT.: ACME S.R.L. BENEF.: ROSSI MARIO';
    const paid = threeMonths((month): Row[] => [[`2026-${month}-27`, net, named, { counterparty: 'ROSSI MARIO' }]]);
    expect(sayOf(payslipNetInBank, with3(paid, slip('08', net), slip('09', net)), employed)).toBe('passed');
    expect(sayOf(bankCircularTransfers, paid, employed)).toBe('passed');
    const sent = 'STIPENDIO BONIFICO DISPOSTO DA: MITT.: ROSSI MARIO BENEF.: ROSSI MARIO';
    const own = threeMonths((month): Row[] => [[`2026-${month}-27`, net, sent, { counterparty: 'ROSSI MARIO' }]]);
    expect(sayOf(bankCircularTransfers, own, employed)).toBe('failed warning');
  });

  test('pay that goes to another account is not missed here, pay that should have come here is', () => {
    const none = threeMonths((month) => shopping(month));
    const elsewhere = { iban: 'DE89370400440532013000' };
    expect(sayOf(payslipNetInBank, with3(none, slip('09', net, elsewhere)), employed)).toBe('inconclusive');
    expect(sayOf(payslipNetInBank, with3(none, slip('09', net, { iban: IBAN })), employed)).toBe('failed critical');
    expect(sayOf(payslipNetInBank, with3(none, slip('09', net)), employed)).toBe('failed warning');
  });

  test('pay found here though one slip alone names another account is worth a look', () => {
    const [here, elsewhere] = [{ iban: IBAN }, { iban: 'DE89370400440532013000' }];
    const one = with3(bank, slip('08', net, here), slip('09', net, elsewhere));
    expect(sayOf(payslipNetInBank, one, employed)).toBe('failed warning');
    const employers = with3(bank, slip('08', net, elsewhere), slip('09', net, elsewhere));
    expect(sayOf(payslipNetInBank, employers, employed)).toBe('passed');
  });

  test('pay that all slips say they send elsewhere, and that arrived here to the cent, is worth a look', () => {
    const sent = (month: string, paid: number, outcome?: 'passed') =>
      paperOf(`slip ${month}`, {
        fields: {
          period: `2026-${month}`,
          employer_name: 'ACME S.R.L.',
          paid_amount: paid,
          iban: 'DE89370400440532013000',
        },
        ...(outcome ? { confirmations: { payslip_own_account: outcome } } : {}),
      });
    const said = (paid: number, outcome?: 'passed') =>
      sayOf(payslipNetInBank, with3(bank, sent('08', paid, outcome), sent('09', paid, outcome)), employed);
    expect(said(net, 'passed')).toBe('failed warning');
    // A slip that does not say whose account it is may name the employer's; another amount may be another payment.
    expect(said(net)).toBe('passed');
    expect(said(net + 2_000, 'passed')).toBe('passed');
  });

  test('pay that arrived on another account of the branch that the slip names points at both numbers', () => {
    const beside = 'IT40S0542811101000000123457';
    const judgement = payslipNetInBank.judge(with3(bank, slip('09', net, { iban: beside })), employed);
    expect(judgement).toMatchObject({
      outcome: 'failed',
      variant: 'other_account',
      level: 'warning',
      working: [
        { what: 'iban', found: beside, expected: IBAN },
        { paper: '09', what: 'iban', found: IBAN, expected: beside },
      ],
    });
  });

  test('a slip whose pay is yet to come, to an account that nobody shows, is worth a look', () => {
    const here = slip('09', net, { iban: IBAN });
    const next = (iban: string, before = here) => with3(bank, before, slip('11', net, { iban }));
    expect(sayOf(payslipNetInBank, next(IBAN), employed)).toBe('passed');
    expect(sayOf(payslipNetInBank, next('IT40S0542811101000000123457'), employed)).toBe('failed warning');
    expect(sayOf(payslipNetInBank, next('DE89370400440532013000'), employed)).toBe('failed warning');
    expect(sayOf(payslipNetInBank, with3(bank, here, slip('11', net)), employed)).toBe('passed');
    const unnamed = slip('09', net);
    expect(sayOf(payslipNetInBank, next('DE89370400440532013000', unnamed), employed)).toBe('passed');
  });

  test('an advance and the rest make the pay', () => {
    const parts = threeMonths((month): Row[] => [
      [`2026-${month}-12`, 50_000, 'ACCONTO STIPENDIO', { counterparty: 'ACME SRL' }],
      [`2026-${month}-28`, net - 50_000, 'SALDO STIPENDIO', { counterparty: 'ACME SRL' }],
    ]);
    expect(sayOf(payslipNetInBank, with3(parts, slip('08', net), slip('09', net)), employed)).toBe('passed');
  });

  test('an extra slip may be paid together with the ordinary one', () => {
    const extra = { kind: 'quattordicesima' };
    const together = threeMonths((month) => [pay(month, month === '09' ? net + 139_847 : net)]);
    const set = with3(together, slip('08', net), slip('09', net), slip('09', 139_847, extra));
    expect(sayOf(payslipNetInBank, set, employed)).toBe('passed');
  });

  test('a raised slip of the last month is told by the usual payday, though the statement ends soon after', () => {
    const raised = slip('10', net + 100_000);
    expect(sayOf(payslipNetInBank, with3(bank, slip('09', net), raised), employed)).toBe('failed critical');
    expect(sayOf(payslipNetInBank, with3(bank, raised), employed)).toBe('failed critical');
  });

  describe('one slip and the statement of its month, which ends soon after payday', () => {
    const paydays = ['22', '25', '27', '30', '31'] as const;
    const october = (day: string, credited: number) =>
      statementPaper('10', {
        from: '2026-10-01',
        to: '2026-10-31',
        rows: [[`2026-10-${day}`, credited, 'EMOLUMENTI', { counterparty: 'ACME SRL' }]],
      });

    test.each(paydays.flatMap((day) => [60_000, 143_212, 298_077].map((credited) => [day, credited] as const)))(
      'paid on %s, %i: the same passes, a raised slip is worth a look and no more',
      (day, credited) => {
        const said = (paid: number) =>
          sayOf(payslipNetInBank, setOf(slip('10', paid), october(day, credited)), employed);
        expect(said(credited)).toBe('passed');
        for (const raised of [1.04, 1.3, 2]) expect(said(Math.round(credited * raised))).toBe('failed warning');
      },
    );

    test.each([
      ['ACCREDITO COMPETENZE OFFICINE BRENTANELLA SRL OTTOBRE', 'failed warning'],
      ['ACCREDITO COMPETENZE ALTRA DITTA SRL OTTOBRE', 'inconclusive'],
    ])('a text that names nobody in a known way, yet holds the employer: %s', (text, outcome) => {
      const rows: Row[] = [['2026-10-27', net, text, { counterparty: null }]];
      const statement = statementPaper('10', { from: '2026-10-01', to: '2026-10-31', rows });
      const raised = slip('10', net + 40_000, { employer_name: 'Officine Brentanella S.r.l.' });
      expect(sayOf(payslipNetInBank, setOf(raised, statement), employed)).toBe(outcome);
    });

    test('money of the employer in the middle of the month may be an advance', () => {
      expect(sayOf(payslipNetInBank, setOf(slip('10', net), october('18', 40_000)), employed)).toBe('inconclusive');
    });
  });

  test('one credit does not bear out two slips', () => {
    const once = threeMonths((month) => (month === '09' ? [pay(month)] : shopping(month)));
    const set = with3(once, slip('08', net), slip('09', net));
    expect(sayOf(payslipNetInBank, set, employed)).toBe('failed warning');
  });

  test('points at the slip and at the credit', () => {
    const judgement = payslipNetInBank.judge(with3(bank, slip('09', net + 100_000)), employed);
    expect(judgement).toMatchObject({
      variant: 'other_amount',
      data: { months: '2026-09', found: 0 },
      working: [
        { what: 'paid_amount', expected: net, found: net + 100_000, page: 1 },
        { paper: '09', what: 'credit 2026-09-27', expected: net + 100_000, found: net },
      ],
    });
  });

  test('pay of one month from a stranger is worth a look; a second name throughout is not', () => {
    const from = (odd: string, payer: string) =>
      threeMonths((month) => [month === odd ? payBy(month, payer) : pay(month)]);
    const slips = [slip('08', net), slip('09', net)];
    expect(sayOf(payslipNetInBank, with3(from('09', 'Beta Handels Spa'), ...slips), employed)).toBe('failed warning');
    expect(sayOf(payslipNetInBank, with3(from('09', 'STUDIO PAGHE ROSSI'), ...slips), employed)).toBe('passed');
    const always = threeMonths((month) => [payBy(month, 'Beta Handels Spa')]);
    expect(sayOf(payslipNetInBank, with3(always, ...slips), employed)).toBe('passed');
  });

  test('rows that could not be read may hold the pay', () => {
    const partly = statementPaper('p', { from: '2026-08-01', to: '2026-10-31', unread: ['transactions'] });
    expect(sayOf(payslipNetInBank, setOf(slip('09', net), partly), employed)).toBe('inconclusive');
  });
});
