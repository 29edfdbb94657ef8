import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const people = (payerRow: string, personRow: string, signedOn: string): string[] => [
  'CERTIFICAZIONE UNICA 2026        CERTIFICAZIONE DI CUI ALL’ART. 4, COMMI 6-ter e 6-quater       RELATIVA ALL’ANNO 2025',
  '',
  'DATI ANAGRAFICI    Codice fiscale           Cognome o Denominazione                    Nome',
  payerRow,
  'DATI RELATIVI AL   Comune                   Prov.',
  '',
  'DATI RELATIVI AL   Codice fiscale           Cognome o Denominazione                    Nome',
  personRow,
  'DIPENDENTE         Sesso   Data di nascita  Comune di nascita',
  '                   F       01 02 1990       MILANO',
  'DATA                                        FIRMA DEL SOSTITUTO D’IMPOSTA',
  signedOn,
];

const fiscal = (row1: string, row2: string, row3: string, row4: string): string[] => [
  'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
  'DATI FISCALI   Redditi di lavoro dipendente  Redditi di lavoro dipendente  Redditi di pensione     Altri redditi',
  '               e assimilati con contratto a  e assimilati con contratto a                          assimilati',
  '               tempo indeterminato           tempo determinato',
  '               1                             2                             3                       4',
  row1,
  '',
  '               Assegni periodici    Numero di giorni          Rapporto di lavoro',
  '               corrisposti          Lavoro dip.   Pensione    Data di inizio     Data di cessazione',
  '               5                    6             7           8                  9',
  row2,
  '',
  '               Ritenute Irpef       Addizionale regionale     Acconto 2025       Saldo 2025',
  '               21                   22                        26                 27',
  row3,
  '',
  '               Imposta lorda        Totale detrazioni',
  '               361                  373',
  row4,
];

const filled = [
  laidOutPage(
    people(
      '                   1 01234567897            2 AURORA SERVIZI SRL',
      '                   1 RSSMRA80A41F205B       2 ROSSI                                    3 MARIA',
      '16 03 2026',
    ),
  ),
  laidOutPage(
    fiscal(
      '               30.000,00',
      '                                    365                       10/03/2019',
      '               4.100,00             420,50                    60,00              140,00',
      '               7.140,00             3.040,00',
    ),
    { number: 2 },
  ),
];

const read = async (pages = filled) => {
  const first = pages[0];
  const recognition = first ? fiscalReader.recognise(first) : null;
  if (!recognition) throw new Error('not recognised');
  return fiscalReader.read(pages, recognition, { today: '2026-11-15', readZone: async () => [] });
};

