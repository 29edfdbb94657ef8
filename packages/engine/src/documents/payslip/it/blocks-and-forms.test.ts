import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import { shaped } from '../codes.ts';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';
import { payslipSheets } from '../sheets.ts';
import { italianLabels } from './labels.ts';

const body = [
  'DESCRIZIONE                 BASE          COMPETENZE       TRATTENUTE',
  'STIPENDIO                                   2.000,00',
  'CONTRIBUTI INPS         2.000,00                               183,80',
  'IRPEF                                                          136,46',
  'TOTALE COMPETENZE   2.000,00    TOTALE TRATTENUTE   320,26',
  'NETTO IN BUSTA                              1.679,74',
];
const person = ['LAVORATORE  ROSSI MARIO   CODICE FISCALE  RSSMRA80A01H501U', 'ASSUNTO IL  10/01/2023'];
const slip = (...head: readonly string[]): string[] => [
  'PROSPETTO PAGA   MESE/ANNO  08/2026',
  ...head,
  ...person,
  ...body,
];

describe('INC-03 who employs', () => {
  test('a person who employs at home is the one of the first block, whoever works there the one of the second', async () => {
    const reading = await readLines([
      'PROSPETTO PAGA LAVORO DOMESTICO',
      'Mese: ottobre 2026',
      'DATORE DI LAVORO',
      '  Cognome e nome          VALSECCHI MARIA GRAZIA',
      '  Codice fiscale          VLSMGR48B49E507X',
      'LAVORATORE',
      '  Cognome e nome          PETRENKO OKSANA',
      '  Codice fiscale          PTRKSN79T54Z138K',
      '  Data assunzione         18/03/2022',
      'Totale competenze   879,67      Totale trattenute   34,32',
      'Netto da pagare                            845,35',
    ]);
    expect(valuesOf(reading, 'employee_name', 'fiscal_id', 'employer_name', 'employer_id')).toEqual({
      employee_name: 'PETRENKO OKSANA',
      fiscal_id: 'PTRKSN79T54Z138K',
      employer_name: 'VALSECCHI MARIA GRAZIA',
      employer_id: 'VLSMGR48B49E507X',
    });
  });

  test('the same in two blocks side by side', async () => {
    const reading = await readLines([
      'PROSPETTO PAGA - LAVORO DOMESTICO       Periodo: ottobre 2026',
      'DATORE DI LAVORO                        LAVORATORE/TRICE',
      'Sanseverino Adele                       Fedoriv Oksana',
      'Via Cola di Rienzo, 85                  Corso Italia, 39',
      '00118 Roma (RM)                         00118 Roma (RM)',
      'Codice fiscale:  SNSDLA41P63H501M       Codice fiscale:  FDRKSN72B43H501F',
      'TOTALE LORDO                                                                      1.116,72',
      'NETTO DA CORRISPONDERE                                                            1.073,16',
    ]);
    expect(valuesOf(reading, 'employee_name', 'fiscal_id', 'employer_id')).toEqual({
      employee_name: 'Fedoriv Oksana',
      fiscal_id: 'FDRKSN72B43H501F',
      employer_id: 'SNSDLA41P63H501M',
    });
  });

  test('hours, what is taken for each, and what both come to: only the last is a contribution', async () => {
    const reading = await readLines([
      'PROSPETTO PAGA - LAVORO DOMESTICO       Periodo: ottobre 2026',
      'Retribuzione oraria ordinaria                       132,00              8,46      1.116,72',
      'TOTALE LORDO                                                                      1.116,72',
      'Contributi INPS a carico del lavoratore             132,00             0,310         40,92',
      'NETTO DA CORRISPONDERE                                                            1.000,00',
    ]);
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 4_092 });
  });

  test.each([
    [
      'behind a caption of two words',
      ['Azienda / Studio                      Mese', ' STUDIO LEGALE TARTARI E ASSOCIATI   AGOSTO 2026'],
      'STUDIO LEGALE TARTARI E ASSOCIATI',
    ],
    [
      'with a form of benefit',
      ['Busta paga      Quadrifoglio Digital S.r.l. Benefit'],
      'Quadrifoglio Digital S.r.l. Benefit',
    ],
    [
      'whose name holds the word for an agency',
      [
        '  Manovia Agenzia per il Lavoro S.p.A. - Via Tortona 33, 20144 Milano',
        '  Aut. Min. Lav. del 13/12/2004 - Iscr. Albo ApL sez. I',
      ],
      'Manovia Agenzia per il Lavoro S.p.A.',
    ],
    [
      'below its caption, with rows of the list beside in between',
      [
        'DATORE DI LAVORO                        Descrizione          Rif.',
        'Denominazione',
        '                                        Voci retributive',
        'Studio Notarile Associato Bressan e Pavanello',
      ],
      'Studio Notarile Associato Bressan e Pavanello',
    ],
    [
      'not beside a figure that the firm puts aside',
      ['Helvia Industrie S.p.A.       Cedolino', 'TFR 31/12 azienda      Ferie res. AP'],
      'Helvia Industrie S.p.A.',
    ],
  ])('%s', async (_, head, employer_name) => {
    expect(valuesOf(await readLines(slip(...head)), 'employer_name')).toEqual({ employer_name });
  });
});

