import { expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract } from './testing/read-contract.ts';

const led = (caption: string, value: string): string => `${`${caption} `.padEnd(30, '.')}: ${value}`;

test('INC-05 a list whose captions lead to their values by dots', async () => {
  const italian = await readContract(
    'LETTERA DI ASSUNZIONE - CONTRATTO DI LAVORO SUBORDINATO',
    led('Datore di lavoro', 'VALVERDE S.R.L. - P.IVA 04417820372'),
    led('Lavoratore', 'BIANCHI ANNA'),
    led('Codice fiscale', 'BNCNNA80A41H501R'),
    led('Data inizio', '15/04/2026'),
    led('Data fine', '14/10/2026'),
    led('Orario settimanale', '38 ore'),
    led('Retribuzione mensile lorda', '1.388,40'),
    led('Mensilita’', '14'),
  );
  expect(valuesOf(italian)).toMatchObject({
    ...{ payer_name: 'VALVERDE S.R.L.', person_name: 'BIANCHI ANNA', weekly_hours: 38, paychecks_per_year: 14 },
    ...{ employment_start: '2026-04-15', employment_end: '2026-10-14', monthly_gross: 138_840 },
  });
  const german = await readContract(
    'Arbeitsvertrag',
    led('Arbeitgeber', 'Autohaus Lindner GmbH'),
    led('Arbeitnehmer', 'Marcel Vogt'),
    led('Eintrittsdatum', '01.03.2025'),
    led('Befristet bis', '28.02.2027'),
    led('Wochenstunden', '38,5'),
    led('Bruttomonatsgehalt', '3.204,00 EUR'),
  );
  expect(valuesOf(german)).toMatchObject({
    ...{ payer_name: 'Autohaus Lindner GmbH', person_name: 'Marcel Vogt', weekly_hours: 38.5 },
    ...{ employment_start: '2025-03-01', employment_end: '2027-02-28', monthly_gross: 320_400 },
  });
});

test.each(['_', '.'])(
  'INC-05 what stands behind a blank that nobody filled in is of the next caption: %s',
  async (dot) => {
    const blank = dot.repeat(24);
    const reading = await readContract(
      'CONTRATTO DI LAVORO SUBORDINATO A TEMPO DETERMINATO',
      'Tra VALVERDE S.R.L., P.IVA 04417820372, e la sig.ra BIANCHI ANNA, C.F. BNCNNA80A41H501R',
      `decorrenza ${blank} scadenza ${blank} 14/10/2026`,
      `retribuzione mensile lorda euro ${blank} (netto 1.100,00)`,
    );
    expect(valuesOf(reading)).toMatchObject({
      employment_start: null,
      employment_end: '2026-10-14',
      monthly_gross: null,
    });
  },
);
