import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const employerOf = async (...lines: readonly string[]) =>
  valuesOf(
    await readLines([
      ...lines,
      'BUSTA PAGA  Mese di competenza: 09/2026',
      'Dipendente: ROSSI MARIO',
      'RETRIBUZIONE ORDINARIA                   2.000,00',
      'Totale competenze       2.000,00',
      'Totale trattenute         320,26',
      'Netto da corrispondere  1.679,74',
    ]),
    'employer_name',
  ).employer_name;

describe('INC-03 the name of an employer in several lines', () => {
  test.each([
    [
      ['AZIENDA', 'OFFICINA LA VELOCE', 'DI BIANCHI CARLO & C. S.N.C.', 'VIA ROMA 4 - 65129 PESCARA'],
      'OFFICINA LA VELOCE DI BIANCHI CARLO & C. S.N.C.',
    ],
    [
      ['AZIENDA', 'LEGNAMI VERDI S.N.C. DI', 'VERDI LUCIANO', 'VIA ROMA 4 - 36013 THIENE'],
      'LEGNAMI VERDI S.N.C. DI VERDI LUCIANO',
    ],
    [
      ['AZIENDA', 'TRATTORIA AL PORTO', 'S.R.L. SEMPLIFICATA', 'VIA ROMA 4 - 34170 GORIZIA'],
      'TRATTORIA AL PORTO S.R.L. SEMPLIFICATA',
    ],
    [
      [
        'AZIENDA',
        'LA QUERCIA - SOCIETA COOPERATIVA SOCIALE',
        'DI SOLIDARIETA E LAVORO -',
        'SOC. COOP. A R.L.',
        'VIA ROMA 4 - 48018 FAENZA',
      ],
      'LA QUERCIA - SOCIETA COOPERATIVA SOCIALE DI SOLIDARIETA E LAVORO - SOC. COOP. A R.L.',
    ],
  ] as const)('%j', async (lines, name) => {
    expect(await employerOf(...lines)).toBe(name);
  });

  test('an address, a number or another caption ends it', async () => {
    expect(await employerOf('AZIENDA', 'ROSSI SRL', 'DI VIA ROMA 4')).toBe('ROSSI SRL');
    expect(await employerOf('AZIENDA', 'ROSSI SRL', 'VIA ROMA 4 - 48018 FAENZA')).toBe('ROSSI SRL');
  });

  test('whose company it is, and forms that are spelled out', async () => {
    expect(await employerOf('HOTEL ROSA KG DES MAIR H. & CO. S.A.S.', 'Via Roma 4 - 39046 Ortisei')).toBe(
      'HOTEL ROSA KG DES MAIR H. & CO. S.A.S.',
    );
    expect(await employerOf('Banca di Mezzo Società Cooperativa per Azioni', 'Via Roma 4 - 16100 Genova')).toBe(
      'Banca di Mezzo Società Cooperativa per Azioni',
    );
  });

  test('numbers of an office are no name', async () => {
    expect(await employerOf('ROSSI SRL', 'ditta 0114 dip. 0009 fil. 00', 'Foglio LUL 2026/000214')).toBe('ROSSI SRL');
  });
});
