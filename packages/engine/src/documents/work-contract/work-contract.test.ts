import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { workContractReader } from './reader.ts';
import { readContract as read } from './testing/read-contract.ts';

const italianLetter = [
  'LETTERA DI ASSUNZIONE',
  'Tra la società Aurora Servizi S.r.l., con sede in Milano, via Roma 1, e la Sig.ra Maria Rossi,',
  'nata a Milano il 01/01/1980, codice fiscale RSSMRA80A41F205B, residente in Milano, si conviene',
  'l’assunzione con contratto di lavoro subordinato a tempo indeterminato con decorrenza dal',
  '1° marzo 2024, con inquadramento al livello 4 del CCNL Commercio.',
  'Il periodo di prova è fissato in 3 mesi. La retribuzione annua lorda è pari a Euro 28.000,00',
  'da corrispondersi in 14 mensilità. L’orario di lavoro è di 40 ore settimanali.',
  'Milano, lì 15 febbraio 2024',
];

describe('work contracts', () => {
  test('INC-05 an Italian letter says employer, kind and start', async () => {
    const reading = await read(...italianLetter);
    expect(reading).toMatchObject({ kind: 'work_contract', country: 'IT', layout: 'it', unread: [] });
    expect(valuesOf(reading)).toEqual({
      payer_name: 'Aurora Servizi S.r.l.',
      person_name: 'Maria Rossi',
      fiscal_id: 'RSSMRA80A41F205B',
      employment_kind: 'open_ended',
      employment_start: '2024-03-01',
      employment_end: null,
      probation_months: 3,
      probation_end: null,
      salary_amount: 2_800_000,
      salary_period: 'year',
      paychecks_per_year: 14,
      extra_pay: null,
      monthly_gross: 200_000,
      gross_income: 2_800_000,
      weekly_hours: 40,
      issue_date: '2024-02-15',
      issue_place: 'Milano',
    });
  });

  test('INC-05 a German contract with an end is fixed-term', async () => {
    const reading = await read(
      'Befristeter Arbeitsvertrag',
      'zwischen der Nordwind Logistik GmbH, Hafenweg 7, 20457 Hamburg, nachfolgend Arbeitgeber,',
      'und Frau Anna Lindner, geb. am 03.05.1991, wohnhaft in Hamburg, nachfolgend Arbeitnehmerin.',
      '§ 1 Das Arbeitsverhältnis beginnt am 01.03.2025 und ist befristet bis zum 28.02.2027.',
      '§ 2 Die ersten sechs Monate gelten als Probezeit.',
      '§ 3 Die regelmäßige wöchentliche Arbeitszeit beträgt 38,5 Stunden pro Woche.',
      '§ 4 Das Bruttomonatsgehalt beträgt 3.540,- EUR.',
      'Hamburg, den 12.02.2025',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Nordwind Logistik GmbH',
      person_name: 'Anna Lindner',
      employment_kind: 'fixed_term',
      employment_start: '2025-03-01',
      employment_end: '2027-02-28',
      probation_months: 6,
      salary_amount: 354_000,
      salary_period: 'month',
      monthly_gross: 354_000,
      gross_income: 4_248_000,
      weekly_hours: 38.5,
      issue_date: '2025-02-12',
      issue_place: 'Hamburg',
    });
  });

  test.each([
    ['Mit dem Entgelt für November wird eine Jahressonderzahlung geleistet.', 'jahressonderzahlung'],
    ['Ein Anspruch auf Weihnachtsgeld besteht nicht.', null],
    ['Ein Urlaubsgeld wird freiwillig und widerruflich gezahlt.', null],
    ['Der Urlaub beträgt 28 Tage.', null],
  ])('INC-05 further pay is told where it is promised: %s', async (sentence, extra) => {
    const reading = await read(
      'ARBEITSVERTRAG',
      'zwischen Nordwind Logistik GmbH, Hamburg, und Frau Anna Lindner, Hamburg.',
      `Das Bruttomonatsgehalt beträgt 3.540,00 EUR. ${sentence}`,
    );
    expect(valuesOf(reading).extra_pay ?? null).toBe(extra);
  });

  test('INC-05 an English contract is read too', async () => {
    const reading = await read(
      'EMPLOYMENT CONTRACT',
      'between Nordwind Software GmbH, Berlin, and Ms. Anna Lindner, residing in Berlin (the Employee).',
      'The employment commences on March 1, 2025 for an indefinite period.',
      'The probationary period is six months. The gross annual salary is EUR 60,000.00.',
      'The Employee works 40 hours per week.',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Nordwind Software GmbH',
      person_name: 'Anna Lindner',
      employment_kind: 'open_ended',
      employment_start: '2025-03-01',
      probation_months: 6,
      salary_amount: 6_000_000,
      salary_period: 'year',
      monthly_gross: null,
      weekly_hours: 40,
    });
  });

  test('parties on rows of their own are read by the rows', async () => {
    const reading = await read(
      'ARBEITSVERTRAG',
      'zwischen',
      'Nordwind Logistik GmbH',
      'Hamburg',
      '- nachfolgend "Arbeitgeber" genannt -',
      'und',
      'Anna Lindner',
      'Gartenstraße 12',
      '22303 Hamburg',
      '- nachfolgend "Arbeitnehmer" genannt -',
      'Das Arbeitsverhältnis beginnt am 1. März 2025. Es ist befristet und endet am 28.02.2026.',
      'Der Arbeitnehmer wird als Disponent eingestellt. Die Erlaubnis wurde am 14.01.2005 erteilt.',
      'Die Probezeit beträgt drei Monate. Er erhält ein Bruttojahresgehalt in Höhe von 48.000 € in 12 Monatsraten.',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Nordwind Logistik GmbH',
      person_name: 'Anna Lindner',
      employment_kind: 'fixed_term',
      employment_start: '2025-03-01',
      employment_end: '2026-02-28',
      probation_months: 3,
      salary_amount: 4_800_000,
      salary_period: 'year',
      monthly_gross: 400_000,
    });
  });

  test('an employer without a legal form is known from the head of the letter', async () => {
    const reading = await read(
      'MINISTERO DELLE PROVE',
      'Corso Italia 18 - 10128 Torino (TO) - P.IVA 80018380586',
      'Egr. Sig.',
      'Luca Bianchi',
      'LETTERA DI ASSUNZIONE',
      'codice fiscale BNCLCU85C10H501B, periodo di prova di 2 mesi, retribuzione mensile lorda di euro 2.000,00',
      'per n. 13 mensilità, pari a una retribuzione annua lorda di euro 26.000,00',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'MINISTERO DELLE PROVE',
      person_name: 'Luca Bianchi',
      monthly_gross: 200_000,
      gross_income: 2_600_000,
    });
    expect(reading.confirmations).toEqual([expect.objectContaining({ rule: 'contract_salary', outcome: 'passed' })]);
  });

  test('a town behind the legal form is not part of the name', async () => {
    const { fields } = await read(
      'Arbeitsvertrag',
      'zwischen der Nordwind Logistik GmbH Hamburg, vertreten durch',
      'Probezeit Arbeitgeber Arbeitnehmer',
    );
    expect(fields.payer_name?.value).toBe('Nordwind Logistik GmbH');
  });

  test.each([
    'Decorrenza: il rapporto di lavoro decorre dal 01/03/2024',
    'Il rapporto avrà inizio il giorno 1 marzo 2024',
    'Lei prenderà servizio in data 01.03.2024',
    'assunzione a partire dal 01/03/2024',
  ])('INC-05 %s', async (line) => {
    const letter = italianLetter.map((one) => one.replace(' con decorrenza dal', '').replace('1° marzo 2024, ', ''));
    expect(valuesOf(await read(...letter, line)).employment_start).toBe('2024-03-01');
  });

  test('an end told in the sentence of the start, and a company that goes on behind its form', async () => {
    const reading = await read(
      'Befristeter Arbeitsvertrag',
      'zwischen',
      'der Waldmann Logistik GmbH & Co. KG, Industriestraße 5, 70565 Stuttgart',
      'und',
      'Herrn Deniz Yilmaz, Hauptstr. 12, 70173 Stuttgart',
      'Das Arbeitsverhältnis beginnt am 01.02.2026 und endet mit Ablauf des 31.01.2028, ohne Kündigung.',
      'Die Probezeit beträgt sechs Monate und endet am 31.07.2026.',
      'Der Arbeitnehmer erhält eine monatliche Bruttovergütung in Höhe von 2.850,00 EUR.',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Waldmann Logistik GmbH & Co. KG',
      employment_kind: 'fixed_term',
      employment_start: '2026-02-01',
      employment_end: '2028-01-31',
    });
  });

  test('a company ends before the other party', async () => {
    const reading = await read(
      'ARBEITSVERTRAG zwischen der Nordwind Logistik GmbH und Frau Anna Lindner, geb. am 03.05.1991.',
      'Das Arbeitsverhältnis ist unbefristet, es beginnt am 01.03.2025. Die Probezeit beträgt 6 Monate.',
    );
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'Nordwind Logistik GmbH', person_name: 'Anna Lindner' });
  });

  test('a sentence that ends with a day names no town of signing', async () => {
    const reading = await read(
      'EMPLOYMENT AGREEMENT',
      'between BrightApps GmbH, Torstr. 1, 10119 Berlin (the "Employer")',
      'and Ms Sofia Almeida, Weserstr. 9, 12047 Berlin (the "Employee")',
      'The employment commences on 15 January 2023',
      'and is concluded for an indefinite period.',
      'The Employee shall receive a gross annual salary of EUR 65,000.00.',
    );
    expect(valuesOf(reading)).toMatchObject({ employment_start: '2023-01-15' });
    expect([reading.fields.issue_place, reading.fields.issue_date]).toEqual([null, null]);
  });

  test("the employer's report to the state proves an employment too", async () => {
    const reading = await read(
      'UNIFICATO LAV - Comunicazione obbligatoria',
      'Codice fiscale 01234567890',
      'Denominazione datore di lavoro TRATTORIA DA GINO SRL',
      'Sezione 2 - Lavoratore',
      'Codice fiscale RSSMRA80A41F205B',
      'Cognome ROSSI   Nome MARIA',
      'Data inizio 03/03/2025',
      'Tipologia contrattuale LAVORO A TEMPO DETERMINATO',
      'Data fine 02/03/2026',
      'Retribuzione / Compenso 18500',
    );
    expect(reading.unread).toEqual([]);
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'TRATTORIA DA GINO SRL',
      person_name: 'ROSSI MARIA',
      employment_kind: 'fixed_term',
      employment_start: '2025-03-03',
      employment_end: '2026-03-02',
      gross_income: 1_850_000,
    });
  });

  test('two different starts are none', async () => {
    const { fields, unread } = await read(...italianLetter, 'Il rapporto di lavoro avrà inizio il 01/06/2024.');
    expect(fields.employment_start).toBeNull();
    expect(unread).toContain('employment_start');
  });

  test('a value names the words it was read from', async () => {
    const { fields } = await read(...italianLetter);
    expect(fields.employment_start).toMatchObject({ raw: '1° marzo 2024,', page: 1 });
    expect(fields.employment_start?.box.top).toBeCloseTo(40 + 4 * 11 - 6.4);
  });

  test('a lease is no work contract', () => {
    const page = laidOutPage([
      'CONTRATTO DI LOCAZIONE AD USO ABITATIVO',
      'tra il locatore e il conduttore',
      'canone mensile di euro 800,00',
    ]);
    expect(workContractReader.recognise(page)).toBeNull();
  });
});