describe('Certificazione Unica', () => {
  test('on a scan, the number of the next cell is not taken for days', async () => {
    const [head] = filled;
    const row = '                                    8                         10/03/2019';
    const scanned = laidOutPage(fiscal('               30.000,00', row, '               4.100,00', ''), {
      number: 2,
      origin: 'ocr',
      confidence: 0.95,
    });
    expect(valuesOf(await read(head ? [head, scanned] : [])).days_worked ?? null).toBeNull();
    expect(valuesOf(await read(head ? [head, { ...scanned, origin: 'text' }] : [])).days_worked).toBe(8);
  });

  test('INC-04 says year, income, person and payer', async () => {
    const reading = await read();
    expect(reading).toMatchObject({ type: 'cu', country: 'IT', layout: 'cu_dipendente', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      issue_date: '2026-03-16',
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      payer_name: 'AURORA SERVIZI SRL',
      payer_id: '01234567897',
      income_open_ended: 3_000_000,
      income_fixed_term: null,
      days_worked: 365,
      employment_start: '2019-03-10',
      employment_end: null,
      tax_withheld: 410_000,
      regional_surtax: 42_050,
      municipal_surtax_advance: 6_000,
      municipal_surtax_balance: 14_000,
      gross_income: 3_000_000,
      net_estimate: 3_000_000 - 410_000 - 42_050 - 6_000 - 14_000,
      employment_kind: 'open_ended',
    });
  });

  test('every value names its place on the paper', async () => {
    const { fields } = await read();
    expect(fields.income_open_ended).toMatchObject({ page: 2, raw: '30.000,00' });
    expect(fields.income_open_ended?.box.left).toBeCloseTo(90);
  });

  test('the gross tax confirms the income by the brackets of the year', async () => {
    const { confirmations } = await read();
    expect(confirmations).toContainEqual(
      expect.objectContaining({ rule: 'cu_gross_tax', outcome: 'passed', expected: 714_000 }),
    );
    expect(confirmations.find(({ rule }) => rule === 'fiscal_code_name')?.outcome).toBe('passed');
  });

  test('INC-04 somebody who employs at home is the payer, not the person of the certificate', async () => {
    const head = laidOutPage(
      people(
        '                   1 BNCLCU70A01F205R       2 BIANCHI                                  3 LUCA',
        '                   1 RSSMRA80A41F205B       2 ROSSI                                    3 MARIA',
        '16 03 2026',
      ),
    );
    expect(valuesOf(await read([head, ...filled.slice(1)]))).toMatchObject({
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      payer_name: 'BIANCHI LUCA',
    });
  });

  test('INC-04 the & of a company stays in its name', async () => {
    const head = laidOutPage(
      people(
        '                   1 01234567897            2 HOTEL LAGO DI VERDI & C. SNC',
        '                   1 RSSMRA80A41F205B       2 ROSSI                                    3 MARIA',
        '16 03 2026',
      ),
    );
    expect(valuesOf(await read([head, ...filled.slice(1)])).payer_name).toBe('HOTEL LAGO DI VERDI & C. SNC');
  });

  test('INC-04 printed as a list, the number of the next point is not taken for days', async () => {
    const list = laidOutPage(
      [
        'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
        '1        Redditi di lavoro dipendente a tempo indeterminato     31.204,66',
        '2        Redditi di lavoro dipendente a tempo determinato            0,00',
        '6        Numero di giorni lavoro dipendente                           365',
        '21       Ritenute Irpef                                          5.810,02',
        '22       Addizionale regionale all’Irpef                           489,00',
      ],
      { number: 2 },
    );
    const { days_worked: days, tax, gross_income: gross } = valuesOf(await read([...filled.slice(0, 1), list]));
    expect([days === null || days === 365, tax, gross]).toEqual([true, 581_002, 3_120_466]);
  });

  test('a sheet of notes that names the return stays with the certificate', () => {
    const notes = laidOutPage([
      'CERTIFICAZIONE UNICA 2026   ANNOTAZIONI',
      'La certificazione può essere utilizzata per il Modello 730/2026, quadro C, prestato dall’assistenza fiscale.',
    ]);
    expect(fiscalReader.recognise(notes)?.type).toBe('cu');
  });

  test('INC-04 the insurance counts its points anew, and puts them between caption and figure', async () => {
    const insurance = laidOutPage(
      [
        'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
        'DATI PREVIDENZIALI     Imponibile previdenziale           Contributi a carico del lavoratore trattenuti',
        '                       4                                  6',
        '                                        34.406,10                                         3.161,92',
      ],
      { number: 3 },
    );
    expect(valuesOf(await read([...filled, insurance]))).toMatchObject({ contributions: 316_192, days_worked: 365 });
  });

  test('a blank form yields nothing, not zero', async () => {
    const reading = await read([laidOutPage(people('', '', '')), laidOutPage(fiscal('', '', '', ''), { number: 2 })]);
    const { tax_year, ...others } = valuesOf(reading);
    expect(tax_year).toBe(2025);
    expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
    expect(reading.unread).toEqual(['fiscal_id', 'payer_name', 'gross_income', 'tax']);
  });

  test('an income under the label of fixed-term work is not told as open-ended', async () => {
    const page = laidOutPage(fiscal('                                             18.250,40', '', '', ''), {
      number: 2,
    });
    const values = valuesOf(await read([...filled.slice(0, 1), page]));
    expect(values).toMatchObject({
      income_open_ended: null,
      income_fixed_term: 1_825_040,
      employment_kind: 'fixed_term',
    });
    expect(values.net_estimate).toBeNull();
  });

  test('the sheet for professionals is read by its own points', async () => {
    const page = laidOutPage(
      [
        'CERTIFICAZIONE LAVORO AUTONOMO, PROVVIGIONI E REDDITI DIVERSI',
        'Ammontare lordo corrisposto     Imponibile            Ritenute a titolo d’acconto',
        '4                               8                     9',
        '12.000,00                       12.000,00             2.400,00',
      ],
      { number: 2 },
    );
    const reading = await read([...filled.slice(0, 1), page]);
    expect(reading.layout).toBe('cu_autonomo');
    expect(valuesOf(reading)).toMatchObject({
      gross_income: 1_200_000,
      tax: 240_000,
      net_estimate: 960_000,
      employment_kind: 'self_employed',
    });
  });

  test('a figure that answers to two points is one income, of neither kind', async () => {
    const torn = laidOutPage(
      [
        'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
        'DATI FISCALI   tempo indeterminato',
        '               tempo determinato',
        '               1',
        '               2',
        '               30.000,00',
      ],
      { number: 2, lineHeight: 9 },
    );
    const reading = await read([...filled.slice(0, 1), torn]);
    expect(valuesOf(reading)).toMatchObject({
      income_open_ended: null,
      income_fixed_term: null,
      gross_income: 3_000_000,
      employment_kind: null,
    });
  });
});

