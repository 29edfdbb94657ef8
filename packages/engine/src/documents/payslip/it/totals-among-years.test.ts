import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026', 'Dipendente: ROSSI MARIO'];
const body = [
  'Voce                                   Ritenute        Competenze',
  'STIPENDIO TABELLARE                                      2.000,00',
  'CONTRIBUTI                                 184,00',
  'IRPEF                                      136,26',
];

describe('INC-03 totals of the month among captions of the year', () => {
  test('each of which says by itself that it is of the year', async () => {
    const read = await readLines([
      ...head,
      ...body,
      'Progr. lordo anno     Progr. imp. fiscale     Progr. IRPEF     TOTALE COMPETENZE     TOTALE RITENUTE',
      '        18.000,00               16.344,00         1.226,34              2.000,00              320,26',
      'NETTO A PAGARE     1.679,74',
    ]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net', 'ytd_gross', 'ytd_taxable', 'ytd_tax')).toEqual({
      gross: 200_000,
      total_deductions: 32_026,
      net: 167_974,
      ytd_gross: 1_800_000,
      ytd_taxable: 1_634_400,
      ytd_tax: 122_634,
    });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });

  test('a block of the year that tells the severance as well is one of the year', async () => {
    const read = await readLines([
      ...head,
      ...body,
      'Totale competenze     2.000,00',
      'Totale ritenute         320,26',
      'NETTO A PAGARE        1.679,74',
      'Riquadro fiscale                            Progressivi 2026 e TFR',
      'Imponibile fiscale        1.816,00          Imponibile previdenziale       18.000,00',
      'Imposta lorda               417,68          Imponibile fiscale             16.344,00',
      'Imposta netta               136,26          IRPEF                           1.226,34',
      'Detrazioni                  281,42          TFR maturato nel mese             138,27',
    ]);
    expect(valuesOf(read, 'taxable', 'income_tax', 'ytd_taxable', 'ytd_tax', 'severance_accrual')).toEqual({
      taxable: 181_600,
      income_tax: 13_626,
      ytd_taxable: 1_634_400,
      ytd_tax: 122_634,
      severance_accrual: 13_827,
    });
  });
});

describe('INC-03 pay by contract and pay of the month under captions alike', () => {
  test('the one is meant with which refunds and deductions come to the net', async () => {
    const read = await readLines([
      ...head,
      'Minimo                     1.900,00',
      'Scatti                       100,00',
      'Retribuzione lorda mensile 2.000,00',
      'Retribuzione ordinaria                                  2.000,00',
      'Premio assiduita                                           42,00',
      'Totale lordo                                            2.042,00',
      'Contributi INPS                                           187,66',
      'IRPEF netta                                               136,34',
      'Totale trattenute                                         324,00',
      'Rimborso IRPEF da Mod. 730                                613,00',
      'Rimborso trasferte                                         96,00',
      'NETTO IN PAGAMENTO                                      2.427,00',
    ]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net')).toEqual({
      gross: 204_200,
      total_deductions: 32_400,
      net: 242_700,
    });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });
});

describe('INC-03 numbers of the employer and of the person', () => {
  test('the maker of the form in the cell beside takes no number from the employer', async () => {
    const read = await readLines([
      ...head,
      'C.F. 01987650684 P.IVA 01987650684          Aut. INAIL TeamSystem n. 1440 del 03/12/2008',
      ...body,
    ]);
    expect(valuesOf(read, 'employer_id')).toEqual({ employer_id: '01987650684' });
  });

  test('a number in groups is one number', async () => {
    const read = await readLines([
      ...head,
      'Cognome e nome            Data assunzione     Matricola',
      'VALENTINI ROBERTO         01.09.2014          00 0051',
      ...body,
    ]);
    expect(valuesOf(read, 'personnel_number')).toEqual({ personnel_number: '00 0051' });
  });
});

describe('INC-03 slips in other words', () => {
  test('what is paid beside the pay counts where a table ends in a row of totals', async () => {
    const read = await readLines([
      ...head,
      'Retrib. lorda mensile: 2.000,01',
      ...body,
      'Totali                                     320,26        2.000,00',
      'Somma esente L. 207/2024 c. 4               72,10',
      'Netto a pagare    1.751,84',
    ]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net')).toEqual({
      gross: 200_000,
      total_deductions: 32_026,
      net: 175_184,
    });
  });

  test('a list in brackets explains the caption before it', async () => {
    const read = await readLines([
      ...head,
      'Compenso lordo mensile                                        2.100,00',
      'Contributo Gestione separata INPS                              -245,21',
      'Ritenuta IRPEF netta                                            133,90',
      'Totale ritenute (contributi, IRPEF, addizionali)                379,11',
      'Netto a pagare                                                1.720,89',
    ]);
    expect(valuesOf(read, 'total_deductions', 'social_contributions')).toEqual({
      total_deductions: 37_911,
      social_contributions: 24_521,
    });
  });

  test('an English slip of an Italian employer, with its year to date', async () => {
    const read = await readLines([
      'northwick data                                                            PAYSLIP',
      'Pay period: October 2026',
      'Employer                                   Employee',
      'Northwick Data Italy S.r.l.                Claire Dubois',
      'Tax code / VAT no. 11984320967             Italian tax code DBSCRM92M51Z110L',
      'Collective agreement: Commercio            Level 1 - Permanent - Full time',
      'Base salary                        26 days                             3,461.54',
      'Total gross                                                            3,461.54',
      'Social security - INPS employee share        3,461.54     9.19%          318.12',
      'Income tax (IRPEF) withheld                  3,143.42                    720.00',
      'Total deductions                                                       1,038.12',
      'Net pay                                                            EUR 2,423.42',
      'Tax computation                                    Year to date',
      'Taxable income of the month     3,143.42           Gross                     34,615.40',
      'Gross tax                         800.00           Taxable income            31,434.20',
      'Employment tax credit              80.00           Income tax                 7,200.00',
      'Net tax                           720.00           TFR accrual of the month     230.77',
    ]);
    expect(
      valuesOf(
        read,
        'contract_type',
        'social_contributions',
        'taxable',
        'income_tax',
        'ytd_gross',
        'ytd_taxable',
        'ytd_tax',
      ),
    ).toEqual({
      contract_type: 'open_ended',
      social_contributions: 31_812,
      taxable: 314_342,
      income_tax: 72_000,
      ytd_gross: 3_461_540,
      ytd_taxable: 3_143_420,
      ytd_tax: 720_000,
    });
    expect(valuesOf(read, 'severance_accrual', 'net')).toEqual({ severance_accrual: 23_077, net: 242_342 });
  });
});

