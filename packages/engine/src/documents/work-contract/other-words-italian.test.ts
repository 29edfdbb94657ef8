import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { confirmedTerms } from './confirmed-terms.ts';
import { readContract as read } from './testing/read-contract.ts';

const told = async (...rows: readonly string[]) => valuesOf(await read(...rows));
const parties = [
  'CONTRATTO INDIVIDUALE DI LAVORO A TEMPO INDETERMINATO',
  'Tra la Aurora Servizi S.r.l., con sede in Milano, e la sig.ra Maria Rossi, C.F. RSSMRA80A41F205B,',
];

describe('INC-05 the terms of a contract in other words', () => {
  test.each([
    ['Il rapporto decorre dal 1o settembre 2026.', { employment_start: '2026-09-01' }],
    [
      'Retribuzione. Lorda mensile euro 1.842,35, per 14 mensilità.',
      { monthly_gross: 184_235, paychecks_per_year: 14 },
    ],
    ['Retribuzione mensile lorda euro 1.318,44, 13^ e 14^ mensilità', { paychecks_per_year: 14 }],
    ['Retribuzione mensile lorda euro 1.318,44 oltre tredicesima e quattordicesima', { paychecks_per_year: 14 }],
    ['Retribuzione mensile lorda euro 1.318,44 oltre tredicesima mensilità.', { paychecks_per_year: 13 }],
    ['Importo: € 1.236,52 mensili lordi x 13', { paychecks_per_year: 13 }],
    ['Orario: 40 h / settimana', { weekly_hours: 40 }],
    ['Prova: mesi 2.', { probation_months: 2 }],
    ['Con la presente La assumiamo a tempo pieno dal 02/03/2026 come meccanico.', { employment_start: '2026-03-02' }],
    ['Patto di prova: 1 mese', { probation_months: 1 }],
    [
      'Letto, confermato e sottoscritto in Salerno il 31/10/2025.',
      { issue_date: '2025-10-31', issue_place: 'Salerno' },
    ],
    ['Il periodo di prova è di 60 giorni (2 mesi).', { probation_months: 2 }],
    ['Data di sottoscrizione: 20/08/2026', { issue_date: '2026-08-20' }],
    ['Letto, confermato e sottoscritto in data 20/08/2026', { issue_date: '2026-08-20' }],
    ['Totale elementi retributivi: € 1.850,00', { monthly_gross: 185_000 }],
    ['Inquadramento livello 4 ore settimanali: 40', { weekly_hours: 40 }],
    ['Orario di lavoro: 38,5 ore', { weekly_hours: 38.5 }],
    ['Termine del contratto: 30/06/2027', { employment_end: '2027-06-30' }],
    ['Importo mensile lordo € 1.850,00 da corrispondersi in 14', { monthly_gross: 185_000, paychecks_per_year: 14 }],
    ['Filiale / data: Rovereto, 09-10-2026', { issue_date: '2026-10-09', issue_place: 'Rovereto' }],
  ])('%s', async (row, terms) => {
    expect(await told(...parties, row)).toMatchObject(terms);
  });

  test('a form that reports a job to the state has its days and hours below their captions', async () => {
    const values = await told(
      'MODELLO UNIFICATO LAV',
      'Comunicazione obbligatoria',
      'Quadro Datore di Lavoro',
      'Codice fiscale datore di lavoro      Denominazione datore di lavoro',
      '01234567897                          Aurora Servizi S.r.l.',
      'Quadro Lavoratore',
      'Codice fiscale        Cognome     Nome',
      'RSSMRA80A41F205B      Rossi       Maria',
      'Data inizio rapporto    Data fine rapporto    Data fine periodo formativo    Ente previdenziale',
      '02/02/2026              01/02/2027                                           INPS',
      'Tipologia contrattuale           Tipo orario       Ore settimanali medie',
      'LAVORO A TEMPO DETERMINATO       Tempo pieno       40',
      'Data invio               Soggetto che effettua la comunicazione',
      '30/01/2026 09:38:12      Consulente del lavoro',
    );
    expect(values).toMatchObject({
      payer_name: 'Aurora Servizi S.r.l.',
      employment_start: '2026-02-02',
      employment_end: '2027-02-01',
      weekly_hours: 40,
      issue_date: '2026-01-30',
    });
  });

  test('a contract that was turned into one without an end has none', async () => {
    const values = await told(
      'Trasformazione del rapporto di lavoro da tempo determinato a tempo indeterminato',
      'il contratto di lavoro instaurato il 08.01.2026 e con termine previsto per il 07.07.2026',
      'viene trasformato in rapporto a tempo indeterminato, livello 4, retribuzione invariata.',
    );
    expect(values).toMatchObject({ employment_kind: 'open_ended', employment_end: null });
  });

  test('two small words within the name of a company are part of it', async () => {
    const values = await told(
      'Giusto Agenzia per il Lavoro S.p.A. - Aut. Min. 1102',
      'Contratto di lavoro in somministrazione a tempo determinato',
      'Termine missione: 11/12/2026',
    );
    expect(values).toMatchObject({ payer_name: 'Giusto Agenzia per il Lavoro S.p.A.', employment_end: '2026-12-11' });
  });

  test('INC-05 who employs at home writes as the undersigned', async () => {
    const values = await told(
      'LETTERA DI ASSUNZIONE - LAVORO DOMESTICO',
      'La sottoscritta Bianchi Anna C.F. BNCNNA70A41F205Z residente in Milano, via Roma 4, datore di lavoro,',
      'assume Rossi Maria nata a Milano il 01/01/1980 C.F. RSSMRA80A41F205B con mansioni di colf, livello B.',
    );
    expect(values).toMatchObject({
      payer_name: 'Bianchi Anna',
      person_name: 'Rossi Maria',
      fiscal_id: 'RSSMRA80A41F205B',
    });
  });

  test('of two codes none is told where neither party is known', async () => {
    const values = await told(
      'LETTERA DI ASSUNZIONE - LAVORO DOMESTICO',
      'BNCLCU70A01F205R assume RSSMRA80A41F205B con mansioni di colf, livello B',
    );
    expect(values.fiscal_id).toBeNull();
  });

  test('an office heads its word on somebody with its own name, and its day stands behind a number', () => {
    const fields = confirmedTerms(
      [
        laidOutPage([
          'COMUNE DI SIENA - RIPARTIZIONE PERSONALE           Prot. 288104 del 19.10.2026',
          'ATTESTATO DI SERVIZIO',
          'Si attesta che la dipendente:',
          'cognome e nome ......: ROSSI MARIA',
          'codice fiscale ......: RSSMRA80A41F205B',
          'in servizio dal .....: 01.06.1999   (tempo indeterminato)',
        ]),
      ],
      'IT',
    );
    expect(valuesOf({ fields })).toMatchObject({
      payer_name: 'COMUNE DI SIENA',
      person_name: 'ROSSI MARIA',
      issue_date: '2026-10-19',
      employment_start: '1999-06-01',
    });
  });
});
