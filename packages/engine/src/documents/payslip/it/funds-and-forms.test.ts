import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const person = 'Dipendente: Rossi Maria             Codice fiscale: RSSMRA85M41H501Q';
const foot = 'TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  500,00     NETTO DEL MESE  1.500,00';

describe('INC-03 contributions of public employees', () => {
  const slip = (last: string): string[] => [
    'A.O.U. POLICLINICO DI MUSTRIA                    CEDOLINO  Settembre 2026',
    person,
    'Voce   Descrizione                                   Competenze      Trattenute',
    '1001   STIPENDIO TABELLARE                             2.000,00',
    '5001   CPDEL 8,85%                                                       177,00',
    '5010   CASSA DEI MUSTRI 0,35%                                              7,00',
    `5020   PREVIDENZA VARIA                                               ${last}`,
    '6001   IRPEF ALIQUOTA PROGRESSIVA                                        276,00',
    'Imponibile IRPEF mese   1.776,00',
    foot,
  ];

  test('the rows from the pension on that make what is not taxed are contributions, whatever they are called', async () => {
    const reading = await readLines(slip('    40,00'));
    expect(valuesOf(reading, 'social_contributions', 'income_tax', 'employer_name')).toEqual({
      social_contributions: 22_400,
      income_tax: 27_600,
      employer_name: 'A.O.U. POLICLINICO DI MUSTRIA',
    });
  });

  test('what goes to a pension of one’s own is none of them, though it is not taxed either', async () => {
    const reading = await readLines(
      slip('    40,00').map((line) => line.replace('PREVIDENZA VARIA', 'FONDO PENSIONE  ')),
    );
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 17_700 });
  });

  test('a printed total of the contributions stands, whatever else is not taxed', async () => {
    const reading = await readLines([...slip('    40,00'), 'Totale ritenute previdenziali   184,00']);
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 18_400 });
  });

  test('rows that do not come out are no contributions', async () => {
    const reading = await readLines(slip('    39,00'));
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 17_700 });
  });
});

describe('INC-03 whose account and whose code', () => {
  test('the code of whoever made the slip is not the employee’s', async () => {
    const reading = await readLines([
      'Fonderie Aurora Srl                 CEDOLINO PAGA  Settembre 2026',
      'dipendente Rossi Maria',
      'c.f. RSSMRA85M41H501Q',
      'Retribuzione ordinaria                                    2.000,00',
      foot,
      'Elaborato da: Studio Verdi - Consulente del Lavoro - c.f. VRDGPP60A01H501K',
    ]);
    expect(valuesOf(reading, 'fiscal_id', 'employee_name')).toEqual({
      fiscal_id: 'RSSMRA85M41H501Q',
      employee_name: 'Rossi Maria',
    });
  });

  test('the account of the treasury is not the employee’s', async () => {
    const reading = await readLines([
      'COMUNE DI MUSTRIA                   CEDOLINO  Settembre 2026',
      person,
      'Stipendio tabellare                                       2.000,00',
      foot,
      'Valuta 27/09/2026 su BANCA MUSTRIA SPA IT60X0542811101000000123456',
      'Pagamenti a cura del Tesoriere - IBAN Tesoreria IT22C0300203280987654321098',
    ]);
    expect(valuesOf(reading, 'iban')).toEqual({ iban: 'IT60X0542811101000000123456' });
  });

  test('a loan with the name of its lender keeps the only amount of its row', async () => {
    const reading = await readLines([
      'Fonderie Aurora Srl                 CEDOLINO PAGA  Settembre 2026',
      person,
      'Retribuzione ordinaria                                    2.000,00',
      'Cessione quinto - INPS Gest. Unitaria - scad. 03/2031                     240,00',
      foot,
    ]);
    expect(valuesOf(reading, 'salary_loan')).toEqual({ salary_loan: 24_000 });
  });

  test('a firm names itself at the foot, with its seat; a code of a person is nobody’s name', async () => {
    const seat = await readLines([
      'Cedolino dipendente                 Mensilità Settembre 2026',
      person,
      'Retribuzione ordinaria                                    2.000,00',
      foot,
      'Mustria Banca S.p.A. - sede legale Modena, via San Carlo 8',
    ]);
    expect(valuesOf(seat, 'employer_name')).toEqual({ employer_name: 'Mustria Banca S.p.A.' });
    const code = await readLines([
      'EDILSCAVI F.LLI CONTI S.N.C.        LIBRO UNICO DEL LAVORO',
      'CASSA EDILE CUNEO COD.IMPRESA       RSSMRA85M41H501Q',
      'ROSSI MARIA            ----------------------- SETTEMBRE 2026',
      'Retribuzione ordinaria                                    2.000,00',
      foot,
    ]);
    expect(valuesOf(code, 'employer_name')).toEqual({ employer_name: 'EDILSCAVI F.LLI CONTI S.N.C.' });
  });
});