describe('INC-03 numbers and days of a job', () => {
  test('the number at the insurer of accidents is none of the person', async () => {
    const rows = [
      'CODICE DIPENDENTE     COGNOME E NOME       MATRICOLA INAIL',
      '0000027               ROSSI MARIO          27',
    ];
    expect(valuesOf(await readLines(slip(...rows)), 'personnel_number')).toEqual({ personnel_number: '0000027' });
  });

  test('a small caption over a large value is as near to it as any', () => {
    const page = laidOutPage(['ID CEDOLINO          NUMERO DI PARTITA', '', '20261018834410       23341177'], {
      lineHeight: 6,
    });
    const words = page.words.map((word, at) => (at < 5 ? { ...word, size: 5 } : word));
    const [sheet] = payslipSheets([{ ...page, words }], italianLabels);
    const number = { parse: shaped(/^(\d{8})$/), words: 1 };
    const [found] = sheet ? candidatesNamed(sheet, 'personnel_number', number) : [];
    expect(found?.value).toBe('23341177');
    expect(found?.cost).toBeLessThan(1.2);
  });

  test('first and last day of a contract under one caption', async () => {
    const reading = await readLines([
      'PROSPETTO PAGA   MESE/ANNO  10/2026',
      'LAVORATORE  ROSSI MARIO   CODICE FISCALE  RSSMRA80A01H501U',
      'Decorrenza / Scadenza contratto           01/09/2026 - 30/06/2027',
      ...body,
    ]);
    expect(valuesOf(reading, 'hire_date', 'end_date')).toEqual({ hire_date: '2026-09-01', end_date: '2027-06-30' });
  });
});

test('INC-03 a titled slip that reckons the tax of a month is one, whatever it calls its net', async () => {
  const lines = [
    'Lavorint Persone S.p.A.               CEDOLINO LAVORATORE IN SOMMINISTRAZIONE',
    'Lavoratore:        POPA ANDREI CRISTIAN      Periodo: dal 01/10/2026 al 31/10/2026',
    'Contributo INPS 9,19%                                                  195,91',
    'Ritenute IRPEF                                                         158,97',
    'Imponibile previdenziale          2.131,76',
    'Imponibile fiscale mese           1.935,85',
    'Irpef lorda                         445,25',
  ];
  const told = { taxable: 193_585, income_tax: 15_897 };
  for (const [last, net] of [
    ['NETTO A VOI DOVUTO                1.776,88', 177_688],
    ['Vi spetta                         1.776,88', null],
  ] as const)
    expect(valuesOf(await readLines([...lines, last]), 'taxable', 'income_tax', 'net')).toEqual({ ...told, net });
});

test('INC-03 an open-ended contract in short, with its hours', async () => {
  const rows = ['QUALIFICA      LIV.     RAPPORTO', 'OPERAIO        C2       IND. TEMPO PIENO'];
  expect(valuesOf(await readLines(slip(...rows)), 'contract_type')).toEqual({ contract_type: 'open_ended' });
});

