import { sectorShares } from '@vesta/domain/pay-rules/it/contribution-shares';
import { describe, expect, test } from 'vitest';
import { spread } from '../../../testing/exhibited.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const euros = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A slip of somebody whose fund takes these shares of the base, each on a line of its own. */
function slip(gross: number, month: string, lines: readonly (readonly [caption: string, percent: number])[]): string[] {
  const parts = lines.map(([caption, percent]) => ({ caption, percent, paid: Math.round((gross * percent) / 100) }));
  const social = parts.reduce((total, { paid }) => total + paid, 0);
  const tax = Math.round((gross - social) * 0.12);
  return [
    `CEDOLINO PAGA                        Mese di competenza: ${month}`,
    'Dipendente: ROSSI MARIO          Matricola: 000015          Codice fiscale: RSSMRA80A01H501U',
    '',
    'DESCRIZIONE                           IMPORTO BASE   ALIQUOTA      COMPETENZE       TRATTENUTE',
    `Stipendio                                                          ${euros(gross)}`,
    ...parts.map(
      ({ caption, percent, paid }) =>
        `${caption.padEnd(38)}${euros(gross).padEnd(15)}${percent.toFixed(2).replace('.', ',')}%                          ${euros(paid)}`,
    ),
    `Ritenute IRPEF                                                                      ${euros(tax)}`,
    `Imponibile previdenziale ${euros(gross)}`,
    `Imponibile fiscale ${euros(gross - social)}`,
    `Totale competenze ${euros(gross)}     Totale trattenute ${euros(social + tax)}`,
    `NETTO A PAGARE                                       ${euros(gross - social - tax)}`,
  ];
}

const state = [
  ['Ritenuta CTPS', 8.8],
  ['Fondo credito', 0.35],
  ['Opera di previdenza', 2],
] as const;
const local = [
  ['Ritenuta CPDEL', 8.85],
  ['Fondo credito', 0.35],
] as const;

describe('INC-03 contributions of every sector', () => {
  const people = [
    ['private', [['Contributo IVS', 9.19]]],
    [
      'private with wage support',
      [
        ['Contributo IVS', 9.19],
        ['Contributo CIGS', 0.3],
      ],
    ],
    ['apprentice', [['Contributo INPS', 5.84]]],
    ['agriculture', [['Contributo INPS', 8.84]]],
    ['state', state],
    ['local', local],
    ['local with severance', [...local, ['Ritenuta TFS', 2]]],
    ['local with severance of the whole', [...local, ['Ritenuta TFS', 2.5]]],
  ] as const;
  const cases = people.flatMap(([who, lines]) =>
    [98_000, 164_337, 221_912, 310_005].flatMap((gross) =>
      ['03/2024', '07/2025', '10/2026'].map((month) => [who, gross, month, lines] as const),
    ),
  );

  test.each(spread(cases, 5))('%s, %i in %s: nothing is said against it', async (_, gross, month, lines) => {
    const reading = await readLines(slip(gross, month, lines));
    const social = lines.reduce((total, [, percent]) => total + Math.round((gross * percent) / 100), 0);
    expect(valuesOf(reading, 'social_contributions', 'gross')).toEqual({ social_contributions: social, gross });
    expect(outcomeOf(reading, 'payslip_inps_rate')).toBe('passed');
  });

  test('a fund that the table does not tell in full accuses nobody', async () => {
    const reading = await readLines(
      slip(221_912, '10/2026', [
        ['Ritenuta CPDEL', 8.85],
        ['Fondo credito', 3],
      ]),
    );
    expect(outcomeOf(reading, 'payslip_inps_rate')).not.toBe('failed');
  });

  test('a year that is not told is open', async () => {
    const reading = await readLines(slip(221_912, '10/2019', [['Contributo IVS', 7]]));
    expect(outcomeOf(reading, 'payslip_inps_rate')).toBe('inconclusive');
  });

  test('shares name where they come from', () => {
    for (const { source, percents } of sectorShares) {
      expect(source).toMatch(/\d{3,4}/);
      expect(percents.length).toBeGreaterThan(0);
    }
  });
});