describe('INC-03 slips of few makers', () => {
  test('amounts before their texts, without a title or a name for their sums', async () => {
    const reading = await readLines([
      'CARPENTERIA MUSTRIA S.R.L.',
      'Dipendente n. 0067                                                      Luglio 2026',
      'ROSSI MARIA                                                             in forza dal 04/11/2013 a tempo indeterminato',
      'RSSMRA85M41H501Q',
      'importo a Suo favore   importo a Suo carico   voce                          quantità x tariffa',
      '            2.000,00                          Minimo contrattuale',
      '                                   183,80     Contributi INPS 9,19%         su 2.000,00',
      '                                   250,00     Irpef del mese',
      '                                    33,00     Addizionale regionale 2025    rata 7 di 11',
      '                                    33,20     Pignoramento presso terzi     residuo 3.871,00',
      '            2.000,00               500,00     totali',
      '          € 1.500,00                          netto che Le accreditiamo il 10/08/2026',
      '2.000,00                  1.816,20            417,73           167,73',
      'imponibile contributivo   imponibile fiscale  imposta lorda    detr. lav. dipendente',
    ]);
    expect(
      valuesOf(reading, 'personnel_number', 'hire_date', 'net', 'income_tax', 'regional_tax', 'garnishment'),
    ).toEqual({
      personnel_number: '0067',
      hire_date: '2013-11-04',
      net: 150_000,
      income_tax: 25_000,
      regional_tax: 3_300,
      garnishment: 3_320,
    });
  });

  test('the sign of the euro over figures is of their own column, not of the next', async () => {
    const reading = await readLines([
      'LUMEN MUSTRIA S.R.L.                CEDOLINO PAGA  Settembre 2026',
      person,
      'Trattenute                             € Competenze                             €',
      'INPS 9,19 %                       183,80 Retribuzione                    2.000,00',
      'Add. regionale Lombardia rata 10   18,90 Superminimo                         0,00',
      foot,
    ]);
    expect(valuesOf(reading, 'regional_tax')).toEqual({ regional_tax: 1_890 });
  });

  test('a business that bears the name of its owner has the owner’s code; a caption ends the agreement', async () => {
    const reading = await readLines([
      'AZ. AGRICOLA VERDI GIUSEPPE         C.F. VRDGPP60A01H501K',
      'BUSTA PAGA  MESE 08/2026',
      'ROSSI MARIA            RSSMRA85M41H501Q   NATA IL 01/08/1985',
      'CCNL Pubblici Esercizi (FIPE) Giornate di chiamata: 13',
      foot,
      'TFR maturato nel mese: 64,33 - pagamento con bonifico del 10.10.2026',
    ]);
    expect(valuesOf(reading, 'fiscal_id', 'employee_name', 'ccnl', 'severance_accrual')).toEqual({
      fiscal_id: 'RSSMRA85M41H501Q',
      employee_name: 'ROSSI MARIA',
      ccnl: 'Pubblici Esercizi (FIPE)',
      severance_accrual: 6_433,
    });
  });
});

