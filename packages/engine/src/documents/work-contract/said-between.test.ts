import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract } from './testing/read-contract.ts';

const told = async (...rows: readonly string[]) => valuesOf(await readContract(...rows));

const italian = [
  'CONTRATTO INDIVIDUALE DI LAVORO SUBORDINATO',
  'Datore di lavoro: VALVERDE S.R.L., P.IVA 04417820372',
  'Lavoratore: BIANCHI ANNA, C.F. BNCNNA80A41H501R',
  'Il Lavoratore è assunto a tempo determinato dal 1 settembre 2026 al 31 agosto 2027.',
];
const german = [
  'ARBEITSVERTRAG',
  'zwischen Autohaus Lindner GmbH, Industriestraße 12, 97424 Schweinfurt',
  'und Herrn Marcel Vogt, wohnhaft Hauptstraße 8, 97421 Schweinfurt',
];

describe('INC-05 what a contract says between a word and its figure', () => {
  test('how the pay was reckoned, up to the verb', async () => {
    const pay = [
      'La retribuzione lorda mensile, già riproporzionata alla percentuale di part time, è pari ad € 1.338,75 per 14 mensilità.',
    ];
    expect(await told(...italian, ...pay)).toMatchObject({ monthly_gross: 133_875, paychecks_per_year: 14 });
  });

  test('that it was read before it was signed, in the row of place and day', async () => {
    const signed = 'Letto, confermato e sottoscritto. Nizza Monferrato, lì 28 agosto 2026';
    expect(await told(...italian, signed)).toMatchObject({
      issue_date: '2026-08-28',
      issue_place: 'Nizza Monferrato',
    });
  });

  test.each([
    'Das Arbeitsverhältnis ist zeitbefristet gemäß § 14 Abs. 2 TzBfG bis zum 31.12.2027.',
    'Das Arbeitsverhältnis endet, ohne dass es einer Kündigung bedarf, mit Ablauf des 31.12.2027 (Befristung ohne Sachgrund).',
  ])('the law that allows an end, or that nobody needs to give notice: %s', async (row) => {
    const start = 'Das Arbeitsverhältnis beginnt am 01.01.2026.';
    expect(await told(...german, start, row)).toMatchObject({
      employment_kind: 'fixed_term',
      employment_end: '2027-12-31',
    });
  });

  test('a permit without an end makes no contract one', async () => {
    const rows = [
      'Erlaubnis nach § 1 AÜG: unbefristet, Agentur für Arbeit Nürnberg',
      'Das Arbeitsverhältnis beginnt am 01.06.2026 und endet, ohne dass es einer Kündigung bedarf, mit Ablauf des 31.05.2027',
      '(Befristung ohne Sachgrund, § 14 Abs. 2 TzBfG).',
    ];
    expect(await told(...german, ...rows)).toMatchObject({ employment_kind: 'fixed_term' });
  });

  test('how notice is given after the probation is not how long it is', async () => {
    const rows = [
      'EMPLOYMENT CONTRACT',
      'between Quantelo Labs GmbH, Torstrasse 140, 10119 Berlin and Ms Anna Bianchi,',
      'born 30 Jan 1994, Kastanienallee 21, 10435 Berlin (the "Employee").',
      'The employment relationship begins on 1 September 2026 for an indefinite period of time.',
      'The first 6 months are a probationary period during which notice is two weeks.',
      'After the probationary period, notice is three months to the end of a month.',
      'The Employee receives a gross annual salary of EUR 78,000.00.',
    ];
    expect(await told(...rows)).toMatchObject({ probation_months: 6 });
  });
});

describe('INC-05 captions of forms over what they ask for', () => {
  test('months of probation and hours of a week', async () => {
    const form = ['Ore settimanali                   Periodo di prova (mesi)', '40                                2'];
    expect(await told(...italian, ...form)).toMatchObject({ weekly_hours: 40, probation_months: 2 });
    const training = [
      'BERUFSAUSBILDUNGSVERTRAG',
      'Die regelmäßige Ausbildungszeit beträgt',
      'täglich (Stunden)                 wöchentlich (Stunden)',
      '8,00                              40,00',
      '                                  Monate',
      'Die Probezeit (§ 1 Nr. 2) beträgt 4',
    ];
    expect(await told(...training)).toMatchObject({ weekly_hours: 40, probation_months: 4 });
  });

  test('the parties of a hired-out job, beside other captions', async () => {
    const rows = [
      'ARBEITSVERTRAG',
      'Arbeitgeber (Verleiher)                   Niederlassung',
      'Muster Personaldienste GmbH               Zwickauer Str. 44, 09112 Chemnitz',
      'Arbeitnehmer                              geboren am           Staatsangehörigkeit',
      'Erika Muster                              19.09.1984           deutsch',
      'Das Arbeitsverhältnis beginnt am 01.06.2026. Die Arbeitszeit beträgt 35 Stunden pro Woche.',
      'Der Bruttostundenlohn beträgt 17,21 EUR. Als Probezeit gelten die ersten 6 Monate.',
      'Urlaub richtet sich nach dem Tarifvertrag.',
      'Die Kündigungsfrist richtet sich nach dem Gesetz.',
      'Chemnitz, 27.05.2026',
    ];
    expect(await told(...rows)).toMatchObject({
      payer_name: 'Muster Personaldienste GmbH',
      person_name: 'Erika Muster',
    });
  });
});

test('INC-05 a limit of the law is no pay, which stands below its caption', async () => {
  const rows = [
    'Arbeitsvertrag für geringfügig entlohnte Beschäftigte (Minijob)',
    'Arbeitgeber (Firma, Anschrift)',
    'Café Domblick GmbH, Markt 6, 31134 Hildesheim',
    'Arbeitnehmer/in (Name, Vorname)           Geburtsdatum',
    'Lindner, Petra                            02.12.1968',
    'Wöchentliche Arbeitszeit                  Stundenlohn brutto',
    '9,5 Stunden                               14,50 EUR',
    'Das monatliche Entgelt übersteigt die Geringfügigkeitsgrenze von 603 EUR nicht.',
    'Die Kündigungsfrist richtet sich nach dem Gesetz. Probezeit: 3 Monate.',
  ];
  expect(await told(...rows)).toMatchObject({
    salary_amount: 1_450,
    salary_period: 'hour',
    payer_name: 'Café Domblick GmbH',
  });
});

test('INC-05 the hours of a week below a caption that says what they are counted in', async () => {
  const form = ['Orario settimanale (ore)          % part-time', '24,00                             60,00'];
  expect(await told(...italian, ...form)).toMatchObject({ weekly_hours: 24 });
});

test('INC-05 a name has more than small words and figures', async () => {
  const rows = [
    'Befristeter Arbeitsvertrag für gewerbliche Arbeitnehmer',
    'Arbeitgeber                        Spargelhof Altmann KG, Beelitzer Chaussee 4, 14547 Beelitz',
    'Arbeitnehmerin                     Erika Muster, Kietz 18, 14542 Werder',
    'Beginn                             01.09.2026',
    'Stundenlohn brutto                 16,75 EUR',
    'Die Kündigung richtet sich nach § 622 BGB, für beide Seiten zwischen § 23 und, § 24.',
  ];
  expect(await told(...rows)).toMatchObject({ payer_name: 'Spargelhof Altmann KG' });
});
