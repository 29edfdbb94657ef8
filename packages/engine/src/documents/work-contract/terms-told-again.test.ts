import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { confirmedTerms } from './confirmed-terms.ts';
import { readContract as read } from './testing/read-contract.ts';

describe('INC-05 what prolongs or turns a contract says when the work began', () => {
  test.each([
    ['iniziato il 03/02/2026 con scadenza originaria 31/07/2026, è prorogato fino al 31/01/2027'],
    ['con decorrenza dal 03/02/2026 e scadenza al 31/07/2026 viene prorogato sino al 31/01/2027'],
    ['in essere dal 03/02/2026 è prorogato al 31/01/2027'],
  ])('il contratto … %s', async (sentence) => {
    const reading = await read(
      'PROROGA DEL CONTRATTO A TEMPO DETERMINATO',
      'Gent.ma Sig.ra Maria Rossi (C.F. RSSMRA80A41F205B),',
      `il contratto di lavoro a tempo determinato ${sentence}.`,
      'Resta la retribuzione mensile lorda di € 1.700,00.',
    );
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Maria Rossi',
      fiscal_id: 'RSSMRA80A41F205B',
      employment_start: '2026-02-03',
      employment_end: '2027-01-31',
    });
  });

  test('a letter that turns a contract into an open one is read as a contract', async () => {
    const reading = await read(
      'Trasformazione del rapporto di lavoro',
      'Egregio Sig. Luca Bianchi,',
      'il Suo rapporto di lavoro, iniziato in data 03/02/2025, viene trasformato da tempo determinato a',
      'tempo indeterminato dal 01/02/2026. Retribuzione annua lorda: euro 27.000. Officine Alfa S.p.A.',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Officine Alfa S.p.A.',
      person_name: 'Luca Bianchi',
      employment_kind: 'open_ended',
      employment_start: '2025-02-03',
    });
  });

  test.each([
    ['Das seit dem 01.04.2015 bestehende Arbeitsverhältnis wird ab dem 01.03.2026 geändert'],
    ['Das Beschäftigungsverhältnis besteht seit dem 01.04.2015. Zum 01.03.2026 gilt'],
    ['Frau Muster ist seit 01.04.2015 beschäftigt. Ab dem 01.03.2026 gilt'],
  ])('%s', async (sentence) => {
    const reading = await read(
      'Nachtrag zum Arbeitsvertrag',
      'zwischen Nordwind GmbH, Hafenweg 7, 20457 Hamburg und Frau Erika Muster, Weg 1, 20457 Hamburg',
      `${sentence}: 30 Stunden pro Woche, Bruttomonatsgehalt 3.100,00 EUR`,
    );
    expect(valuesOf(reading)).toMatchObject({ employment_start: '2015-04-01', weekly_hours: 30 });
  });
});

test('INC-05 an agreement on other hours says when the work began', async () => {
  const reading = await read(
    'ACCORDO DI VARIAZIONE ORARIO - PART TIME',
    'Tra Officine Alfa S.r.l. e la Sig.ra Maria Rossi, C.F. RSSMRA80A41F205B,',
    'assunta il 01/09/2018 con contratto di lavoro a tempo indeterminato',
    'a decorrere dal 01/02/2026 l’orario di lavoro è ridotto a 24 ore settimanali.',
  );
  expect(valuesOf(reading)).toMatchObject({ employment_start: '2018-09-01', weekly_hours: 24 });
});

describe('INC-05 other kinds of contract say when they begin and end', () => {
  test.each([
    [
      'an agency’s',
      [
        'CONTRATTO DI SOMMINISTRAZIONE A TEMPO DETERMINATO',
        'Agenzia per il lavoro Tempora Italia S.p.A., con sede in Milano',
        'Lavoratore: BIANCHI LUCA C.F. BNCLCU85C10H501B',
        'Inizio missione 02/03/2026 fine missione 31/12/2026',
      ],
      { payer_name: 'Tempora Italia S.p.A.', person_name: 'BIANCHI LUCA', employment_kind: 'agency' },
    ],
    [
      'a collaborator’s',
      [
        'CONTRATTO DI COLLABORAZIONE COORDINATA E CONTINUATIVA',
        'Tra Officine Alfa S.r.l., con sede in Milano, e il Sig. Luca Bianchi, nato a Roma il 10/03/1985,',
        'la collaborazione ha inizio il 02/03/2026 e termina il 31/12/2026.',
      ],
      { payer_name: 'Officine Alfa S.r.l.', employment_kind: 'collaboration' },
    ],
    [
      'one for some months',
      [
        'Befristeter Arbeitsvertrag',
        'zwischen Nordwind GmbH (Arbeitgeber) und Jonas Petersen (Arbeitnehmer)',
        'Der Arbeitnehmer wird vom 02.03.2026 bis 31.12.2026 befristet als Fahrer eingestellt.',
      ],
      { payer_name: 'Nordwind GmbH', person_name: 'Jonas Petersen', employment_kind: 'fixed_term' },
    ],
  ])('%s', async (_, lines, told) => {
    const days = { employment_start: '2026-03-02', employment_end: '2026-12-31' };
    expect(valuesOf(await read(...lines))).toMatchObject({ ...told, ...days });
  });

  test('one on call, and a promise of one', async () => {
    const onCall = await read(
      'CONTRATTO DI LAVORO INTERMITTENTE A TEMPO INDETERMINATO',
      'La ditta Bar Sport di Neri Mario, con sede in Pisa, assume il Sig. Luca Bianchi (C.F. BNCLCU85C10H501B) dal 15/06/2025',
    );
    expect(valuesOf(onCall).employment_start).toBe('2025-06-15');
    const promised = await read(
      'Einstellungszusage',
      'wir freuen uns, Sie ab dem 01.02.2026 als Sachbearbeiterin einzustellen. Der Arbeitsvertrag ist unbefristet.',
    );
    expect(valuesOf(promised).employment_start).toBe('2026-02-01');
  });

  test('a name that ends its row before the next sentence', async () => {
    const reading = await read(
      'Verlängerungsvereinbarung zum Arbeitsvertrag',
      'zwischen Nordwind GmbH, Hafenweg 7, 20457 Hamburg und Frau Anna von der Heide',
      'Der seit 01.01.2025 laufende befristete Arbeitsvertrag wird bis zum 31.12.2026 verlängert.',
    );
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Anna von der Heide',
      employment_start: '2025-01-01',
      employment_end: '2026-12-31',
    });
  });
});

