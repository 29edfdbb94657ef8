import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const slip = (net: string, ...between: readonly string[]): string[] => [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  'TOTALE COMPETENZE 2.000,00      TOTALE TRATTENUTE 320,26',
  'IMPONIBILE FISCALE             NETTO IN BUSTA EURO',
  ...between,
  '   1.816,20',
  `                                                                        ${net}`,
];

describe('INC-03 a net at the far end of its cell', () => {
  test('is the one amount below and right of its caption', async () => {
    const reading = await readLines(slip('1.679,74'));
    expect(valuesOf(reading, 'net')).toEqual({ net: 167_974 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('beside the account that it goes to', async () => {
    const lines = [
      ...slip('').slice(0, 3),
      'Imponibile fiscale   1.816,20',
      '  Netto in busta',
      '  Accredito su c/c IT60X0542811101000000123456                        1.679,74 €',
    ];
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'net')).toEqual({ net: 167_974 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('says when it does not follow', async () => {
    expect(outcomeOf(await readLines(slip('2.179,74')), 'payslip_net')).toBe('failed');
  });
});
