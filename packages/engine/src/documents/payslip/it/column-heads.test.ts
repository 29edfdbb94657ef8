import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const told = { gross: 200_000, total_deductions: 32_026, net: 167_974 };
const sumsOf = async (lines: readonly string[]) =>
  valuesOf(await readLines([...head, ...lines]), 'gross', 'total_deductions', 'net');

describe('INC-03 what Italian slips head their columns with', () => {
  test.each([
    ['      Dare        Avere', 'Totale', 'Totale netto'],
    [' A carico     A favore', 'Somma', 'Importo netto bonificato'],
    ['A Vs. debito    A Vs. credito', 'TOTALI', 'Netto da liquidare'],
    ['Trattenere     Dare al dipendente', 'Totali', 'Netto in busta'],
    ['Trattenuto       Lordo', 'Totali', 'Netto in pagamento'],
    ['Trattenute / Deductions    Competenze / Earnings', 'Totale', 'Netto a pagare / Net pay'],
    ['Deductions / Trattenute    Earnings / Competenze', 'Total / Totale', 'Net pay / Netto a pagare'],
  ])('%s', async (heads, total, net) => {
    const lines = [
      `Voce                           ${heads}`,
      'Retribuzione                              2.000,00',
      'INPS 9,19%                      183,80',
      'IRPEF                           136,46',
      `${total.padEnd(32)}320,26    2.000,00`,
      `${net}   1.679,74`,
    ];
    expect(await sumsOf(lines)).toEqual(told);
  });

  test.each(['Totale avere/dare', 'Totale dare/avere', 'Totali avere e dare', 'TOT. CREDITI/DEBITI'])(
    'both sums behind one caption, in the words of an account: %s',
    async (total) => {
      const lines = [
        'Voce                           Avere        Dare',
        'Retribuzione                   2.000,00',
        'INPS 9,19%                                  183,80',
        'IRPEF                                       136,46',
        `${total.padEnd(31)}2.000,00     320,26`,
        'Saldo netto   **1.679,74**',
      ];
      expect(await sumsOf(lines)).toEqual(told);
    },
  );

  test('one of the two heads broken over two lines', async () => {
    const lines = [
      'Voce                             DA DARE          DA',
      '                                                  TRATTENERE',
      'Retribuzione                    2.000,00',
      'Ritenute previdenziali                               183,80',
      'Imposta netta                                        136,46',
      'TOTALE                          2.000,00             320,26',
      'Netto busta   1.679,74',
    ];
    expect(await sumsOf(lines)).toEqual(told);
  });

  test.each([
    ['Tot. a favore', 'Tot. a carico'],
    ['Totale a credito', 'Totale a debito'],
    ['Totale a favore', 'Totale a carico dipendente'],
  ])('sums called by the sides of the account: %s, %s', async (gross, taken) => {
    expect(await sumsOf([`${gross} 2.000,00    ${taken} 320,26`, 'Netto busta   1.679,74'])).toEqual(told);
  });

  test('both sums behind one caption', async () => {
    const lines = [
      'Voce                  Competenze      Trattenute',
      'Retribuzione            2.000,00',
      'Ritenute previdenziali                    183,80',
      'Imposta netta                             136,46',
      'TOTALE COMPETENZE / TRATTENUTE  2.000,00  320,26',
      'Netto busta   1.679,74',
    ];
    expect(await sumsOf(lines)).toEqual(told);
  });

  test('the names of the columns alone are captions of what they come to, where the net bears it out', async () => {
    const sums = ['                Competenze 2.000,00', '                Ritenute 320,26'];
    expect(await sumsOf(['Paga   2.000,00 +', 'IRPEF   136,46 -', ...sums, 'Da percepire 1.679,74'])).toEqual(told);
    const others = await sumsOf(['Paga   2.000,00 +', ...sums, 'Da percepire 1.479,74']);
    expect([others.gross, others.total_deductions]).toEqual([null, null]);
  });

  test('a net in full euros follows from totals that only their columns name', async () => {
    const lines = [
      'Voce                       Trattenute    Competenze',
      'Paga mensile                               2.000,00',
      'Contributi inps 9,19%          183,80',
      'Ritenuta fiscale               136,46',
      'TOTALI                         320,26      2.000,00',
      'ARROTONDAMENTO                                 0,26',
      'NETTO IN BUSTA                             1.680,00',
    ];
    const reading = await readLines([...head, ...lines]);
    expect(valuesOf(reading, 'gross', 'total_deductions', 'net')).toEqual({ ...told, net: 168_000 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('a head set to the left of its column owns the figures at the right of it', async () => {
    const lines = [
      'Voce                  Rif.      Trattenute        Competenze',
      'Retribuzione                                                2.000,00',
      'Pignoramento                           200,00',
      'Add. regionale                          30,00',
      'TOTALE COMPETENZE 2.000,00   TOTALE TRATTENUTE 550,26   NETTO 1.449,74',
    ];
    const reading = await readLines([...head, ...lines]);
    expect(valuesOf(reading, 'regional_tax', 'garnishment')).toEqual({ regional_tax: 3_000, garnishment: 20_000 });
  });
});

test('REP-08 columns of the month beside one of the year so far: the sums are those of the month, and so is every line', async () => {
  const reading = await readLines([
    'Comune di Valdorso                      CEDOLINO STIPENDIO                     Mensilità: Ottobre 2026',
    'Matricola: 4457     Dipendente: ROSSI MARIO     Codice fiscale: RSSMRA80A01H501U',
    'Voce     Descrizione                        Competenze mese     Ritenute mese     Progressivo anno',
    '100      Stipendio base                            1.725,10                              16.785,22',
    '101      Indennità di comparto                       163,91                               1.594,84',
    '800      CPDEL                                                         167,18             1.626,66',
    '850      IRPEF NETTA                                                   130,05             1.274,53',
    '861      ADDIZIONALE REGIONALE 2025                                     26,00               260,00',
    '862      ADDIZIONALE COMUNALE 2025                                      11,11               111,10',
    '660      Cessione quinto stipendio                                     220,00             2.200,00',
    '         TOTALI                                    1.889,01            554,34',
    '',
    'Imponibile fiscale mese     Imponibile fiscale anno     Imponibile CPDEL     NETTO MESE',
    '               1.721,83                   16.947,95             1.889,01       1.334,67',
  ]);
  expect(
    valuesOf(reading, 'gross', 'total_deductions', 'net', 'regional_tax', 'municipal_tax', 'salary_loan', 'taxable'),
  ).toEqual({
    gross: 188_901,
    total_deductions: 55_434,
    net: 133_467,
    regional_tax: 2_600,
    municipal_tax: 1_111,
    salary_loan: 22_000,
    taxable: 172_183,
  });
});

test('REP-08 the names of both columns once more at the foot, with the net beside them, head what they come to', async () => {
  const reading = await readLines([
    ...head,
    'DESCRIZIONE                      COMPETENZE          TRATTENUTE',
    'Retribuzione ordinaria             1.286,40',
    'Contr. INPS apprendista                                   75,10',
    'Ritenute IRPEF                                            21,12',
    '',
    '        COMPETENZE               TRATTENUTE          NETTO IN BUSTA',
    '         1.286,40                   96,22               1.190,18',
  ]);
  expect(valuesOf(reading, 'gross', 'total_deductions', 'net')).toEqual({
    gross: 128_640,
    total_deductions: 9_622,
    net: 119_018,
  });
});
