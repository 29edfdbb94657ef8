import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { withPerson } from '../person/with-person.ts';
import { readContract as read } from './testing/read-contract.ts';

const apprentice = [
  'Studio Moro',
  'Via Larga 3 - 20122 Milano',
  'C.F. MROSFO70E45F205B - P.I. 01234567897',
  'Contratto di apprendistato professionalizzante',
  'Tra lo Studio Moro dott.ssa Sofia (di seguito “lo Studio”) e la signorina Irene Bassi, nata a',
  'Lodi il 4 maggio 2003, codice fiscale BSSRNI03E44E648N, domiciliata in Via Roma 5, 26900',
  'Lodi (LO), si conviene quanto segue. Lo Studio assume l’apprendista con decorrenza 1 settembre 2025.',
  'La retribuzione è determinata in percentuale del trattamento economico del livello (€ 1.700,00 mensili).',
  '',
  'Periodo      dal             al             Percentuale     Lordo mensile',
  '1° anno      01.09.2025      31.08.2026     70%             € 1.190,00',
  '2° anno      01.09.2026      31.08.2027     85%             € 1.445,00',
  '',
  'Letto, confermato e sottoscritto in Milano, addì 28 agosto 2025.',
];

test('INC-05 the code of whoever owns an office is not the code of whom it hires', async () => {
  expect(valuesOf(await read(...apprentice))).toMatchObject({
    person_name: 'Irene Bassi',
    fiscal_id: 'BSSRNI03E44E648N',
    issue_date: '2025-08-28',
    issue_place: 'Milano',
  });
});

test('INC-05 steps of a pay that rises end no contract, and the one of today is the pay, not what it is a share of', async () => {
  expect(valuesOf(await read(...apprentice))).toMatchObject({
    employment_end: null,
    salary_amount: 144_500,
    salary_period: 'month',
    gross_income: null,
  });
  const first = apprentice.map((row) =>
    row.replaceAll('2027', '2028').replaceAll('2026', '2027').replaceAll('2025', '2026'),
  );
  expect(valuesOf(await read(...first)).salary_amount).toBe(119_000);
});

test('INC-05 by how many hours a month is divided is no pay; the parts of an hour are paid together', async () => {
  const told = valuesOf(
    await read(
      'CONTRATTO INDIVIDUALE DI LAVORO A TEMPO INDETERMINATO',
      'Datore di lavoro       Servizi Adda S.r.l.',
      'Lavoratore             Bassi Irene',
      'Retribuzione (retribuzione oraria, divisore 173)',
      'Paga oraria conglobata      Indennità (art. 70)      Totale orario lordo €      Mensilità',
      '               8,24000                  0,19029                     8,43             14',
    ),
  );
  expect(told).toMatchObject({ salary_amount: 843, salary_period: 'hour', paychecks_per_year: 14 });
});

test('INC-05 what somebody may reach in a year is not what is agreed; a number beside the employer is no employer', async () => {
  const told = valuesOf(
    await read(
      'Arbeitsvertrag',
      '                    Nordlicht AG, Hafenweg 6, 20457',
      'Arbeitgeberin                                            Vertrags-Nr.      NL-17',
      '                    Hamburg',
      'Arbeitnehmerin      Clara Weiß                           Eintritt          01.05.2026',
      'Zieljahreseinkommen 70.000,00 EUR',
      'Die Arbeitnehmerin erhält ein festes Jahresgehalt von brutto 66.000,00 EUR in zwölf gleichen Raten.',
      'Die Probezeit (§ 1 Nr. 2) beträgt 4 Monate.',
    ),
  );
  expect(told).toMatchObject({
    payer_name: 'Nordlicht AG',
    gross_income: 6_600_000,
    monthly_gross: 550_000,
    probation_months: 4,
  });
});

test('INC-05 forms ask for a trainee and for the home in one row each; a birthday between them is no street', async () => {
  const rows = [
    'Berufsausbildungsvertrag',
    'Auszubildende/r: Name, Vorname            Geburtsdatum',
    'Weiß, Clara                               04.04.2008',
    'Straße, PLZ, Ort                          Telefon',
    'Trierer Straße 8, 54290 Trier             0651 1234',
    'Die Probezeit beträgt 4 Monate. Ausbildungsbetrieb ist die Mosel GmbH.',
  ];
  const reading = withPerson(await read(...rows), [laidOutPage(rows)]);
  expect(valuesOf(reading)).toMatchObject({ person_name: 'Clara Weiß', address: 'Trierer Straße 8, 54290 Trier' });
  const letter = [
    'Arbeitsvertrag',
    'Zwischen der Mosel GmbH und',
    'Frau           Clara Weiß',
    'geboren am     4. April 1998',
    'Anschrift      Trierer Straße 8, 54290 Trier',
    'wird folgender Vertrag geschlossen. Die Probezeit beträgt 4 Monate.',
  ];
  expect(valuesOf(withPerson(await read(...letter), [laidOutPage(letter)])).address).toBe(
    'Trierer Straße 8, 54290 Trier',
  );
});
