import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const row = (text: string, amount: string): string => `${text.padEnd(50)}${amount.padStart(12)}`;

interface Printed {
  readonly gross?: string;
  readonly net?: string;
  readonly tax?: string;
  readonly more?: readonly string[];
}

const slip = ({ gross = '2.000,00', net = '1.520,00', tax = '-257,50', more = [] }: Printed = {}): string[] => [
  'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  row('Voce', 'Importo'),
  row('Retribuzione ordinaria', '1.760,33'),
  row('Superminimo', '239,67'),
  row('Contributo IVS 9,19%', '-183,80'),
  row('Ritenuta IRPEF', tax),
  row('Addizionale regionale', '-38,70'),
  ...more,
  '',
  `Imponibile previdenziale   2.000,00     Totale lordo      ${gross}`,
  'Imponibile fiscale         1.816,20     Totale ritenute     480,00',
  `                                        Netto in busta    ${net}`,
];

describe('INC-03 rows with their signs in one column', () => {
  test('bear the sums out', async () => {
    expect(outcomeOf(await readLines(slip()), 'payslip_net')).toBe('passed');
  });

  test('speak against earnings and net that were raised together', async () => {
    const reading = await readLines(slip({ gross: '2.400,00', net: '1.920,00' }));
    expect(outcomeOf(reading, 'payslip_net')).toBe('failed');
    expect(valuesOf(reading, 'gross', 'net')).toEqual({ gross: 240_000, net: 192_000 });
  });

  test('accuse nobody where they do not add up to what is taken off', async () => {
    expect(
      outcomeOf(await readLines(slip({ gross: '2.400,00', net: '1.920,00', tax: '-250,00' })), 'payslip_net'),
    ).toBe('passed');
  });

  test('accuse nobody for a row that is told and not paid', async () => {
    const more = [row('Valore convenzionale auto', '120,00')];
    expect(outcomeOf(await readLines(slip({ more })), 'payslip_net')).toBe('passed');
  });
});
