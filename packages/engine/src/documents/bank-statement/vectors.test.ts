import { describe, expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { pageOf, run, runTo, textPage } from './testing/grid.ts';
import { outcomes, readPages, value } from './testing/read-pages.ts';

type ItalianRow = readonly [date: string, text: string, dare: string | null, avere: string | null];

const italianRows: readonly ItalianRow[] = [
  ['01/10/26', 'BONIFICO DA VOI DISPOSTO A FAVORE DI BIANCHI LUCA', '650,00', null],
  ['05/10/26', 'ADDEBITO SDD AGOS DUCATO RATA 14/48', '182,50', null],
  ['27/10/26', 'BONIFICO A VOSTRO FAVORE DA ACME SRL EMOLUMENTI', null, '1.679,74'],
  ['28/10/26', 'ADDEBITO SDD ENEL ENERGIA', '45,90', null],
  ['30/10/26', 'GIROCONTO A ROSSI MARIO LIBRETTO', '250,00', null],
];

function italianPage(rows: readonly ItalianRow[], closing = '1.801,34', balanceRight = 540): Page {
  const words = [
    ...run('BANCA DI PROVA', 40, 30),
    ...run('ESTRATTO CONTO AL 31/10/2026', 40, 50, 12),
    ...run('INTESTATO A ROSSI MARIO', 40, 70),
    ...run('IBAN IT60X0542811101000000123456', 40, 85),
    ...run('DATA', 40, 120),
    ...run('VALUTA', 95, 120),
    ...run('DESCRIZIONE', 150, 120),
    ...runTo('DARE', 460, 120),
    ...runTo('AVERE', 540, 120),
    ...run('SALDO INIZIALE AL 01/10/2026', 150, 135),
    ...runTo('1.250,00', balanceRight, 135),
    ...rows.flatMap(([date, text, dare, avere], index) => {
      const y = 150 + index * 26;
      return [
        ...run(date, 40, y),
        ...run(date, 95, y),
        ...run(text, 150, y),
        ...(index === 0 ? run('CANONE LOCAZIONE OTTOBRE', 150, y + 12) : []),
        ...(dare ? runTo(dare, 460, y) : []),
        ...(avere ? runTo(avere, 540, y) : []),
      ];
    }),
    ...run('SALDO FINALE AL 31/10/2026', 150, 300),
    ...runTo(closing, balanceRight, 300),
    ...run('Banca di Prova S.p.A. - Sede legale in Milano', 40, 790, 7),
  ];
  return pageOf(words);
}

describe('an Italian statement with unmarked amounts in two columns', () => {
  test('BANK-02 is read with holder, account, period, balances and every booking', async () => {
    const reading = await readPages(italianPage(italianRows));
    expect(reading).toMatchObject({ kind: 'bank_statement', type: 'account_statement', country: 'IT' });
    expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-10-01', -65_000],
      ['2026-10-05', -18_250],
      ['2026-10-27', 167_974],
      ['2026-10-28', -4_590],
      ['2026-10-30', -25_000],
    ]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', iban_check_digits: 'passed' });
    expect(value(reading, 'holder')).toBe('ROSSI MARIO');
    expect(value(reading, 'iban')).toBe('IT60X0542811101000000123456');
    expect(value(reading, 'bank_code')).toBe('05428');
    expect(value(reading, 'opening_balance')).toBe(125_000);
    expect(value(reading, 'closing_balance')).toBe(180_134);
    expect(value(reading, 'opening_date')).toBe('2026-10-01');
    expect(value(reading, 'closing_date')).toBe('2026-10-31');
    expect(value(reading, 'period_end')).toBe('2026-10-31');
  });

  test('keeps the second line of a text with its booking, and the foot of the page away from it', async () => {
    const { transactions } = await readPages(italianPage(italianRows));
    expect(transactions[0]?.description).toBe(
      'BONIFICO DA VOI DISPOSTO A FAVORE DI BIANCHI LUCA CANONE LOCAZIONE OTTOBRE',
    );
    expect(transactions.at(-1)?.description).toBe('GIROCONTO A ROSSI MARIO LIBRETTO');
    expect(transactions.map(({ counterparty }) => counterparty)).toEqual([
      'BIANCHI LUCA',
      'AGOS DUCATO',
      'ACME SRL',
      'ENEL ENERGIA',
      'ROSSI MARIO',
    ]);
  });

  test('does not hold when the closing balance is a cent off', async () => {
    const reading = await readPages(italianPage(italianRows, '1.801,35'));
    const check = reading.confirmations.find(({ rule }) => rule === 'statement_balance');
    expect(check).toMatchObject({ outcome: 'failed', expected: 180_135, found: 180_134 });
    expect(reading.confidence).toBeLessThanOrEqual(0.5);
  });

  test.each([300, 460, 540])('holds wherever its balances are set: right edge %i', async (right) => {
    expect(outcomes(await readPages(italianPage(italianRows, '1.801,34', right))).statement_balance).toBe('passed');
  });
});

const cooperative = (closing: string): Page =>
  textPage([
    '  Volksbank Musterstadt eG',
    '  Kontoauszug Nr. 10/2026             Blatt 1 von 1',
    '  IBAN: DE89 3704 0044 0532 0130 00   BIC: GENODEF1ABC',
    '  Frau',
    '  Erika Muster',
    '  Lindenweg 3',
    '  12345 Musterstadt',
    '',
    '  Bu-Tag Wert   Vorgang',
    '                alter Kontostand vom 30.09.2026                         980,55 H',
    '  01.10. 01.10. Dauerauftrag                                            950,00 S',
    '                Vonovia SE',
    '                Miete Okt',
    '  28.10. 28.10. Lohn/Gehalt                                           2.565,50 H',
    '                Muster GmbH',
    '                SVWZ+Gehalt 10/2026 PURP+SALA',
    '  29.10. 29.10. Basislastschrift                                         89,99 S',
    '                Stadtwerke',
    '  30.10. 30.10. Kartenzahlung                                            49,99 S',
    '                ---------------------------------------------------------------',
    `                neuer Kontostand vom 31.10.2026                       ${closing} H`,
  ]);

describe('a German statement with days without year and S or H', () => {
  test('BANK-02 is read and reconciles to the cent', async () => {
    const reading = await readPages(cooperative('2.456,07'));
    expect(reading.transactions.map(({ date, value_date, amount }) => [date, value_date, amount])).toEqual([
      ['2026-10-01', '2026-10-01', -95_000],
      ['2026-10-28', '2026-10-28', 256_550],
      ['2026-10-29', '2026-10-29', -8_999],
      ['2026-10-30', '2026-10-30', -4_999],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(value(reading, 'holder')).toBe('Erika Muster');
    expect(value(reading, 'statement_number')).toBe('10/2026');
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-10-01', '2026-10-31']);
    expect(reading.transactions.map(({ counterparty }) => counterparty)).toEqual([
      'Vonovia SE',
      'Muster GmbH',
      'Stadtwerke',
      null,
    ]);
    expect(reading.transactions[1]?.code).toBe('PURP:SALA');
  });

  test('does not hold when a cent is missing', async () => {
    expect(outcomes(await readPages(cooperative('2.456,06'))).statement_balance).toBe('failed');
  });
});