describe('INC-05 who employs', () => {
  test('is asked for under a head of the form', async () => {
    const reading = await read(
      'MODELLO UNIFICATO LAV',
      'DATORE DI LAVORO',
      'Codice fiscale              01234567897',
      'Denominazione               Officine Alfa Srl',
      'LAVORATORE',
      'Codice fiscale              BNCLCU85C10H501B',
      'Cognome                     BIANCHI',
      'Nome                        LUCA',
      'Tipologia contrattuale      LAVORO A TEMPO INDETERMINATO',
    );
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'Officine Alfa Srl', person_name: 'BIANCHI LUCA' });
  });

  test.each([
    ['Retribuzione annua lorda euro 27.000. Officine Alfa S.p.A.', 'Officine Alfa S.p.A.'],
    ['Retribuzione annua lorda euro 27.000,00 Officine Alfa S.p.A.', 'Officine Alfa S.p.A.'],
    ['a tempo indeterminato presso la nostra Studio Web 2.0 S.r.l.', 'Studio Web 2.0 S.r.l.'],
  ])('is named behind a figure, and may have one in its name: %s', async (row, name) => {
    expect(valuesOf(await read('LETTERA DI ASSUNZIONE', row)).payer_name).toBe(name);
  });

  test('a caption of the form is nobody', async () => {
    const reading = await read(
      'MODELLO UNIFICATO LAV - COMUNICAZIONE OBBLIGATORIA',
      'DATORE DI LAVORO',
      'Codice fiscale              01234567897',
      'LAVORATORE',
      'Tipologia contrattuale      LAVORO A TEMPO INDETERMINATO',
    );
    expect(valuesOf(reading).payer_name).toBeNull();
  });

  test('at home is a person whose own name ends before where they live', async () => {
    const reading = await read(
      'LETTERA DI ASSUNZIONE LAVORATORE DOMESTICO',
      'Datore di lavoro: Bianchi Luca, residente in Milano, C.F. BNCLCU85C10H501B',
      'Lavoratrice: Rossi Maria, nata a Milano, C.F. RSSMRA80A41F205B',
      'Data di inizio del rapporto: 02/11/2025, a tempo indeterminato, livello CS',
    );
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'Bianchi Luca', person_name: 'Rossi Maria' });
  });

  test('trains, for so many hours a week', async () => {
    const reading = await read(
      'Berufsausbildungsvertrag',
      'Zwischen der/dem Ausbildenden Nordwind GmbH, Hafenweg 7, 20457 Hamburg',
      'und der/dem Auszubildenden Erika Muster, geb. 01.02.2007',
      'Das Ausbildungsverhältnis beginnt am 01.08.2025 und endet am 31.07.2028.',
      'Wöchentliche Ausbildungszeit: 40 Stunden',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Nordwind GmbH',
      employment_kind: 'apprentice',
      weekly_hours: 40,
    });
  });
});

test('INC-05 an employer attests the hours of a week, wherever the sentence breaks', () => {
  const page = laidOutPage([
    'Arbeitgeberbescheinigung',
    'Wir bestätigen, dass Herr Jonas Petersen seit dem 01.06.2019 beschäftigt ist. Die Arbeitszeit beträgt 39',
    'Stunden. Das Bruttogehalt beträgt 3.050,00 EUR monatlich.',
  ]);
  expect(valuesOf({ fields: confirmedTerms([page], 'DE') })).toMatchObject({ weekly_hours: 39 });
});

test('INC-05 an employer attests of whom, born when and living where, wherever the sentence breaks', () => {
  const page = laidOutPage([
    'Arbeitgeberbescheinigung',
    'Hiermit bestätigen wir, dass Herr Torben Oltmanns, geboren am 02.04.1989, wohnhaft',
    'Ostertorsteinweg 50, 28203 Bremen, seit dem 01.10.2020 in unserem Unternehmen beschäftigt ist.',
  ]);
  expect(valuesOf({ fields: confirmedTerms([page], 'DE') })).toMatchObject({
    person_name: 'Torben Oltmanns',
    date_of_birth: '1989-04-02',
    address: 'Ostertorsteinweg 50, 28203 Bremen',
  });
});

test.each([
  ['Name, Vorname                 von Thadden, Philipp'],
  ['Familienname                  von Thadden', 'Vorname                       Philipp'],
])('INC-05 a form asks an employer for the name by its captions: %s', (...rows) => {
  const page = laidOutPage([
    'Arbeitgeberbescheinigung',
    'zur Vorlage bei Vermieter / Kreditinstitut',
    ...rows,
    'Geburtsdatum                  22.01.1981',
    'Beschäftigt seit              01.01.2018',
  ]);
  expect(valuesOf({ fields: confirmedTerms([page], 'DE') })).toMatchObject({ person_name: 'Philipp von Thadden' });
});
