import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const letter = (outcome: string): string[] => [
  'INPS - Istituto Nazionale Previdenza Sociale',
  'Oggetto: indennità di disoccupazione NASpI',
  'Codice fiscale RSSMRA80A41F205B',
  `La sua domanda è stata ${outcome} con decorrenza 08/03/2026.`,
  'Importo lordo mensile            1.092,54',
  'Importo lordo giornaliero           36,42',
  'Durata della prestazione 540 giorni, fino al 30/08/2027',
];

describe('NASpI letters', () => {
  test('a granted benefit says amount, start, days and end', async () => {
    const reading = await readPages(letter('accolta'));
    expect(reading).toMatchObject({ type: 'naspi', country: 'IT', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      fiscal_id: 'RSSMRA80A41F205B',
      payer_name: 'INPS',
      gross_monthly: 109_254,
      gross_daily: 3_642,
      benefit_start: '2026-03-08',
      benefit_end: '2027-08-30',
      benefit_days: 540,
      is_accepted: true,
      gross_income: null,
    });
  });

  test('start and end told in sentences', async () => {
    const reading = await readPages([
      'INPS   Accoglimento domanda di indennità di disoccupazione NASpI',
      'Codice fiscale RSSMRA80A41F205B',
      'La prestazione decorre dal 13/09/2026 per 412 giorni.',
      'La prestazione terminerà il 29/10/2027',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      benefit_start: '2026-09-13',
      benefit_end: '2027-10-29',
      benefit_days: 412,
    });
  });

  test('INC-04 an amount that ends a sentence is read, and so is the day beside the town', async () => {
    const reading = await readPages([
      'INPS   Direzione Provinciale di Bergamo',
      'Bergamo, 12/10/2026',
      'Oggetto: Accoglimento domanda di indennità di disoccupazione NASpI',
      'Codice fiscale RSSMRA80A41F205B',
      "L'importo lordo mensile della prestazione è pari a euro 1.223,36.",
    ]);
    expect(valuesOf(reading)).toMatchObject({ gross_monthly: 122_336, issue_date: '2026-10-12' });
  });

  test('a refusal is told as one', async () => {
    expect(valuesOf(await readPages(letter('respinta'))).is_accepted).toBe(false);
    expect(valuesOf(await readPages(letter('esaminata e non accolta'))).is_accepted).toBe(false);
  });
});
