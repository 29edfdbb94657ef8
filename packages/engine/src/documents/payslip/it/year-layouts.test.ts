import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U      Data assunzione 01/03/2019',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const layouts: [string, string[]][] = [
  [
    'a row of captions and one of figures behind a name',
    [
      'PROGRESSIVI         Imp.contr.     Imp.fiscale    Imp.lorda    Detrazioni   Imp.netta',
      '                    20.000,00      18.162,00      4.177,30     2.812,70     1.364,60',
      'T.F.R.              Retr. TFR mese   TFR mese     Retr. TFR anno   TFR anno',
      '                    2.000,00         148,15       20.000,00        1.481,50',
    ],
  ],
  [
    'headings over rows of captions and figures',
    [
      'Dati progressivi anno corrente',
      'Imponibile contributivo   20.000,00   Imponibile fiscale   18.162,00   Imposta netta   1.364,60',
      'Dati TFR',
      'Retribuzione utile   2.000,00   Accantonamento   148,15   Accantonamento anno   1.481,50',
    ],
  ],
  [
    'two figures to a row, of which the last is the year',
    [
      'Cumulati',
      'Imponibile previdenziale             2.000,00        20.000,00',
      'Imponibile fiscale                   1.816,20        18.162,00',
      'Imposta netta                          136,46         1.364,60',
      'Quota TFR                              148,15         1.481,50',
    ],
  ],
  [
    'a column of the year by another name',
    [
      'Descrizione                              Mese             Cumulo anno',
      'Imponibile previdenziale             2.000,00        20.000,00',
      'Imponibile fiscale                   1.816,20        18.162,00',
      'IRPEF netta                            136,46         1.364,60',
      'Quota TFR                              148,15         1.481,50',
    ],
  ],
  [
    'in short',
    [
      'TOTALI PROGRESSIVI',
      'CUM. IMP. INPS    CUM. IMP. IRPEF   CUM. IRPEF    TFR ANNO',
      '20.000,00         18.162,00         1.364,60      1.481,50',
      'TFR MATURATO NEL MESE 148,15',
    ],
  ],
  [
    'rows of the month and of the year',
    [
      '            Imp. Previdenziale   Imp. Fiscale    IRPEF Lorda   Detrazioni   IRPEF Netta',
      'Mensile     2.000,00             1.816,20        417,73        281,27       136,46',
      'Annuale     20.000,00            18.162,00       4.177,30      2.812,70     1.364,60',
      'TFR:  Quota mensile 148,15   Quota annuale 1.481,50   Fondo 12.000,00',
    ],
  ],
  [
    'lists side by side',
    [
      'TFR                              Progressivi',
      'Fondo A.P.       12.000,00       Imponibile Inps       20.000,00',
      'Quota del mese      148,15       Imponibile Irpef      18.162,00',
      'Totale anno       1.481,50       Irpef pagata           1.364,60',
    ],
  ],
  [
    'the month and the year in one row',
    [
      'IMPONIBILE INPS MESE   IMPONIBILE INPS PROGR.   IMPONIBILE IRPEF MESE   IMPONIBILE IRPEF PROGR.   IRPEF MESE   IRPEF PROGR.   TFR DEL MESE',
      '2.000,00               20.000,00                1.816,20                18.162,00                 136,46       1.364,60       148,15',
    ],
  ],
  [
    'captions of two lines',
    [
      'Imponibile      Imponibile      Imposta        Quota TFR',
      'contrib. anno   fiscale anno    netta anno     mese',
      '20.000,00       18.162,00       1.364,60       148,15',
    ],
  ],
  [
    'headings of their own rows over captions',
    [
      'Situazione annuale',
      'Imponibile previdenziale   Imponibile fiscale    IRPEF trattenuta    Addizionali',
      '20.000,00                  18.162,00             1.364,60            200,00',
      'Situazione T.F.R.',
      'Accantonamento mese   Accantonamento anno   Fondo al 31/12/2025',
      '148,15                1.481,50              12.000,00',
    ],
  ],
  [
    'since January',
    [
      'Totali da gennaio                       TFR',
      'Imponibile INPS          20.000,00      Retribuzione utile        2.000,00',
      'Imponibile IRPEF         18.162,00      Maturato mese               148,15',
      'IRPEF                     1.364,60      Maturato anno             1.481,50',
    ],
  ],
  [
    'of the current year',
    ['IMPONIBILE A.C. 18.162,00    IRPEF A.C. 1.364,60    IMP. INPS A.C. 20.000,00', 'TFR mese: 148,15'],
  ],
  [
    'each caption by itself',
    [
      'Progr. imponibile INPS 20.000,00   Progr. imponibile IRPEF 18.162,00   Progr. ritenute IRPEF 1.364,60',
      'Rateo TFR mese 148,15',
    ],
  ],
  [
    'columns of the month and of the year',
    [
      '                         MESE            PROGRESSIVO',
      'IMPONIBILE INPS          2.000,00        20.000,00',
      'IMPONIBILE IRPEF         1.816,20        18.162,00',
      'IRPEF NETTA                136,46         1.364,60',
      'QUOTA T.F.R.               148,15         1.481,50',
    ],
  ],
  [
    'a list of totals',
    [
      'Valori annui',
      'Totale imponibile contributivo    20.000,00',
      'Totale imponibile fiscale    18.162,00',
      'Totale ritenute IRPEF    1.364,60',
      'Trattamento di fine rapporto - quota del mese   148,15',
    ],
  ],
  [
    'behind one word for all',
    [
      'PROGRESSIVI:  INPS 20.000,00  IRPEF imponibile 18.162,00  IRPEF trattenuta 1.364,60',
      'TFR a previdenza complementare 148,15',
    ],
  ],
];

describe('INC-03 the year so far and what is put aside, however a program lays them out', () => {
  test.each(layouts)('%s', async (_, rows) => {
    const slip = await readLines([...head, ...rows, '', ...sums]);
    expect(valuesOf(slip, 'ytd_gross', 'ytd_taxable', 'ytd_tax', 'severance_accrual')).toEqual({
      ytd_gross: 2_000_000,
      ytd_taxable: 1_816_200,
      ytd_tax: 136_460,
      severance_accrual: 14_815,
    });
  });
});