describe('INC-03 figures of the month beside those of the year', () => {
  test('what is taxed stands beside its running total, and the tax of the law tells it', async () => {
    const rows = [
      'Imponibile             1.816,20       Imponibile progressivo      14.529,60',
      'Imposta lorda            417,73       Irpef progressiva            1.091,68',
    ];
    expect(valuesOf(await readLines([...slip(), ...rows]), 'taxable', 'ytd_taxable')).toEqual({
      taxable: 181_620,
      ytd_taxable: 1_452_960,
    });
  });

  test('below a heading of what has been added up', async () => {
    const rows = [
      'Valori cumulati',
      'Imp. contributivo   16.000,00    Imp. fiscale   14.529,60',
      'IRPEF netta   1.091,68',
    ];
    expect(valuesOf(await readLines([...slip(), ...rows]), 'taxable', 'ytd_gross', 'ytd_taxable')).toEqual({
      taxable: null,
      ytd_gross: 1_600_000,
      ytd_taxable: 1_452_960,
    });
  });

  test('in a row of the year bare names are those of its bases, in one of the month they are none of the year', async () => {
    const rows = [
      'IMPONIBILI MESE     INPS  2.000,00     IRPEF 1.816,20    INAIL 2.000,00',
      'PROGR. ANNO         INPS 16.000,00     IRPEF 14.529,60   IRPEF PAGATA 1.091,68',
    ];
    expect(valuesOf(await readLines([...slip(), ...rows]), 'ytd_gross', 'ytd_taxable')).toEqual({
      ytd_gross: 1_600_000,
      ytd_taxable: 1_452_960,
    });
  });

  test('a total right before the caption of the next block is that of its own', async () => {
    const rows = [
      'CONTRIBUTI DIPENDENTE                    FISCALE',
      'I.V.S.       2.000,00  9,19     183,80 IMPONIBILE IRPEF        1.810,86',
      'F.I.S.       2.000,00  0,267      5,34 IRPEF LORDA               416,50',
      '                                       DETR. LAVORO              181,06',
      '                                       ULT. DETRAZIONE            82,19',
      'TOT. CONTRIBUTI                 189,14 DETR. CONIUGE              56,71',
      '                                       IRPEF NETTA                96,54',
    ];
    const [title = '', ...rest] = slip();
    const lines = [
      title,
      ...rest.slice(0, 2),
      ...rows,
      'TOTALE COMPETENZE  2.000,00    TOTALE TRATTENUTE   285,68',
      'NETTO IN BUSTA                      1.714,32',
    ];
    expect(valuesOf(await readLines(lines), 'social_contributions', 'taxable', 'income_tax')).toEqual({
      social_contributions: 18_914,
      taxable: 181_086,
      income_tax: 9_654,
    });
  });

  test('with the fund of a trade, contributions are all that the insured pay leaves to be taxed', async () => {
    const lines = [
      'Helvia Industrie S.p.A.             Cedolino di OTTOBRE 2026',
      'Dirigente      ROSSI MARIO          Codice fiscale  RSSMRA80A01H501U',
      'VOCE   DESCRIZIONE                IMPONIBILE    ALIQ. %      COMPETENZE    TRATTENUTE',
      'A010   Stipendio mensile                                       8.030,00',
      'C700   Fringe benefit auto (fig.)    281,75',
      'C701   Polizza infortuni (fig.)       21,40',
      'P100   I.V.S. 9,19%                8.333,00     9,19                          765,80',
      'P110   C.I.G.S. 0,30%              8.333,00     0,30                           25,00',
      'P200   Previndai 4%                8.333,00     4,00                          333,32',
      'P120   Agg. 1% art.3-ter           3.648,00     1,00                           36,48',
      '       Totale ritenute sociali                                              1.160,60',
      'F100   Imponibile fiscale          7.172,55',
      'F110   IRPEF netta                                                          2.434,20',
      'Totale competenze      Totale trattenute      NETTO A PAGARE',
      '     8.030,00               4.254,33              3.775,67',
    ];
    expect(valuesOf(await readLines(lines), 'social_contributions', 'taxable')).toEqual({
      social_contributions: 116_060,
      taxable: 717_255,
    });
  });
});