describe('INC-03 totals and captions of other makers', () => {
  test('the net in a box of its own beside the totals of both columns', async () => {
    const read = await readLines([
      ...head,
      'Voce                                   Competenze      Trattenute      NETTO IN BUSTA',
      'STIPENDIO TABELLARE                      2.000,00',
      'CONTRIBUTI                                                 184,00',
      'IRPEF                                                      136,26',
      'Totali                                   2.000,00          320,26          1.679,74',
    ]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net')).toEqual({
      gross: 200_000,
      total_deductions: 32_026,
      net: 167_974,
    });
  });

  test('who employs at home keeps contributions and no tax, whatever hours stand before them', async () => {
    const read = await readLines([
      'PROSPETTO PAGA LAVORATORE DOMESTICO',
      'Mese di settembre 2026',
      'Lavoratrice: Kovalenko Oksana',
      'Ore ordinarie lavorate                          108,00     9,45     1.020,60',
      'Totale lordo                                                        1.020,60',
      'Contributi INPS a carico lavoratore (0,43/ora)  108,00               - 46,44',
      'NETTO A PAGARE                                                        974,16',
    ]);
    expect(valuesOf(read, 'gross', 'social_contributions', 'net')).toEqual({
      gross: 102_060,
      social_contributions: 4_644,
      net: 97_416,
    });
  });

  test('a column that is headed as the year so far is of no single row', async () => {
    const read = await readLines([
      ...head,
      ...body,
      'Totale competenze     2.000,00',
      'Totale ritenute         320,26',
      'Netto a pagare        1.679,74',
      'Imponibili',
      '                               Mese       Progressivo',
      'Imponibile contributivo    2.000,00         20.000,00',
      'Imponibile fiscale         1.816,00         18.160,00',
      'IRPEF netta                  136,26          1.362,60',
    ]);
    expect(valuesOf(read, 'taxable', 'ytd_taxable', 'ytd_tax')).toEqual({
      taxable: 181_600,
      ytd_taxable: 1_816_000,
      ytd_tax: 136_260,
    });
  });

  test('how long a contract runs is no agreement, and the number in the book is one of the person', async () => {
    const read = await readLines([
      ...head,
      'Livello       Qualifica       CCNL                      Contratto          N. libro',
      'Q             Quadro          Commercio e Terziario     Indeterminato      23',
      ...body,
    ]);
    expect(valuesOf(read, 'ccnl', 'contract_type', 'personnel_number')).toEqual({
      ccnl: 'Commercio e Terziario',
      contract_type: 'open_ended',
      personnel_number: '23',
    });
  });
});

describe('INC-03 the tax of the month beside that of the year', () => {
  test('a rate that rises with the pay heads no totals of the year', async () => {
    const read = await readLines([
      ...head,
      ...body,
      'Imponibile fiscale                            1.816,00',
      'IRPEF lorda ad aliquota progressiva             417,68',
      'Detrazione lavoro dipendente                    281,42',
      'IRPEF netta                                     136,26',
      'Totale competenze     2.000,00',
      'Totale ritenute         320,26',
      'NETTO A PAGARE        1.679,74',
    ]);
    expect(valuesOf(read, 'income_tax')).toEqual({ income_tax: 13_626 });
  });

  test('what the year was taken stands in a list of its own', async () => {
    const read = await readLines([
      ...head,
      'COD   DESCRIZIONE              BASE        COMPETENZE        RITENUTE',
      '001   ORE ORDINARIE                          2.000,00',
      '500   CTR. INPS 9,19%        2.000,00                          184,00',
      '600   RITENUTA IRPEF         1.816,00                          136,26',
      'TOTALI                                       2.000,00          320,26',
      '*** CALCOLO IRPEF ***               *** PROGRESSIVI ANNUI ***',
      'IMPONIBILE       1.816,00           IMPON. IRPEF        16.344,00',
      'IMPOSTA LORDA      417,68           IRPEF TRATT.         1.226,34',
      'NETTO A PAGARE                      1.679,74',
    ]);
    expect(valuesOf(read, 'income_tax')).toEqual({ income_tax: 13_626 });
  });
});
