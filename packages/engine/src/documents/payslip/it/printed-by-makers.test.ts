import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';
import { payslipReader } from '../reader.ts';

const head = [
  'PROSPETTO PAGA                                  MESE/ANNO   08/2026',
  'DITTA  AUTOTRASPORTI RONCHI SNC                 COGNOME NOME  ROSSI MARIO',
  'CODICE FISCALE  RSSMRA80A01H501U                ASSUNTO IL  10/01/2023',
];
const body = [
  'DESCRIZIONE                 BASE          COMPETENZE       TRATTENUTE',
  'STIPENDIO                                   2.000,00',
  'CONTRIBUTI INPS         2.000,00                               183,80',
  'IRPEF                                                          136,46',
];
const net = 'NETTO IN BUSTA                              1.679,74';

describe('INC-03 Italian slips as their makers print them', () => {
  test('a row that only says totals is read by its columns, whether the net follows from it or not', async () => {
    const totals = 'TOTALI                                      2.000,00         320,26';
    expect(valuesOf(await readLines([...head, ...body, totals, net]), 'gross', 'total_deductions', 'net')).toEqual({
      gross: 200_000,
      total_deductions: 32_026,
      net: 167_974,
    });
    const raised = net.replace('1.679,74', '2.679,74');
    // What is taken off adds up to its total: a net above both totals contradicts them.
    const reading = await readLines([...head, ...body, totals, raised]);
    expect([valuesOf(reading, 'gross'), outcomeOf(reading, 'payslip_net')]).toEqual([{ gross: 200_000 }, 'failed']);
  });

  test('a line of contributions without its rate is proven by the rate of the law', async () => {
    const slip = [...head, ...body, 'TOTALE COMPETENZE   2.000,00    TOTALE TRATTENUTE   320,26', net];
    expect(valuesOf(await readLines(slip), 'social_contributions', 'social_gross')).toEqual({
      social_contributions: 18_380,
      social_gross: 200_000,
    });
  });

  test('sums of the year under a short heading are not those of the month', async () => {
    const slip = [
      ...head,
      ...body,
      'TOTALE COMPETENZE   2.000,00    TOTALE TRATTENUTE   320,26',
      net,
      '       Imp. INPS      Imp. IRPEF      IRPEF pagata',
      'PROG.  16.000,00      14.529,60       1.091,68',
    ];
    expect(valuesOf(await readLines(slip), 'social_gross', 'ytd_gross')).toEqual({
      social_gross: 200_000,
      ytd_gross: 1_600_000,
    });
  });

  test('a company behind a short caption is named without it', async () => {
    const slip = [
      'LIBRO UNICO DEL LAVORO            Periodo di paga: OTTOBRE 2026',
      'Datore: LAVANDERIE RIUNITE SRL    Lavoratore: ROSSI MARIO    C.F. RSSMRA80A01H501U',
      'Totale competenze   2.000,00      Totale trattenute   320,26    Netto in busta   1.679,74',
    ];
    expect(valuesOf(await readLines(slip), 'employer_name')).toEqual({ employer_name: 'LAVANDERIE RIUNITE SRL' });
  });

  test('INC-01 dots that lead from the caption to the employer are no part of the name', async () => {
    const row = (caption: string, value: string): string => `${caption} ${'.'.repeat(50 - caption.length)} ${value}`;
    const slip = [
      'Cedolino stipendiale',
      row('AZIENDA', 'LAVANDERIE RIUNITE S.R.L.'),
      row('MESE RETRIBUITO', 'Ottobre 2026'),
      row('COGNOME E NOME', 'Rossi Mario'),
      row('CODICE FISCALE DIPENDENTE', 'RSSMRA80A01H501U'),
      'Totale competenze   2.000,00      Totale trattenute   320,26    Netto in busta   1.679,74',
    ];
    expect(valuesOf(await readLines(slip), 'employer_name')).toEqual({ employer_name: 'LAVANDERIE RIUNITE S.R.L.' });
  });

  test('INC-01 a code that does not hold together is told on print, however odd its captions, and left open on a scan', async () => {
    const slip = [
      'PROSPETTO DI PAGA - MESE DI OTTOBRE 2026',
      'DATORE DI LAVVORO LAVANDERIE RIUNITE S.R.L.',
      'COGNOMME E NOME ROSSI MARIO',
      'CODICE FISCALLE RSSMRA80A01H501X   DATA ASSUNZZIONE 01/02/2019',
      'TOTALE COMPETENSE   2.000,00   TOTALE TRATENUTE   320,26   NETTO A PAGARRE   1.679,74',
    ];
    const outcome = async (origin: 'text' | 'ocr'): Promise<string | undefined> => {
      const page = laidOutPage(slip, { origin, confidence: origin === 'ocr' ? 0.95 : 1 });
      const recognition = { type: 'payslip', country: 'IT', layout: null, score: 0.9, starts: true } as const;
      const context = { today: '2026-11-15', readZone: async () => [] };
      const { confirmations } = await payslipReader.read([page], recognition, context);
      return confirmations.find(({ rule }) => rule === 'fiscal_id_check')?.outcome;
    };
    expect([await outcome('text'), await outcome('ocr')]).toEqual(['failed', 'inconclusive']);
  });

  test('the first of two sheets is one, though its result stands on the second', () => {
    const first = laidOutPage(['BUSTA PAGA   Mese: Luglio 2026   Pag. 1 di 2', ...head, ...body]);
    expect(payslipReader.recognise(first)).toMatchObject({ type: 'payslip', country: 'IT' });
  });

  test('home help: hours are no contributions, and the code is the one made from the name of the worker', async () => {
    const slip = [
      'PROSPETTO PAGA LAVORO DOMESTICO',
      'Datore di lavoro: BIANCHI LUCA                    Lavoratore: ROSSI MARIO',
      'C.F.: BNCLCU70A01F205R                            C.F.: RSSMRA80A01H501U',
      'Periodo: Ottobre 2026                             Data assunzione: 01/06/2022',
      'Contributi INPS a carico lavoratore     108,00          0,41              44,28',
      'Totale competenze                     1.026,00',
      'Totale trattenute                        44,28',
      'Netto da corrispondere                  981,72',
    ];
    expect(valuesOf(await readLines(slip), 'fiscal_id', 'employer_name', 'social_contributions')).toEqual({
      fiscal_id: 'RSSMRA80A01H501U',
      employer_name: 'BIANCHI LUCA',
      social_contributions: 4_428,
    });
  });

  test('INC-01 home help: a low contribution is told where it is all that is taken off', async () => {
    const slip = [
      'PROSPETTO PAGA LAVORO DOMESTICO',
      'Datore di lavoro:                         BIANCHI LUCA',
      'Lavoratore/lavoratrice:                   ROSSI MARIO',
      'Codice fiscale:                           RSSMRA80A01H501U',
      'Mese:                                     ottobre 2026',
      'Retribuzione ore ordinarie            130,00         8,00         1.040,00',
      'Totale lordo                                                      1.040,00',
      'Contributi INPS quota lavoratore                                   - 40,30',
      'NETTO DA PAGARE                                                 € 999,70',
    ];
    expect(valuesOf(await readLines(slip), 'gross', 'net', 'social_contributions')).toEqual({
      gross: 104_000,
      net: 99_970,
      social_contributions: 4_030,
    });
  });

  test('the code of a shop owner is not that of the employee', async () => {
    const slip = [
      'FOGLIO PAGA                                Mensilità: OTTOBRE 2026',
      'Ditta FORNO ANTICO DI BIANCHI LUCA         C.F. BNCLCU70A01F205R',
      'Dipendente ROSSI MARIO                     C.F. RSSMRA80A01H501U',
      'Totale competenze   2.000,00    Totale trattenute   320,26    Netto a pagare   1.679,74',
    ];
    expect(valuesOf(await readLines(slip), 'fiscal_id', 'employee_name')).toEqual({
      fiscal_id: 'RSSMRA80A01H501U',
      employee_name: 'ROSSI MARIO',
    });
  });

  test('an offer of a loan against the pay is no slip', () => {
    const offer = laidOutPage([
      'PREVENTIVO DI FINANZIAMENTO - CESSIONE DEL QUINTO',
      'Cliente ROSSI MARIO   C.F. RSSMRA80A01H501U   Data assunzione 01/02/2010',
      'Stipendio netto mensile 1.650,00   Totale lordo 30.000,00   Netto erogato 22.110,00',
    ]);
    expect(payslipReader.recognise(offer)).toBeNull();
  });

  test('of agency work the agency is the employer, not the company that uses it', async () => {
    const slip = [
      'CEDOLINO PAGA                        LAVORO SUBITO S.P.A.       Mese  Ottobre 2026',
      'Lavoratore   ROSSI MARIO             Codice fiscale RSSMRA80A01H501U',
      'Azienda utilizzatrice  LOGISTICA PADANA SRL',
      'Totale competenze   2.000,00    Totale trattenute   320,26    Netto a pagare   1.679,74',
    ];
    expect(valuesOf(await readLines(slip), 'employer_name')).toEqual({ employer_name: 'LAVORO SUBITO S.P.A.' });
  });

  test('a public slip names the person in two rows and the office in a block with captions', async () => {
    const slip = [
      'NoiPA                               RATA DI RIFERIMENTO: OTTOBRE 2026',
      'ANAGRAFICA                          ENTE DI APPARTENENZA',
      'Cognome: ROSSI                      Ufficio Responsabile: RTS MILANO',
      'Nome: MARIO                         Codice Ente: 1234',
      'Codice Fiscale: RSSMRA80A01H501U    MINISTERO DELLA CULTURA',
      '                       COMPETENZE         RITENUTE',
      'TOTALE                   2.000,00           320,26',
      'TOTALE NETTO             1.679,74',
    ];
    expect(valuesOf(await readLines(slip), 'employee_name', 'employer_name', 'gross')).toEqual({
      employee_name: 'ROSSI MARIO',
      employer_name: 'MINISTERO DELLA CULTURA',
      gross: 200_000,
    });
  });
});
