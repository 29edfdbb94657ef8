import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const told = { gross: 200_000, total_deductions: 32_026, net: 167_974 };

describe('INC-03 captions of Italian slips that no known maker prints', () => {
  test.each([
    ['Competenze totali', 'Trattenute totali', 'Netto busta'],
    ['Spettanze totali', 'Ritenute totali', 'Netto del mese'],
    ['Lordo totale', 'Tot. trattenute mese', 'Netto in busta'],
  ])('the sums as %s, %s and %s', async (gross, taken, net) => {
    const rows = [`${gross}      2.000,00`, `${taken}      320,26`, `${net}      1.679,74`];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net')).toEqual(told);
  });

  test('sums before their captions', async () => {
    const rows = ['2.000,00   Totale competenze', '320,26     Trattenute totali', '1.679,74   Netto del mese'];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'total_deductions', 'net')).toEqual(told);
  });

  test.each([
    ['Nascita: 01.01.1980', 'date_of_birth', '1980-01-01'],
    ['Codice dip.: 91754', 'personnel_number', '91754'],
    ['Cod. fisc. ditta   01234567897', 'employer_id', '01234567897'],
  ])('%s', async (row, field, value) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), field)).toEqual({ [field]: value });
  });

  test.each([
    ['Tipo rapporto: SUPPLENZA BREVE T.D.', 'fixed_term'],
    ['Tipo rapporto: DOCENTE T.I.', 'open_ended'],
  ])('how long the contract runs, behind a word for the post: %s', async (row, kind) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'contract_type')).toEqual({ contract_type: kind });
  });

  test('a firm that is its owner has the code of the owner', async () => {
    const rows = [
      'LISTINO PAGA      Mese di competenza: 10/2026',
      'Azienda: Trattoria Da Gino di Gino Corradi',
      'P.IVA / C.F.: CRRGNI61P12A944T',
      'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
    ];
    expect(valuesOf(await readLines([...rows, ...sums]), 'employer_id', 'fiscal_id')).toEqual({
      employer_id: 'CRRGNI61P12A944T',
      fiscal_id: 'RSSMRA80A01H501U',
    });
  });

  test('where somebody was born is not when', async () => {
    const read = await readLines([...head, 'Comune di nascita ROMA    Assunto il 01.01.1999', ...sums]);
    expect(valuesOf(read, 'date_of_birth', 'hire_date')).toEqual({ date_of_birth: null, hire_date: '1999-01-01' });
  });

  test.each([
    'Decorrenza economica: 07/06/2024',
    'In servizio dal 07/06/2024',
    'Data inizio servizio   07/06/2024',
    'Dipendente dal: 07/06/2024',
    'Aufnahmedatum / Data assunzione   07/06/2024',
    'Inizio incarico                   07/06/2024',
  ])('since when somebody works, in the words of an office: %s', async (row) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'hire_date')).toEqual({ hire_date: '2024-06-07' });
  });

  test('what holds since a day is the contract only where its row says so', async () => {
    const ofContract = 'Tipo rapporto   Contratto a tempo indeterminato      Decorrenza   01/09/2003';
    const ofLevel = 'Livello   4                                  Decorrenza   01/09/2023';
    const hired = async (row: string) => valuesOf(await readLines([...head, row, ...sums]), 'hire_date');
    expect(await hired(ofContract)).toEqual({ hire_date: '2003-09-01' });
    expect(await hired(ofLevel)).toEqual({ hire_date: null });
  });

  test.each([
    ['Pagamento con bonifico su IBAN IT60X0542811101000000123456', 'passed'],
    ['Accredito su c/c IT60 X054 2811 1010 0000 0123 456', 'passed'],
    ['Banca dell’azienda IT60X0542811101000000123456', null],
    ['Bonifico dal conto aziendale IT60X0542811101000000123456', null],
  ])('whether an account is told as the one that the pay goes to: %s', async (row, told) => {
    const read = await readLines([...head, 'Note', row, '', ...sums]);
    expect(valuesOf(read, 'iban')).toEqual({ iban: 'IT60X0542811101000000123456' });
    expect(outcomeOf(read, 'payslip_own_account')).toBe(told);
  });

  test.each([
    ['IBAN: IT60X0542811101000000123456', 0, 'passed'],
    ['IBAN: IT60X0542811101000000123456', 20, null],
    ['IBAN azienda: IT60X0542811101000000123456', 0, null],
    ['Rossi Costruzioni IBAN: IT60X0542811101000000123456', 0, null],
  ])(
    'an account by the net, under its own name, is the one that the net goes to: %s, %i rows off',
    async (row, off, told) => {
      const read = await readLines([...head, ...sums, ...Array.from({ length: off }, () => 'Nota'), row]);
      expect(valuesOf(read, 'iban')).toEqual({ iban: 'IT60X0542811101000000123456' });
      expect(outcomeOf(read, 'payslip_own_account')).toBe(told);
    },
  );

  test('hours and what is paid for each are no base and share', async () => {
    const rows = ['Contributi INPS a carico del lavoratore   104,00   0,28   29,12', ...sums];
    expect(valuesOf(await readLines([...head, ...rows]), 'social_gross')).toEqual({ social_gross: null });
  });

  test('a contribution of apprentices is a contribution, and no word about the contract', async () => {
    const rows = ['Contributo INPS apprendisti      2.000,00   5,84%      116,80', ...sums];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'contract_type', 'social_contributions')).toEqual({
      contract_type: null,
      social_contributions: 11_680,
    });
  });

  test('a tax with its minus in the line and without it among the sums is one', async () => {
    const rows = [
      'IRPEF trattenuta                      150,00-',
      ...sums,
      'IRPEF TRATTENUTA                      150,00',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'income_tax')).toEqual({ income_tax: 15_000 });
  });

  test('the contract in short under a caption that only says contract', async () => {
    const rows = ['Dt. assunzione      Contratto   Livello', '01.03.2021          T.I.        4', ...sums];
    expect(valuesOf(await readLines([...head, ...rows]), 'contract_type')).toEqual({ contract_type: 'open_ended' });
  });

  test.each([
    ['Qualifica / Livello      IMPIEGATA / 4', 'IMPIEGATA', '4'],
    ['Qualifica / Livello:     OPERAIO / 3S', 'OPERAIO', '3S'],
    ['Inquadramento            Quadro liv. Q', 'Quadro', 'Q'],
    ['Inquadramento            Impiegato livello C1', 'Impiegato', 'C1'],
    ['Qualifica                Impiegata a tempo pieno', 'Impiegata a tempo pieno', null],
  ])('kind and level of a worker under one caption: %s', async (row, qualification, level) => {
    const read = await readLines([...head, row, ...sums]);
    expect(valuesOf(read, 'qualification', 'level')).toEqual({ qualification, level });
  });

  test('the rest of a caption is no kind of worker', async () => {
    const read = await readLines([...head, 'Qualifica / Livello', ...sums]);
    expect(valuesOf(read, 'qualification')).toEqual({ qualification: null });
  });

  test.each([
    ['Operaio   T.IND.', 'open_ended', null],
    ['Operaio   TEMPO DETERMINATO   SCADENZA 10/01/2027', 'fixed_term', '2027-01-10'],
    ['Rapporto: tempo determinato fino al 10/01/2027', 'fixed_term', '2027-01-10'],
  ])('how long the contract runs: %s', async (row, type, end) => {
    const read = await readLines([...head, row, ...sums]);
    expect(valuesOf(read, 'contract_type', 'end_date')).toEqual({ contract_type: type, end_date: end });
  });

  test('what a director is paid is called a fee, and is the gross', async () => {
    const rows = [
      'COMPENSO LORDO                 € 3.000,00',
      'TOTALE TRATTENUTE                € 804,70',
      'NETTO CORRISPOSTO              € 2.195,30',
    ];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'net')).toEqual({ gross: 300_000, net: 219_530 });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });

  test.each([
    ['Aliquota INPS    33,72% (1/3 a carico collaboratore)', null],
    ['Quota INPS       (1/4 a carico collaboratore)   138,59', null],
    ['Ratei 13                                        138,59', 13],
  ])('a share is no month of pay: %s', async (row, count) => {
    expect(valuesOf(await readLines([...head, ...sums, row]), 'payments_per_year')).toEqual({
      payments_per_year: count,
    });
  });

  test.each([
    ['Progr. IRPEF      3.120,00', 'ytd_tax', 312_000],
    ['IRPEF pagata      3.120,00', 'ytd_tax', 312_000],
    ['Progr. retr. lorda     18.400,00', 'ytd_gross', 1_840_000],
    ['Totale competenze da inizio anno   18.400,00', 'ytd_gross', 1_840_000],
    ['Imp. netta        150,26', 'income_tax', 15_026],
    ['Ctr. a carico dip.   183,80', 'social_contributions', 18_380],
    ['Data di ingresso   01.03.2021', 'hire_date', '2021-03-01'],
    ['D.A.C.            01.03.2019', 'seniority_date', '2019-03-01'],
    ['Tipo impiego      T.D.', 'contract_type', 'fixed_term'],
    ['% orario          50,00', 'part_time_pct', 50],
    ['Classe/Livello    4', 'level', '4'],
    ['Rimb. mod. 730    210,00', 'refund_730', 21_000],
    ['Trattenuta giudiziaria   120,00', 'garnishment', 12_000],
    ['Cess.5° stip.            180,00', 'salary_loan', 18_000],
    ['Delega sindacale         18,00', 'salary_loan', null],
    ['Delega di pagamento      180,00', 'salary_loan', 18_000],
    ['Tot. elem. retrib.     1.950,00', 'contractual_gross', 195_000],
  ])('what a caption is made of tells its field: %s', async (row, field, value) => {
    expect(valuesOf(await readLines([...head, ...sums, '', row]), field)).toEqual({ [field]: value });
  });

  test.each([
    ['Employer contributions   610,00', 'social_contributions'],
    ['Esonero ctr dip.          40,00', 'social_contributions'],
    ['Contr. INPS c/committente 610,00', 'social_contributions'],
    ['Ritenuta fiscale lorda   410,00', 'income_tax'],
    ['Quota TFR anno           980,00', 'severance_accrual'],
    ['Base add. regionale      900,00', 'regional_tax'],
    ['Add. com. 730             31,00', 'municipal_tax'],
    ['Imp. IRPEF 13ma        1.700,00', 'taxable'],
  ])('a bystander is no figure of the month: %s', async (row, field) => {
    expect(valuesOf(await readLines([...head, ...sums, '', row]), field)).toEqual({ [field]: null });
  });
});
