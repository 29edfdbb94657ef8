import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const columns = 'Descrizione                   Base      Trattenute    Competenze';
const pay = 'Retribuzione mensile                                    2.000,00';
const sums = [
  'TOTALE COMPETENZE   2.000,00      TOTALE TRATTENUTE   380,26',
  'NETTO A PAGARE                    1.619,74',
];
const localTaxes = async (...rows: string[]) =>
  valuesOf(await readLines([...head, columns, pay, ...rows, ...sums]), 'regional_tax', 'municipal_tax');

describe('INC-03 taxes of region and municipality that a slip withholds', () => {
  test.each([
    ['Addizionale regionale 2025              31,20', 'Addizionale comunale 2025               12,10'],
    ['ADD.REG.LE LAZIO RATA 06/11             31,20', 'ADD.COM.LE ROMA RATA 06/11              12,10'],
    ['Addiz. reg. A.P.                        31,20', 'Addiz. com. acconto                     12,10'],
    ['Add.le reg. residuo 187,20              31,20', 'Add.le com. residuo 72,60               12,10'],
    ['Rata add. regionale irpef               31,20', 'IRPEF comunale                          12,10'],
  ])('%s', async (regional, municipal) => {
    expect(await localTaxes(regional, municipal)).toEqual({ regional_tax: 3_120, municipal_tax: 1_210 });
  });

  test('balance and advance of one of them are one amount', async () => {
    const rows = ['Add. comunale saldo 2025                 9,40', 'Addiz. comunale 2026 acconto             4,10'];
    expect(await localTaxes(...rows)).toEqual({ regional_tax: null, municipal_tax: 1_350 });
    const reading = await readLines([...head, columns, pay, ...rows, ...sums]);
    expect(valuesOf(reading, 'one_off_1_label')).toEqual({ one_off_1_label: null });
  });

  test('balance and advance in cells of their own, beside a total of the pay by contract', async () => {
    const slip = [
      'Paga base     Contingenza    Totale lordo mensile',
      ' 1.300,00          500,00                1.800,00',
      'Add.le com. saldo    Add.le com. acc.    Totale trattenute   Totale competenze',
      '            14,40                6,10              380,26            2.000,00',
      'NETTO A PAGARE                    1.619,74',
    ];
    expect(valuesOf(await readLines([...head, ...slip]), 'municipal_tax', 'gross')).toEqual({
      municipal_tax: 2050,
      gross: 200_000,
    });
  });

  test('a total of other deductions beside contributions and tax accuses nobody', async () => {
    const slip = [
      'Contributi c/dip.    F.do aziendale    Imponibile Irpef    Irpef netta',
      '           183,80             20,00            1.796,20         250,00',
      'Totale trattenute   Totale competenze    Netto a pagare',
      '           100,00            2.000,00          1.446,20',
    ];
    const read = await readLines([...head, ...slip]);
    expect(valuesOf(read, 'gross', 'net')).toEqual({ gross: 200_000, net: 144_620 });
    expect(outcomeOf(read, 'payslip_net')).not.toBe('failed');
  });

  test('without columns they stand beside their captions', async () => {
    const slip = [
      'Stipendio 2.000,00',
      'Addizionale regionale Sicilia   29,77',
      'Addizionale comunale Palermo    12,11',
    ];
    expect(valuesOf(await readLines([...head, ...slip, ...sums]), 'regional_tax', 'municipal_tax')).toEqual({
      regional_tax: 2_977,
      municipal_tax: 1_211,
    });
  });

  test('in boxes they stand below their captions', async () => {
    const boxes = [
      'Imp. Fiscale     Irpef Lorda    Add. Reg.   Add. Com.',
      '1.816,20         417,73         20,00       8,00',
    ];
    expect(await localTaxes(...boxes)).toEqual({ regional_tax: 2_000, municipal_tax: 800 });
  });

  test('an advance of them makes no advance of the slip', async () => {
    const row = 'Acconto add. comunale         rata 7       4,33';
    expect(valuesOf(await readLines([...head, columns, pay, row, ...sums]), 'kind', 'municipal_tax')).toEqual({
      kind: 'ordinary',
      municipal_tax: 433,
    });
  });

  test.each([
    'Residuo addizionale regionale da trattenere 120,00',
    'Addizionale regionale dovuta 120,00',
    'Rimborso addizionale regionale                             12,00',
    'Addizionali regionale e comunale        43,30',
    'Progr. add. regionale 120,00',
  ])('%s is none of them', async (row) => {
    expect(await localTaxes(row)).toEqual({ regional_tax: null, municipal_tax: null });
  });
});