describe('INC-03 bars, codes and notes', () => {
  test('the net below its caption in a bar at the side, with rows of another block between', async () => {
    const reading = await readLines([
      'POLIPLAST MUSTRIA S.P.A.   Cedolino ottobre 2026',
      'Dipendente                 voce  descrizione                 competenze     ritenute',
      'Rossi Maria                001   Retribuzione ordinaria        2.000,00',
      'Codice fiscale             700   Contributo FAP 9,19%                         183,80',
      'RSSMRA85M41H501Q           800   IRPEF netta                                  316,20',
      '                                 TOTALI                        2.000,00       500,00',
      '                           Imposta lorda             417,73',
      'NETTO DEL MESE             Ulteriore detrazione       84,93',
      '                           Detrazione lavoro dip.     16,60',
      '           1.500,00        Imposta netta             316,20',
    ]);
    expect(valuesOf(reading, 'gross', 'net')).toEqual({ gross: 200_000, net: 150_000 });
  });

  test('the code of a line between its amount and its text, and what of a seizure is still owed', async () => {
    const reading = await readLines([
      'TRASLOG MUSTRIA S.R.L.              PROSPETTO DI PAGA  Ottobre 2026',
      person,
      'COMPETENZE    TRATTENUTE    CODICE    DESCRIZIONE VOCE            ORE',
      '  2.000,00                  1         ORE ORDINARIE            168,00',
      '                  183,80    C100      CONTRIBUTI INPS 9,19%',
      '                  189,94    F100      IRPEF NETTA',
      '                  126,26    T420      PIGNORAMENTO 1/10',
      'TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  500,00     NETTO DEL MESE  1.500,00',
      'Pignoramento presso terzi: Trib. Mustria R.G.E. 1184/2025, residuo 4.312,88',
    ]);
    expect(valuesOf(reading, 'income_tax', 'garnishment')).toEqual({ income_tax: 18_994, garnishment: 12_626 });
  });

  test('what a local tax is made of stands in brackets before it', async () => {
    const reading = await readLines([
      'TERMO MUSTRIA S.R.L.                PROSPETTO PAGA  Luglio 2026',
      person,
      'Voce                                                        Competenze    Trattenute',
      'Retribuzione ordinaria                                        2.000,00',
      'Add. comunale rata (saldo 8,89 + acconto 3,52)                                 12,41',
      foot,
    ]);
    expect(valuesOf(reading, 'municipal_tax')).toEqual({ municipal_tax: 1_241 });
  });

  test('the number and the funds of others are not the employer’s', async () => {
    const reading = await readLines([
      'NOVA MUSTRIA S.R.L.                 Busta paga  Ottobre 2026',
      'Codice fiscale 07643520567',
      person,
      'Retribuzione ordinaria                                        2.000,00',
      foot,
      'TFR versato al datore (Fondo Tesoreria INPS)',
      'Elaborato da CED Mustria S.a.s. - P.IVA 12345678903',
    ]);
    expect(valuesOf(reading, 'employer_name', 'employer_id')).toEqual({
      employer_name: 'NOVA MUSTRIA S.R.L.',
      employer_id: '07643520567',
    });
  });

  test('the letter of a cell heads no value of its own', async () => {
    const reading = await readLines([
      'IPER MUSTRIA S.R.L.                 CEDOLINO PAGA  Settembre 2026',
      person,
      'G CONTRATTO                  H LIV.      I QUALIFICA         M % P.TIME',
      'DISTR. MODERNA               5           ADD. VENDITA             50,00',
      foot,
    ]);
    expect(valuesOf(reading, 'part_time_pct')).toEqual({ part_time_pct: 50 });
  });
});

describe('INC-03 forms with numbered cells', () => {
  test('the number of a cell is neither its value nor a head of its own', async () => {
    const reading = await readLines([
      '1 AZIENDA                           CEDOLINO PAGA  Settembre 2026',
      'IL GIRASOLE SOC. COOP.',
      person,
      '12 QUALIFICA      13 LIVELLO     14 CONTRATTO (C.C.N.L.)     15% PART TIME    16 TIPO RAPPORTO',
      'OPERAIA           C2             COOPERATIVE SOCIALI              63,16       T.IND.',
      foot,
    ]);
    expect(valuesOf(reading, 'level', 'part_time_pct')).toEqual({ level: 'C2', part_time_pct: 63.16 });
  });

  test('the agreement ends where the place of work begins, and transport companies grade by parameter', async () => {
    const reading = await readLines([
      'TRASPORTI MUSTRIA S.P.A.            CEDOLINO PAGA  Settembre 2026',
      person,
      'Operatore di esercizio - Parametro 175 - C.C.N.L. Autoferrotranvieri (Mobilità TPL) - Deposito BG2',
      foot,
    ]);
    expect(valuesOf(reading, 'level', 'ccnl')).toEqual({ level: '175', ccnl: 'Autoferrotranvieri (Mobilità TPL)' });
  });
});

describe('INC-03 month and year side by side', () => {
  const table = [
    'Dettaglio fiscale e progressivi',
    'Descrizione                   Mese               Anno in corso',
    'Retribuzione lorda                        2.000,00                    12.345,67',
    'Imponibile contributivo                   2.000,00                    12.346,00',
    'Imponibile fiscale                        1.816,20                    11.211,08',
  ];

  test('captions at the left of their cells, figures at the right: the pay of the year is the pay, not what was insured', async () => {
    const reading = await readLines([
      'Fonderie Aurora Srl                 CEDOLINO PAGA  Giugno 2026',
      person,
      'Contributo IVS 9,19%                                        183,80',
      foot,
      ...table,
    ]);
    expect(valuesOf(reading, 'taxable', 'ytd_gross', 'ytd_taxable')).toEqual({
      taxable: 181_620,
      ytd_gross: 1_234_567,
      ytd_taxable: 1_121_108,
    });
  });
});
