import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract } from './testing/read-contract.ts';

const told = async (...rows: readonly string[]) => valuesOf(await readContract(...rows));

const italianHead = [
  'CONTRATTO INDIVIDUALE DI LAVORO SUBORDINATO',
  'Datore di lavoro: VALVERDE S.R.L., P.IVA 04417820372',
  'Lavoratore: BIANCHI ANNA, C.F. BNCNNA80A41H501R',
];

describe('INC-05 a contract in boxes has its terms below or beside their captions', () => {
  test.each([
    [
      'Tipologia                                       Data inizio                  Data fine',
      '☒ Tempo determinato ☐ Indeterminato             15/04/2026                   14/10/2026',
      'Retribuzione lorda mensile                      Mensilità                    Orario settimanale',
      '€ 1.388,40                                      14                           38 ore',
    ],
    [
      'Tipologia            [X] Tempo determinato  [ ] Tempo indeterminato',
      'Decorrenza           15/04/2026             Scadenza              14/10/2026',
      'Retribuzione lorda mensile    € 1.388,40    Numero mensilità     14 (quattordici)',
      'Orario settimanale   38 ore',
    ],
  ])('with an end: %s', async (...rows) => {
    expect(await told(...italianHead, ...rows)).toMatchObject({
      ...{ employment_kind: 'fixed_term', employment_start: '2026-04-15', employment_end: '2026-10-14' },
      ...{ paychecks_per_year: 14, weekly_hours: 38, monthly_gross: 138_840 },
    });
  });

  test('pay of a month beside its parts, and months of probation counted in their cell', async () => {
    expect(
      await told(
        ...italianHead,
        'Tipologia                       Data inizio              Data fine',
        'tempo determinato               01/06/2026               31/05/2027',
        'Mansioni                        Ore settimanali          Periodo di prova',
        'Addetto al confezionamento      39                       1 mese',
        'Minimo contrattuale    Indennità di contingenza    Retribuzione lorda mensile    N. mensilità',
        '      1.498,20                     92,80              € 1.591,00                 14',
      ),
    ).toMatchObject({ salary_amount: 159_100, salary_period: 'month', probation_months: 1, paychecks_per_year: 14 });
  });

  test('pay of an hour to five decimals, of somebody whom an agency hires', async () => {
    expect(
      await told(
        'CONTRATTO DI LAVORO IN SOMMINISTRAZIONE A TEMPO DETERMINATO',
        'Agenzia: VALVERDE S.R.L., P.IVA 04417820372',
        'Lavoratore: BIANCHI ANNA, C.F. BNCNNA80A41H501R',
        'Inizio missione                 15/04/2026     Fine missione   14/10/2026',
        'Retribuzione oraria lorda       Euro 10,87432',
      ),
    ).toMatchObject({ employment_kind: 'agency', salary_amount: 1087, salary_period: 'hour' });
  });

  test.each([
    ['20259 Hamburg                                    Hamburg, 16. Juni 2025', '2025-06-16', 'Hamburg'],
    ['Neuburg a. d. Donau, 12. März 2026', '2026-03-12', 'Neuburg a. d. Donau'],
  ])('INC-05 where and when it was written: %s', async (row, issue_date, issue_place) => {
    const german = [
      'ARBEITSVERTRAG',
      'zwischen der Valverde GmbH, Hamburg (Arbeitgeber)',
      'und Frau Anna Bianchi (Arbeitnehmerin)',
    ];
    expect(
      await told(
        ...german,
        'Das Arbeitsverhältnis beginnt am 01.09.2025 und ist unbefristet.',
        'Bruttomonatsgehalt 3.000,00 EUR',
        row,
      ),
    ).toMatchObject({ issue_date, issue_place });
  });

  test('without one, and no amount beside a caption is a number of hours', async () => {
    const open = [
      'Tipologia                         Data inizio rapporto             Data fine rapporto',
      'tempo indeterminato               15/04/2026                       ---',
      'Retribuzione mensile lorda        Mensilità                        Orario settimanale',
    ];
    expect(
      await told(...italianHead, ...open, '1.388,40                          13 (tredici)                     40 ore'),
    ).toMatchObject({
      ...{ employment_kind: 'open_ended', employment_start: '2026-04-15', employment_end: null },
      ...{ paychecks_per_year: 13, weekly_hours: 40 },
    });
    expect(await told(...italianHead, ...open, '1.388,40')).toMatchObject({ weekly_hours: null });
  });

  test('in German', async () => {
    expect(
      await told(
        'Arbeitsvertrag',
        'zwischen Autohaus Lindner GmbH, Industriestraße 12, 97424 Schweinfurt',
        'und Herrn Marcel Vogt, wohnhaft Hauptstraße 8, 97421 Schweinfurt',
        'Art                              Beginn              Ende (bei Befristung)      Probezeit',
        '☒ befristet ☐ unbefristet        01.03.2025          28.02.2027                 6 Monate',
        'Bruttomonatsgehalt               Wochenstunden       Monatsgehälter',
        '3.204,00 EUR                     38,5                13',
      ),
    ).toMatchObject({
      ...{ employment_kind: 'fixed_term', employment_start: '2025-03-01', employment_end: '2027-02-28' },
      ...{ paychecks_per_year: 13, weekly_hours: 38.5, monthly_gross: 320_400 },
    });
  });

  test('the letter that counts a part of the form is nobody’s name', async () => {
    const values = await told(
      'CONTRATTO INDIVIDUALE DI LAVORO SUBORDINATO A TEMPO DETERMINATO',
      'A - DATORE DI LAVORO',
      'Ragione sociale                                 Codice fiscale / P.IVA',
      'VALVERDE SOC. AGR. A R.L.                       04417820372',
      'B - LAVORATORE',
      'Cognome                   Nome                  Codice fiscale',
      'BIANCHI                   ANNA                  BNCNNA80A41H501R',
      'Retribuzione lorda mensile € 1.388,40',
    );
    expect(values).toMatchObject({ payer_name: 'VALVERDE SOC. AGR. A R.L.', person_name: 'BIANCHI ANNA' });
  });
});

