import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract } from './testing/read-contract.ts';

const told = async (...rows: readonly string[]) => valuesOf(await readContract(...rows));

describe('INC-05 contracts in tables and boxes', () => {
  test('roles in both forms, and a last day that is told to be that of a fixed term', async () => {
    expect(
      await told(
        'Buchhaus Kern e.K.',
        'Domgasse 3, 99084 Erfurt',
        'Befristeter Anstellungsvertrag',
        'Mitarbeiter/in                  Timo Falk',
        'Anschrift                       Angerweg 15, 99084 Erfurt',
        'Vertragsbeginn                  01.05.2026',
        'Vertragsende (Befristung)       30.04.2027',
        'Probezeit                       3 Monate',
        'Jahresbruttogehalt              30.000,00 EUR',
      ),
    ).toMatchObject({
      person_name: 'Timo Falk',
      employment_kind: 'fixed_term',
      employment_start: '2026-05-01',
      employment_end: '2027-04-30',
    });
  });

  test('boxes with a letter beside each, and a vocational training from day to day', async () => {
    expect(
      await told(
        'Berufsausbildungsvertrag (§§ 10, 11 BBiG)',
        '     Ausbildungsbetrieb',
        'A    Zimmerei Balken GmbH, Werkstraße 6, 25813 Husum',
        '     Auszubildende/r',
        'B    Ole Martens, geb. 11.02.2007, Süderstraße 4, 25813 Husum',
        '     Ausbildungszeit',
        'C    vom 01.08.2025 bis 31.07.2028 (36 Monate)',
        '     Probezeit',
        'D    4 Monate',
      ),
    ).toMatchObject({
      person_name: 'Ole Martens',
      payer_name: 'Zimmerei Balken GmbH',
      employment_start: '2025-08-01',
      employment_end: '2028-07-31',
    });
  });

  test('a report to the state: the firm before its seat, the payments that are counted, the day it was sent', async () => {
    expect(
      await told(
        'Comunicazione obbligatoria Unificato LAV',
        'Codice comunicazione 1100024210000817 - data invio 11/03/2025',
        'Sezione 1 - Datore di lavoro',
        'Codice fiscale                         04417820372',
        'Denominazione datore di lavoro         OFFICINA BIANCHI DI BIANCHI LUCA',
        'Sede legale                            Via Nizza 4, 10126 Torino',
        'Sezione 2 - Lavoratore',
        'Codice fiscale                         BNCNNA80A41H501R',
        'Cognome                                BIANCHI',
        'Nome                                   ANNA',
        'Sezione 4 - Dati rapporto',
        'Data inizio rapporto                   17/03/2025',
        'Tipologia contrattuale                 Lavoro a tempo indeterminato',
        'Tipo orario                            Tempo pieno - 39 ore medie settimanali',
        'Retribuzione / compenso annuo lordo    18.200,00',
        'Tredicesima e quattordicesima          13 mensilità',
      ),
    ).toMatchObject({
      payer_name: 'OFFICINA BIANCHI DI BIANCHI LUCA',
      weekly_hours: 39,
      paychecks_per_year: 13,
      issue_date: '2025-03-11',
    });
  });
});
