import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { confirmedTerms } from './confirmed-terms.ts';
import { readContract as read } from './testing/read-contract.ts';

describe('contracts as letters and forms put them', () => {
  test('INC-05 who employs at home is not the employee, though both have a fiscal code', async () => {
    const reading = await read(
      'CONTRATTO DI LAVORO DOMESTICO',
      'Tra il datore di lavoro: BIANCHI LUCA, C.F. BNCLCU70A01F205R, residente a Milano',
      'e il lavoratore: ROSSI MARIA, C.F. RSSMRA80A41F205B, residente a Milano',
      'a tempo parziale e indeterminato, livello BS, retribuzione oraria: euro 9,50',
    );
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'BIANCHI LUCA',
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      employment_kind: 'open_ended',
    });
  });

  test('INC-05 first and last day of a season stand beside each other', async () => {
    const reading = await read(
      'LETTERA DI ASSUNZIONE OPERAIO AGRICOLO A TEMPO DETERMINATO',
      'La informiamo della Sua assunzione dal 02/05/2026 al 31/10/2026 per lavori stagionali, livello B.',
    );
    expect(valuesOf(reading)).toMatchObject({ employment_start: '2026-05-02', employment_end: '2026-10-31' });
  });

  test('INC-05 whom a letter goes to is not who employs', async () => {
    const reading = await read(
      'Spett.le ROSSI MARIA',
      'C.F. RSSMRA80A41F205B',
      'Le confermiamo l’assunzione presso la nostra Società HOTEL RIVIERA SRL con contratto di lavoro a tempo determinato',
    );
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'HOTEL RIVIERA SRL', person_name: 'ROSSI MARIA' });
  });

  test('INC-05 a start behind its caption', async () => {
    const row = '§ 1 Beginn: 01.07.2020. Der Vertrag ist unbefristet. § 2 Probezeit: sechs Monate.';
    expect(valuesOf(await read('ARBEITSVERTRAG (Teilzeit)', row)).employment_start).toBe('2020-07-01');
  });

  test('INC-05 a name that the end of a row breaks', async () => {
    const reading = await read(
      'CONTRATTO INDIVIDUALE DI LAVORO SUBORDINATO',
      'Tra Albergo Riviera S.r.l., con sede in Rimini, di seguito la Società, e la lavoratrice Maria',
      'Rossi, codice fiscale RSSMRA80A41F205B, a tempo indeterminato con decorrenza dal 15/06/2026',
    );
    expect(valuesOf(reading)).toMatchObject({ person_name: 'Maria Rossi', fiscal_id: 'RSSMRA80A41F205B' });
  });

  test('INC-05 surname and given name each at a caption, with other captions beside them', async () => {
    const reading = await read(
      'UNILAV - Comunicazione obbligatoria di assunzione',
      'Cognome                 ROSSI                 Sesso           F',
      'Nome                    MARIA                 Cittadinanza    ITALIANA',
      'Codice fiscale          RSSMRA80A41F205B',
      'Tipologia contrattuale  LAVORO A TEMPO INDETERMINATO',
      'Data inizio rapporto    04/05/2026',
    );
    expect(valuesOf(reading).person_name).toBe('ROSSI MARIA');
  });
});

test('INC-05 a form with boxes and captions with a colon is read, and the net is not the pay', async () => {
  const fields = confirmedTerms(
    [
      laidOutPage([
        'Arbeitgeberbescheinigung',
        '1. Arbeitgeber (Name, Anschrift)',
        'Klinikum Weserbergland gGmbH, Bahnhofsallee 3, 31785 Hameln',
        '2. Arbeitnehmer/in',
        'Name, Vorname: Drechsler, Miriam',
        'beschäftigt seit: 01.10.2018                als: Krankenpflegerin',
        'Das Arbeitsverhältnis ist     ☐ befristet bis ___________     ☒ unbefristet',
        'Wöchentliche Arbeitszeit: 30 Std.',
        'Monatliches Bruttoeinkommen: 3.012,44 €',
        'Monatliches Nettoeinkommen: 2.071,90 €',
      ]),
    ],
    'DE',
  );
  expect(valuesOf({ fields })).toMatchObject({
    person_name: 'Miriam Drechsler',
    employment_kind: 'open_ended',
    employment_start: '2018-10-01',
    monthly_gross: 301_244,
    weekly_hours: 30,
  });
});

test('INC-05 a training contract names both sides in cells with their addresses; the chamber at its head is neither', async () => {
  const reading = await read(
    '                                                          Handwerkskammer Freiburg',
    'Berufsausbildungsvertrag',
    'Ausbildender (Ausbildungsbetrieb)      Schwarzwald Elektro Kern GmbH, Tullastr. 70, 79108 Freiburg',
    'Auszubildender                         Finn Maurer, geb. 18.09.2006, Talstraße 27, 79102 Freiburg',
    'A Ausbildungsdauer                     42 Monate - Beginn 01.09.2024 - Ende 29.02.2028',
    'F Ausbildungszeit                      40 Stunden wöchentlich',
  );
  expect(valuesOf(reading)).toMatchObject({
    payer_name: 'Schwarzwald Elektro Kern GmbH',
    person_name: 'Finn Maurer',
    employment_kind: 'apprentice',
    employment_end: '2028-02-29',
  });
});
