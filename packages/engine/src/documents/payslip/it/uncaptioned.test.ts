import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const read = async (lines: readonly string[], ...names: string[]) => valuesOf(await readLines(lines), ...names);

describe('INC-03 what the words and cells around a caption say', () => {
  test.each([
    [
      ['Profilo                 % servizio     Comparto', 'Docente                 83,33          Scuola'],
      'part_time_pct',
      83.33,
    ],
    [
      ['Profilo                 Ore servizio   Comparto', 'Docente                 83,33          Scuola'],
      'part_time_pct',
      null,
    ],
    [
      ['Inquadramento       Liv.     Tipo rapp.', 'Quadro direttivo    QD2      T.D. fino al 14/12/2026'],
      'level',
      'QD2',
    ],
    [
      ['Inquadramento       Liv.     Tipo rapp.', 'Quadro direttivo    QD2      T.D. fino al 14/12/2026'],
      'qualification',
      'Quadro direttivo',
    ],
    [
      ['Inquadramento       Liv.     Tipo rapp.', 'Quadro direttivo    QD2      T.D. fino al 14/12/2026'],
      'end_date',
      '2026-12-14',
    ],
    [['Qualifica Autista liv. 3S'], 'level', '3S'],
    [['Inquadramento      Customer specialist, livello 3'], 'qualification', 'Customer specialist'],
    [['Profilo professionale       Area', 'Istruttore amministrativo   Area Istruttori'], 'level', 'Area Istruttori'],
    [
      ['Profilo professionale       Area', 'Istruttore amministrativo   Area Istruttori'],
      'qualification',
      'Istruttore amministrativo',
    ],
    [['CCNL applicato', 'Commercio', 'Ferie maturate secondo il CCNL delle Agenzie.'], 'ccnl', 'Commercio'],
    [
      [
        'Azienda                                                                              Nuvola S.r.l. - P.IVA 01234567897',
      ],
      'employer_name',
      'Nuvola S.r.l.',
    ],
  ])('%j: %s', async (rows, field, value) => {
    expect(await read([...head, ...rows, ...sums], field)).toEqual({ [field]: value });
  });

  test.each([
    [['Codice    Cognome e nome        Codice fiscale', '1093      ROSSI MARIO           RSSMRA80A01H501U']],
    [['Lavoratore:   1093 ROSSI MARIO      Codice fiscale: RSSMRA80A01H501U']],
  ])('a number before the name: %j', async (rows) => {
    const slip = ['ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026', ...rows, ...sums];
    expect(await read(slip, 'personnel_number')).toEqual({ personnel_number: '1093' });
  });

  test('who employs at home has a code of a person, and takes off two contributions', async () => {
    const slip = [
      'PROSPETTO PAGA - LAVORO DOMESTICO     ottobre 2026',
      'Datore di lavoro: Bianchi Anna        C.F. BNCNNA50A41H501L',
      'Lavoratore: Rossi Mario               C.F. RSSMRA80A01H501U',
      'Contributi INPS c/lavoratore                    67,86',
      'Cassa colf c/lavoratore                          4,68',
      'Totale lordo   1.324,50',
      'NETTO CORRISPOSTO   1.251,96',
    ];
    expect(await read(slip, 'employer_id', 'fiscal_id', 'social_contributions')).toEqual({
      employer_id: 'BNCNNA50A41H501L',
      fiscal_id: 'RSSMRA80A01H501U',
      social_contributions: 7254,
    });
  });

  test('a row of the year may tell a sum of the month', async () => {
    const year = 'PROGR.: IMP.PREV. 15.212,25   IMP.FISC. 13.814,26   IRPEF 420,15   TFR MESE 95,55';
    expect(await read([...head, ...sums, '', year], 'taxable', 'ytd_taxable', 'ytd_tax', 'severance_accrual')).toEqual({
      taxable: null,
      ytd_taxable: 1_381_426,
      ytd_tax: 42_015,
      severance_accrual: 9555,
    });
  });

  test('words that go on behind a caption head what stands below them', async () => {
    const rows = [
      'Add.le regionale   Add.le com. saldo   TFR mese / fondo al 31-12',
      '            9,80                4,20          151,79 / 12.345,67',
    ];
    expect(await read([...head, ...sums, '', ...rows], 'municipal_tax', 'severance_accrual')).toEqual({
      municipal_tax: 420,
      severance_accrual: 15_179,
    });
  });
});
