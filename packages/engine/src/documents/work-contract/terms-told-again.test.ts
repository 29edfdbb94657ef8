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
