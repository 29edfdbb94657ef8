import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const row = (text: string, figure: string): string => `   ${text.padEnd(80)}${figure.padStart(14)}`;

const slip = (net: string, ...more: readonly string[]): string[] => [
  'COOP ALFA SOC. COOP.           PROSPETTO PAGA      Mese di competenza: 10/2026',
  'Lavoratore: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  row('Retribuzione mensile livello C1', '1.543,18'),
  row('Indennità di turno', '45,00'),
  row('Totale lordo', '1.588,18'),
  'Contributi e imposte a carico del lavoratore',
  row('INPS 9,19% su 1.588,18', '-145,95'),
  row('IRPEF netta (imponibile fiscale 1.442,23, lorda 331,71, detrazioni 304,68)', '-27,03'),
  row('Addizionali regionale e comunale', '-21,70'),
  ...more,
  row('Netto in busta', net),
];

describe('INC-03 a slip that reckons down to the net, each row with its sign', () => {
  test('tells contributions and tax by the words of their rows', async () => {
    const reading = await readLines(slip('1.368,50', row('Quota sociale', '-25,00')));
    expect(valuesOf(reading, 'gross', 'net', 'social_contributions', 'income_tax')).toEqual({
      gross: 158_818,
      net: 136_850,
      social_contributions: 14_595,
      income_tax: 2_703,
    });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('says when the net does not follow', async () => {
    expect(outcomeOf(await readLines(slip('1.693,50')), 'payslip_net')).toBe('failed');
  });

  test('accuses nobody where a row without a sign is not understood', async () => {
    const reading = await readLines(slip('1.693,50', row('Voce figurativa', '80,00')));
    expect(outcomeOf(reading, 'payslip_net')).not.toBe('failed');
  });

  test('nor where something is taken off outside the column', async () => {
    const reading = await readLines([
      ...slip('', '').slice(0, 2),
      'Totale lordo   2.000,00',
      'Contr. INPS     -183,80',
      'Ritenute IRPEF  -150,00',
      'Add. regionale   -30,00',
      'Addizionale comunale all’Irpef   -10,00',
      'Netto in busta 1.626,20',
    ]);
    expect(outcomeOf(reading, 'payslip_net')).not.toBe('failed');
  });
});
