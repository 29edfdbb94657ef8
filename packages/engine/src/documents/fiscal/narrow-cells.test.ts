import { expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

test('INC-04 a first and a last day one over the other in a narrow cell are one period', async () => {
  const letter = (last: string): string[] => [
    'Agentur für Arbeit Musterstadt                     Datum: 22. September 2026',
    'Herrn',
    'Jonas Petersen',
    'Bewilligungsbescheid - Arbeitslosengeld nach § 136 SGB III',
    'Zeitraum              Bemessungsentgelt            Leistungsbetrag täglich',
    '15.09.2026 –                   112,40 €                         43,87 €',
    last,
    'Das sind 1.316,10 € monatlich.',
  ];
  expect(valuesOf(await readPages(letter('14.09.2027')))).toMatchObject({
    benefit_start: '2026-09-15',
    benefit_end: '2027-09-14',
  });
  expect(valuesOf(await readPages(letter('14.09.2025'))).benefit_end).toBeNull();
});

test('INC-04 the class of a tax beside a caption that names the factor as well', async () => {
  const told = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Clara Weiß',
    'Steuerklasse / Faktor                4',
    '3.    Bruttoarbeitslohn                             47.100,00',
    '4.    Einbehaltene Lohnsteuer von 3.                 6.207,96',
  ]);
  expect(valuesOf(told).tax_class).toBe('4');
});
