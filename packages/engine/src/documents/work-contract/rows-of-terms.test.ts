import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { withPerson } from '../person/with-person.ts';
import { readContract as read } from './testing/read-contract.ts';

test('INC-05 a row of terms is no place of signing; how the year’s pay is paid, and until when', async () => {
  const told = valuesOf(
    await read(
      'Nordwind Maschinen AG',
      'Siemensstr. 2, 35390 Gießen',
      'Herrn',
      'Jonas Petersen',
      '                                             Gießen, 03.11.2025',
      'Befristeter Anstellungsvertrag',
      'Sehr geehrter Herr Petersen, wir bestätigen Ihre Einstellung:',
      'Eintritt                    01.12.2025',
      'Befristung                  bis 30.11.2027 (§ 14 Abs. 2 TzBfG)',
      'Probezeit                   3 Monate',
      'Jahresbruttoentgelt         48.750,00 EUR, zahlbar in 13 Teilbeträgen',
    ),
  );
  expect(told).toMatchObject({
    employment_start: '2025-12-01',
    employment_end: '2027-11-30',
    paychecks_per_year: 13,
    monthly_gross: 375_000,
    issue_date: '2025-11-03',
    issue_place: 'Gießen',
  });
});

test('INC-05 the number of a row may stand in a column of its own', async () => {
  const rows = [
    'ARBEITSVERTRAG',
    '1          Arbeitgeber           Bäckerei Mosel oHG, Hauptstr. 9, 54290 Trier',
    '2          Arbeitnehmer          Clara Weiß, geb. 24.12.1996, Weinweg 4, 54290 Trier',
    '3          Beginn                15.06.2026',
    '4          Probezeit             6 Monate',
  ];
  expect(valuesOf(withPerson(await read(...rows), [laidOutPage(rows)]))).toMatchObject({
    payer_name: 'Bäckerei Mosel oHG',
    person_name: 'Clara Weiß',
    address: 'Weinweg 4, 54290 Trier',
  });
});

test('INC-05 how many payments there are may stand behind the word for them', async () => {
  const told = valuesOf(
    await read(
      'CONTRATTO INDIVIDUALE DI LAVORO A TEMPO INDETERMINATO',
      'Tra la ditta Forno Adda S.n.c., con sede in Via Larga 3, 20122 Milano, e il sig. Elia Zanon, nato a Lodi il 02/03/1994,',
      'la retribuzione mensile lorda è di euro 1.500,00. Le mensilità annue sono 13.',
    ),
  );
  expect(told).toMatchObject({ paychecks_per_year: 13, gross_income: 1_950_000 });
});