test('INC-04 in a list an empty point leaves the figure below it to that of its own row', async () => {
  const row = (caption: string, value: string): string => `${caption}${value.padStart(100 - caption.length)}`;
  const list = laidOutPage(
    [
      'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
      row('1 Redd. lav. dip. e assim. tempo indeterminato', ''),
      row('2 Redd. lav. dip. e assim. tempo determinato', '18250,40'),
      row('3 Redditi di pensione', ''),
      row('6 Giorni lav. dip.', '365'),
      row('21 Ritenute Irpef', '2016,77'),
    ],
    { number: 2 },
  );
  expect(valuesOf(await read([...filled.slice(0, 1), list]))).toMatchObject({
    income_open_ended: null,
    income_fixed_term: 1_825_040,
    gross_income: 1_825_040,
    employment_kind: 'fixed_term',
  });
});

test('INC-01 dots that lead to a name are no part of it', async () => {
  const row = (caption: string, value: string): string => `${caption} ${'.'.repeat(80 - caption.length)}     ${value}`;
  const reading = await readPages([
    'CERTIFICAZIONE UNICA 2026',
    'CERTIFICAZIONE RELATIVA ALL’ANNO 2025',
    'DATI RELATIVI AL DATORE DI LAVORO, ENTE PENSIONISTICO O ALTRO SOSTITUTO D’IMPOSTA',
    row('1 Codice fiscale', '80078750587'),
    row('2 Cognome o Denominazione', 'INPS'),
    row('4 Comune', 'ROMA'),
    'DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE DELLE SOMME',
    row('1 Codice fiscale', 'RSSMRA80A41F205B'),
    row('2 Cognome o Denominazione', 'ROSSI'),
    row('3 Nome', 'MARIA'),
    'DATI FISCALI - REDDITI',
    row('3 Redditi di pensione', '18.933,55'),
  ]);
  expect(valuesOf(reading)).toMatchObject({ payer_name: 'INPS', person_name: 'ROSSI MARIA' });
});

describe('INC-04 a certificate whose captions are cut short', () => {
  const sheet = (first: string, second: string) => [
    laidOutPage([
      'CERTIFICAZIONE                                      CERTIFICAZIONE DI CUI ALL’ART. 4, COMMI 6-ter e 6-quater,',
      '                                                    DEL D.P.R. 22 LUGLIO 1998, n. 322, RELATIVA ALL’ANNO',
      'UNICA 2026                                                                                       2025',
      '',
      ...people(
        '',
        '                   1 RSSMRA80A41F205B       2 ROSSI                                    3 MARIA',
        '',
      ).slice(2),
      '',
      'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
      'Redditi di lavoro dipendente e assimilati co   Redditi di lavoro dipendente e assimilati co   Redditi di pensione',
      '',
      `1 ${first.padStart(30)}               2 ${second.padStart(30)}               3`,
    ]),
  ];

  test.each([
    ['23.747,92', '', { income_open_ended: 2_374_792, income_fixed_term: null }],
    ['', '23.747,92', { income_open_ended: null, income_fixed_term: 2_374_792 }],
  ])('the number of the cell tells which income it is: %s | %s', async (first, second, incomes) => {
    const values = valuesOf(await read(sheet(first, second)));
    expect(values).toMatchObject({ tax_year: 2025, gross_income: 2_374_792 });
    expect({ income_open_ended: null, income_fixed_term: null, ...values }).toMatchObject(incomes);
  });
});

describe('a photographed certificate', () => {
  const photographed = (lines: readonly string[]) => {
    const page = laidOutPage(lines, { origin: 'ocr', confidence: 0.97 });
    // The lines of a picture are as tall as the figures in them; a number that stands alone at the edge is lower.
    const words = page.words.map((word) => ({ ...word, size: word.box.left < 40 ? 6 : word.size }));
    return { ...page, words };
  };

  test('INC-04 tells a cell whose number was lost, days beside their number and captions in garbled small print', async () => {
    const page = photographed([
      'CERTIFICAZIONE UNICA 2026   CERTIFICAZIONE DI CUI ALL’ART. 4, COMMI 6-ter e 6-quater   RELATIVA ALL’ANNO 2025',
      'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
      'DATI FISCALI',
      'Redditi di lavoro dipendente e assimilati   Redditi di lavoro dipendente e assimilati   Redditi di pensione',
      '',
      '          13.676,40                         2                                           3',
      'Numero giorni Lavoro dipendente             Numero giorni Pensione                      Data di inizio rapporto',
      '',
      '6         332                               7                                           8   03/02/2025',
      'RITENUTE',
      'Ritenute Irpet                              Addizionale regionale all’Irpet             Sado 2025 add. comunale',
      '',
      '21        1.367,32                          22  236,60                                  27  86,16',
    ]);
    const recognition = fiscalReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const reading = await fiscalReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    expect(valuesOf(reading)).toMatchObject({
      income_open_ended: 1_367_640,
      income_fixed_term: null,
      days_worked: 332,
      employment_start: '2025-02-03',
      tax_withheld: 136_732,
      regional_surtax: 23_660,
      municipal_surtax_balance: 8_616,
    });
  });
});