describe('INC-05 what stands behind the box of an option that nobody ticked', () => {
  const german = (...terms: readonly string[]) =>
    told(
      'Arbeitsvertrag',
      'zwischen Autohaus Lindner GmbH, Industriestraße 12, 97424 Schweinfurt',
      'und Herrn Marcel Vogt, wohnhaft Hauptstraße 8, 97421 Schweinfurt',
      'Das Arbeitsverhältnis beginnt am 01.03.2025 und ist unbefristet. [X] Das Gehalt beträgt monatlich brutto 3.204,00 EUR.',
      ...terms,
    );

  test.each([
    ['Arbeitszeit: [X] Vollzeit [ ] Teilzeit wöchentlich 39 Stunden', 39],
    ['Arbeitszeit: [X] Vollzeit [ ] Teilzeit wöchentlich 20 Stunden', null],
    ['Arbeitszeit: [ ] Vollzeit wöchentlich 39 Stunden [X] Teilzeit', null],
    ['Arbeitszeit: [ ] Vollzeit (39 Stunden) [X] Teilzeit, wöchentlich 24 Stunden', 24],
  ])('full time with the hours of a full week: %s', async (row, hours) => {
    expect((await german(row)).weekly_hours).toBe(hours);
  });

  test.each([
    ['Jahressonderzahlung: [X] keine [ ] 50 % [ ] 100 % eines Monatslohns', 12],
    ['Eine Sonderzahlung wird nicht gewährt.', 12],
    ['Jahressonderzahlung: [ ] keine [X] 50 % eines Monatslohns', null],
    ['Eine Sonderzahlung wird nicht gewährt. Weihnachtsgeld wird mit dem Novembergehalt gezahlt.', null],
  ])('twelve payments where any other is denied: %s', async (row, paychecks) => {
    expect((await german(row)).paychecks_per_year).toBe(paychecks);
  });
});
