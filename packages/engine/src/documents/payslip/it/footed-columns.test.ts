import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const row = (text: string, paid = '', taken = ''): string =>
  `${text.padEnd(44)}${paid.padStart(14)}${taken.padStart(16)}`;

const slip = (net: string, base = '1.710,00'): string[] => [
  'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  row('Descrizione', 'Competenze', 'Ritenute'),
  row('Paga base', base),
  row('Contingenza', '239,67'),
  row('Straordinario 25%', '50,33'),
  row('Contributo IVS dipendente 9,19%', '', '183,80'),
  row('Ritenute IRPEF', '', '257,50'),
  row('TOTALI', '2.000,00', '441,30'),
  'Contributi a carico lavoratore            183,80',
  `                                          NETTO BUSTA   ${net}`,
];

describe('INC-03 a table of earnings and deductions that adds up', () => {
  test('is told as it stands, and says when the net does not follow from it', async () => {
    const honest = await readLines(slip('1.558,70'));
    expect(outcomeOf(honest, 'payslip_net')).toBe('passed');
    const raised = await readLines(slip('1.858,70'));
    expect(valuesOf(raised, 'gross', 'total_deductions', 'net')).toEqual({
      gross: 200_000,
      total_deductions: 44_130,
      net: 185_870,
    });
    expect(outcomeOf(raised, 'payslip_net')).toBe('failed');
  });

  test('under the words of book-keepers', async () => {
    const kept = slip('1.558,70').map((line) => line.replace(/Competenze {2,}Ritenute/, 'avere dip.   dare dip.'));
    expect(valuesOf(await readLines(kept), 'gross', 'total_deductions')).toEqual({
      gross: 200_000,
      total_deductions: 44_130,
    });
  });

  test('of one earning too, where what is taken off adds up', async () => {
    const one = (net: string): string[] =>
      slip(net, '2.000,00').filter((line) => !/Contingenza|Straordinario/.test(line));
    expect(outcomeOf(await readLines(one('1.558,70')), 'payslip_net')).toBe('passed');
    expect(outcomeOf(await readLines(one('1.858,70')), 'payslip_net')).toBe('failed');
    // Less than the columns leave may have gone elsewhere.
    expect(outcomeOf(await readLines(one('1.258,70')), 'payslip_net')).not.toBe('passed');
  });

  test('accuses nobody where its columns do not add up to their totals: it may not have been understood', async () => {
    expect(outcomeOf(await readLines(slip('1.858,70', '1.610,00')), 'payslip_net')).not.toBe('failed');
  });

  test('a sum that its rows contradict, and the net with them, is told as it stands and was changed', async () => {
    const raised = slip('1.558,70').map((line) => line.replace('2.000,00', '2.400,00'));
    const reading = await readLines(raised);
    expect(valuesOf(reading, 'gross', 'net')).toEqual({ gross: 240_000, net: 155_870 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('failed');
  });

  test('contributions that the worker bears are those of the slip', async () => {
    expect(valuesOf(await readLines(slip('1.558,70')), 'social_contributions')).toEqual({
      social_contributions: 18_380,
    });
  });
});

test.each(['********1.679,74', '***1.679,74', '1.679,74'])(
  'INC-03 signs that fill the place before a net: %s',
  async (net) => {
    const reading = await readLines([
      'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 10/2026',
      'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
      'Totale competenze 2.000,00      Totale trattenute 320,26',
      `NETTO DA PAGARE EURO ${net}`,
    ]);
    expect(valuesOf(reading, 'net')).toEqual({ net: 167_974 });
  },
);

describe('INC-03 a slip without a title', () => {
  test('names both columns once more beside their sums', async () => {
    const lines = (net: string): string[] => [
      'TRASPORTI LAGHI S.P.A.         P.IVA 12345678903',
      'PERIODO DI COMPETENZA: OTTOBRE 2026        MATR. 1887',
      'COGNOME NOME: ROSSI MARIO',
      'DATA DI ASSUNZIONE: 01-05-2017   QUALIFICA: OPERAIO',
      row('VOCE   DESCRIZIONE', 'COMPETENZE', 'TRATTENUTE'),
      row('001    Retribuzione ordinaria', '1.760,33'),
      row('014    Superminimo', '239,67'),
      row('C01    Contributo IVS', '', '183,80'),
      row('F01    Ritenuta IRPEF', '', '257,50'),
      row('COMPETENZE / TRATTENUTE', '2.000,00', '441,30'),
      'IMP. PREVIDENZIALE                       2.000,00',
      'CTR. DIPENDENTE                            183,80',
      `NETTO PAGATO                             ${net}`,
    ];
    const honest = await readLines(lines('1.558,70'));
    expect(valuesOf(honest, 'period', 'gross', 'total_deductions', 'social_contributions', 'net')).toEqual({
      period: '2026-10',
      gross: 200_000,
      total_deductions: 44_130,
      social_contributions: 18_380,
      net: 155_870,
    });
    expect(outcomeOf(honest, 'payslip_net')).toBe('passed');
    expect(outcomeOf(await readLines(lines('1.858,70')), 'payslip_net')).toBe('failed');
  });
});
