import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const read = async (lines: readonly string[], ...names: string[]) => valuesOf(await readLines(lines), ...names);

describe('INC-03 who works for whom, and since when', () => {
  test('a caption says itself once more in English, and neither is the value', async () => {
    const slip = [
      'Cedolino paga / Payslip                                  Ottobre 2026',
      'Azienda / Company          Dipendente / Employee        Codice fiscale / Tax code',
      'Nordwind Italia S.r.l.     Mario Carlo Rossi            RSSMCR80A01H501K',
      'CCNL / Agreement           Data assunzione / Hire date',
      'Commercio                  16/01/2023',
      ...sums,
    ];
    expect(await read(slip, 'employer_name', 'employee_name', 'ccnl', 'hire_date')).toEqual({
      employer_name: 'Nordwind Italia S.r.l.',
      employee_name: 'Mario Carlo Rossi',
      ccnl: 'Commercio',
      hire_date: '2023-01-16',
    });
  });

  test('numbers of cells and what follows a caption are no values of the cells beside them', async () => {
    const slip = [
      '9 Qualifica            10 Livello        11 Contratto collettivo applicato',
      'Impiegata              D1                Metalmeccanica Artigianato',
      ...sums,
    ];
    expect(await read([...head, ...slip], 'qualification', 'level', 'ccnl')).toEqual({
      qualification: 'Impiegata',
      level: 'D1',
      ccnl: 'Metalmeccanica Artigianato',
    });
  });

  test.each([
    ['FONDAZIONE MUSEO DEL VETRO', 'FONDAZIONE MUSEO DEL VETRO'],
    ['CLINICA DENTALE ADIGE S.R.L. STP', 'CLINICA DENTALE ADIGE S.R.L. STP'],
    ['VERDE FUTURO S.R.L. Società Benefit', 'VERDE FUTURO S.R.L. Società Benefit'],
    ['IMPRESA EDILE MONTENERO SRL', 'IMPRESA EDILE MONTENERO SRL'],
    ['DITTA EDILMONTE SRL', 'EDILMONTE SRL'],
    ['Spett.le HOTEL BELLARIVA S.N.C.', 'HOTEL BELLARIVA S.N.C.'],
  ])('the employer %s', async (line, name) => {
    const slip = [line, 'Via Roma 3, 00100 Roma', 'BUSTA PAGA ottobre 2026   Dipendente: ROSSI MARIO', ...sums];
    expect(await read(slip, 'employer_name')).toEqual({ employer_name: name });
  });

  test("a person's code behind the number of the company is the employee's", async () => {
    const slip = ['ACME SRL      BUSTA PAGA 10/2026', 'C.F./P.IVA 01234567897   ROSSI MARIO RSSMRA80A01H501U', ...sums];
    expect(await read(slip, 'fiscal_id', 'employee_name')).toEqual({
      fiscal_id: 'RSSMRA80A01H501U',
      employee_name: 'ROSSI MARIO',
    });
  });

  test('a code in brackets, and a surname that goes on behind its particle', async () => {
    const slip = ['ACME SRL      BUSTA PAGA 10/2026', 'Sig. Mario DELLA VALLE (c.f. DLLMRA80A01H501Y)', ...sums];
    expect(await read(slip, 'fiscal_id', 'employee_name')).toEqual({
      fiscal_id: 'DLLMRA80A01H501Y',
      employee_name: 'Mario DELLA VALLE',
    });
  });

  test('a name that a comma parts from where and when somebody was born', async () => {
    const slip = [
      'ACME SRL   BUSTA PAGA 10/2026',
      'Sig. ROSSI MARIO, nato a Roma il 01/01/1980, C.F. RSSMRA80A01H501U',
      ...sums,
    ];
    expect(await read(slip, 'employee_name', 'date_of_birth')).toEqual({
      employee_name: 'ROSSI MARIO',
      date_of_birth: '1980-01-01',
    });
  });

  test('surname and given name behind words of their own in one row', async () => {
    const slip = [
      'ACME SRL   BUSTA PAGA 10/2026',
      'COGNOME ROSSI    NOME MARIO      COD.FISC. RSSMRA80A01H501U',
      ...sums,
    ];
    expect(await read(slip, 'employee_name')).toEqual({ employee_name: 'ROSSI MARIO' });
  });

  test('an agreement ends where the level begins', async () => {
    expect(await read([...head, 'CCNL Pubblici esercizi liv. 5', ...sums], 'ccnl', 'level')).toEqual({
      ccnl: 'Pubblici esercizi',
      level: '5',
    });
  });

  test('when something else falls due ends no contract', async () => {
    expect(await read([...head, 'Pagamento    Scadenza 10/11/2026', ...sums], 'end_date', 'contract_type')).toEqual({
      end_date: null,
      contract_type: null,
    });
  });

  test('a code between two fields is no word of the caption behind it', async () => {
    const slip = ['ACME SRL   BUSTA PAGA 10/2026', 'ROSSI MARIO | RSSMRA80A01H501U | assunzione 12/05/2014', ...sums];
    expect(await read(slip, 'hire_date')).toEqual({ hire_date: '2014-05-12' });
  });

  test('print whose captions are nearly known is no scan, and its figures need no second witness', async () => {
    const rows = [
      'Imponibili IRPEF 1.816,20   Contribut. previdenziali 183,80',
      'Ritenute irpeff 136,46      Addizionali regionali 31,20',
    ];
    expect(await read([...head, ...rows, ...sums], 'income_tax')).toEqual({ income_tax: 13_646 });
  });

  test('the number of a company without a caption, beside its name', async () => {
    const slip = ['ACME SERVIZI SRL - Roma, Via Po 3 - 01234567897', 'BUSTA PAGA ottobre 2026', ...sums];
    expect(await read(slip, 'employer_id')).toEqual({ employer_id: '01234567897' });
  });

  test('a day without a caption is that of birth only where the code bears it out', async () => {
    expect(await read([...head, 'Roma 01/01/80', ...sums], 'date_of_birth')).toEqual({ date_of_birth: '1980-01-01' });
    expect(await read([...head, 'Roma 02/01/80', ...sums], 'date_of_birth')).toEqual({ date_of_birth: null });
  });

  test.each([
    ['Inizio rapporto 01.04.2026      Termine 30.11.2026', '2026-04-01', '2026-11-30'],
    ['Assunzione 12/09/2025   Scadenza 11/03/2027', '2025-09-12', '2027-03-11'],
    ['Contratto    T.D. 07/01/2026 - 09/12/2026', '2026-01-07', '2026-12-09'],
    ['Contratto dal 07/01/2026 al 09/12/2026', '2026-01-07', '2026-12-09'],
  ])('%s', async (row, from, to) => {
    expect(await read([...head, row, ...sums], 'hire_date', 'end_date')).toEqual({ hire_date: from, end_date: to });
  });

  test('an agreement ends where the kind of the contract begins', async () => {
    const rows = ['CONTRATTO                            MANSIONE', 'TESSILI INDUSTRIA - T.INDETERMINATO   FILATORE'];
    expect(await read([...head, ...rows, ...sums], 'ccnl', 'contract_type')).toEqual({
      ccnl: 'TESSILI INDUSTRIA',
      contract_type: 'open_ended',
    });
  });

  test.each(['Mese AGOSTO              Anno 2026', 'Mese: 08    Anno: 2026', '08/2026 – AGOSTO'])(
    'the month as %s',
    async (row) => {
      const slip = ['ACME SRL   BUSTA PAGA', row, 'Dipendente: ROSSI MARIO   Assunto il 01/02/2020', ...sums];
      expect(await read(slip, 'period')).toEqual({ period: '2026-08' });
    },
  );

  test.each([
    ['Ratei: 13^ 8/12, 14^ 2/12', 14],
    ['14MA MENSILITA                              12/12                     1.000,00', 14],
    ['Ratei: 13^ 8/12, 14^ 0/12', 13],
  ])('%s means %i payments', async (row, payments) => {
    expect(await read([...head, row, ...sums], 'payments_per_year')).toEqual({ payments_per_year: payments });
  });

  test("the month's share of the severance stands among the totals of the year", async () => {
    const rows = [
      'PROGRESSIVI     Imp. IRPEF        Quota TFR       Fondo TFR 31/12',
      '2026            18.162,00            138,15             11.204,18',
    ];
    expect(await read([...head, ...sums, ...rows], 'severance_accrual')).toEqual({ severance_accrual: 13_815 });
  });
});
