import { describe, expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

const told = (...rows: readonly string[]) => toldOn(rows);
const german = [
  'Arbeitsvertrag',
  'zwischen der Birkenhof Technik GmbH, Lindenweg 3, 14467 Potsdam, nachfolgend Arbeitgeber,',
  'und Herrn Malte Ohlsen, geboren am: 04.05.1990, wohnhaft Am Ring 8, 14469 Potsdam.',
  'Das Arbeitsverhältnis beginnt am 01.03.2026 und wird auf unbestimmte Zeit geschlossen.',
  'Er erhält ein monatliches Bruttogehalt in Höhe von 3.100,00 Euro.',
];

describe('INC-05 terms as German employers put them', () => {
  test('the day of birth stands behind a colon', async () => {
    expect(await told(...german)).toMatchObject({ date_of_birth: '1990-05-04' });
  });

  test('hours behind a long clause about breaks', async () => {
    const row =
      'Die wöchentliche Arbeitszeit beträgt ausschließlich der gesetzlichen Pausen durchschnittlich 39 Stunden.';
    expect(await told(...german, row)).toMatchObject({ weekly_hours: 39 });
  });

  test.each([
    ['Mit dem Novembergehalt wird ein 13. Monatsgehalt gezahlt, im Eintrittsjahr anteilig.', 13],
    ['Ein 13. Monatsgehalt wird nicht gezahlt.', null],
    ['Im November wird ein 13. Monatsgehalt in Höhe von 60 % gezahlt.', null],
  ])('%s', async (row, paychecks) => {
    expect((await told(...german, row)).paychecks_per_year).toBe(paychecks);
  });

  test('the number of the person stands at its caption', async () => {
    expect(await told(...german, 'Steuer-Identifikationsnummer: 65929970489')).toMatchObject({
      fiscal_id: '65929970489',
    });
  });

  test('a form of a chamber: both days below both captions, months of probation in a field of their own', async () => {
    const values = await told(
      'Berufsausbildungsvertrag',
      'zwischen dem Ausbildenden Fjord Logistik GmbH und dem Auszubildenden Jonas Brandt, geb. 02.02.2008,',
      'Das Berufsausbildungsverhältnis',
      'beginnt am und endet am',
      '01.09.2026 31.08.2029   Der Ausbildende zahlt eine angemessene Vergütung',
      'B Die Probezeit (§ 20 BBiG) beträgt',
      'Monate',
      '4   1.040,00  1.110,00  1.190,00',
      'im ersten zweiten dritten Ausbildungsjahr',
    );
    expect(values).toMatchObject({
      employment_kind: 'apprentice',
      employment_start: '2026-09-01',
      employment_end: '2029-08-31',
      probation_months: 4,
    });
  });
});

describe('INC-05 terms as Italian employers put them', () => {
  const parties = [
    'CONTRATTO INDIVIDUALE DI LAVORO A TEMPO INDETERMINATO',
    'Tra la Officine Brenta S.r.l., in persona del legale rappresentante sig. Dal Molin Piero, di seguito Azienda,',
    'e il sig. Rossi Mario, nato a Milano il 01/01/1980, di seguito Lavoratore, si conviene quanto segue.',
  ];

  test('who signs for the company is not whom it hires', async () => {
    expect(await told(...parties)).toMatchObject({ person_name: 'Rossi Mario' });
  });

  test.each([
    ['Schio, 1i 10/09/2026', '2026-09-10'],
    ["Reggio nell'Emilia, 28 agosto 2026", '2026-08-28'],
    ['Figline e Incisa Valdarno, 28 agosto 2026', '2026-08-28'],
  ])('signed in a town of several words, or scanned: %s', async (row, day) => {
    expect(await told(...parties, row)).toMatchObject({ issue_date: day });
  });

  test('pay that is made up of parts is what they come to, and months behind their caption count', async () => {
    const values = await told(
      ...parties,
      'La retribuzione mensile è così composta:',
      'Paga base 1.268,32',
      'Contingenza 521,26',
      'Superminimo 85,00',
      'Totale mensile 1.874,58',
      "MENSILITA' : 14",
    );
    expect(values).toMatchObject({ monthly_gross: 187_458, paychecks_per_year: 14 });
  });
});
