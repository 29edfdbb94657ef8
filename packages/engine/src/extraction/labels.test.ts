import { describe, expect, test } from 'vitest';
import { parseAmount } from './amount.ts';
import { editDistance } from './edit-distance.ts';
import { laidOutPage } from './fixtures/laid-out-page.ts';
import { candidatesNamed, headsOf } from './label-values.ts';
import { labelIndex, sheetOf } from './labels.ts';

const index = labelIndex([
  { name: 'net', phrases: ['Netto del mese', 'Netto-Verdienst'] },
  { name: 'gross', phrases: ['Totale competenze', 'Gesamt-Brutto'] },
  { name: 'deductions', phrases: ['Totale trattenute', 'Steuerrechtliche Abzüge'] },
  { name: 'health', phrases: ['KV-Beitrag'] },
  { name: 'pension', phrases: ['RV-Beitrag'] },
  { name: 'class', phrases: ['StKl'] },
  { name: 'code', phrases: ['C.F.', 'Cod. Fisc.'] },
  { name: 'plain_net', phrases: ['Netto'], alone: true },
]);
const names = (...lines: string[]): string[] => sheetOf(laidOutPage(lines), index).labels.map((label) => label.name);
const amounts = (name: string, ...lines: string[]): number[] =>
  candidatesNamed(sheetOf(laidOutPage(lines), index), name, { parse: parseAmount, words: 2 }).map((c) => c.value);

describe('labels', () => {
  test.each([
    ['NETTO DEL MESE', 'net'],
    ['Netto  del  mese:', 'net'],
    ['NETTODELMESE', 'net'],
    ['NETT0 DEL MESE', 'net'],
    ['Nettc del mese', 'net'],
    ['Gesamt-Brutio', 'gross'],
    ['Steuerrechtiiche Abzuge', 'deductions'],
    ['CF', 'code'],
    ['c. f.', 'code'],
    ['COD.FISC', 'code'],
    ['|StKi', 'class'],
  ])('%j is read as %s', (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  test.each(['Netto', 'NETTO:'])('%j alone is a label of its own', (text) => {
    expect(names(text)).toEqual(['plain_net']);
  });

  test('a short word within a sentence is none', () => {
    expect(names('il netto sconto')).toEqual([]);
  });

  test('a short label beside another is one where a narrow column parts them, and none behind a blank', () => {
    expect(names('Netto  Gesamt-Brutto').toSorted()).toEqual(['gross', 'plain_net']);
    expect(names('Gesamt-Brutto  Netto').toSorted()).toEqual(['gross', 'plain_net']);
    expect(names('Netto Gesamt-Brutto')).toEqual(['gross']);
    expect(names('Netto  Sconto')).toEqual([]);
  });

  test('captions in a list are not one broken caption, whichever edge their values share', () => {
    const listed = labelIndex([
      { name: 'base', phrases: ['SV-Brutto'] },
      { name: 'health', phrases: ['KV'] },
      { name: 'health_base', phrases: ['SV-Brutto KV'] },
    ]);
    const read = (...lines: string[]): string[] => sheetOf(laidOutPage(lines), listed).labels.map(({ name }) => name);
    expect(read('SV-Brutto      5.610,59', 'KV               485,32')).toEqual(['base', 'health']);
    expect(read('SV-Brutto      5.610,59', 'KV             485,32')).toEqual(['base', 'health']);
    expect(read('SV-Brutto', 'KV')).toEqual(['health_base']);
  });

  test('a short label forgives no other letter', () => {
    expect(names('StKa', 'CE')).toEqual([]);
  });

  test('what could be either of two labels is neither', () => {
    expect(names('XV-Beitrag')).toEqual([]);
    expect(names('KV-Beitrag RV-Beitrag')).toEqual(['health', 'pension']);
  });

  test('wordings whose neighbours mean the opposite forgive nothing', () => {
    const strict = labelIndex([{ name: 'fixed', phrases: ['tempo determinato'], exact: true }]);
    const read = (text: string): number => sheetOf(laidOutPage([text]), strict).labels.length;
    expect([read('TEMPO DETERMINATO'), read('TEMPO DETERMINAT0'), read('TEMPO IDETERMINATO')]).toEqual([1, 1, 0]);
  });

  test('words far apart make no label', () => {
    expect(names('Totale            competenze')).toEqual([]);
  });

  test('a label may be broken over two lines of its cell', () => {
    expect(names('Steuerrechtliche    Menge', 'Abzüge')).toEqual(['deductions']);
  });

  test('captions below each other with a value beside each are not one', () => {
    const both = labelIndex([
      { name: 'kind', phrases: ['qualifica'] },
      { name: 'level', phrases: ['liv'] },
      { name: 'placing', phrases: ['qualifica liv'] },
    ]);
    const read = (...lines: readonly string[]): string[] =>
      sheetOf(laidOutPage(lines), both).labels.map(({ name }) => name);
    expect(read('Qualifica     Impiegato', 'Liv.          4')).toEqual(['kind', 'level']);
    expect(read('Qualifica     Matricola', 'Liv.', 'Impiegato 4   812')).toEqual(['placing']);
  });

  test('a heading set to the left of its block is that of all captions up to the next one', () => {
    const year = labelIndex([
      { name: 'taxable', phrases: ['imp irpef'] },
      { name: 'social', phrases: ['imp prev'] },
      { name: 'year', phrases: ['progressivo imp irpef'] },
    ]);
    const sheet = sheetOf(
      laidOutPage([
        'Mese                                             Progressivo',
        'Imp. prev.     Contributi     Imp. IRPEF         Imp. prev.     Imp. IRPEF',
      ]),
      year,
    );
    expect(sheet.labels.map(({ name }) => name).toSorted()).toEqual(['social', 'social', 'taxable', 'year']);
  });
});

describe('values', () => {
  test('stand right of the label, up to the next one', () => {
    expect(amounts('gross', 'TOTALE COMPETENZE 2.000,00   TOTALE TRATTENUTE 320,26')).toEqual([200_000]);
  });

  test('or below, in the column of the label', () => {
    const lines = [
      'TOTALE COMPETENZE    TOTALE TRATTENUTE    NETTO DEL MESE',
      '         2.000,00               320,26          1.679,74',
    ];
    expect(amounts('gross', ...lines)).toEqual([200_000]);
    expect(amounts('deductions', ...lines)).toEqual([32_026]);
    expect(amounts('net', ...lines)).toEqual([167_974]);
  });

  test('or below in the field that the label opens, though not right under it', () => {
    const lines = ['NETTO DEL MESE                            TOTALE TRATTENUTE', '                    1.679,74 €'];
    expect(amounts('net', ...lines)).toEqual([167_974]);
    expect(amounts('deductions', ...lines)).toEqual([]);
  });

  test('under an unknown heading belong to it, not to the label beside it', () => {
    const lines = ['NETTO DEL MESE      ALTRO IMPORTO', '                         500,00'];
    expect(amounts('net', ...lines)).toEqual([]);
  });

  test('stand under the whole of a caption: a stroke within it heads nothing', () => {
    const index = labelIndex([{ name: 'firm', phrases: ['ragione sociale indirizzo'] }]);
    const page = laidOutPage(['Ragione sociale / Indirizzo      Matricola'], { letter: 3 });
    const [row] = sheetOf(page, index).rows;
    expect(row?.labels).toHaveLength(1);
    expect(row && headsOf(row)).toHaveLength(2);
  });

  test('beyond another label in the same column are not taken', () => {
    expect(amounts('net', 'NETTO DEL MESE', 'TOTALE TRATTENUTE', '320,26')).toEqual([]);
  });

  test('of labels in a row belong to them in the same order', () => {
    const line = 'Totale trattenute / Totale competenze      445,01      2.180,00';
    expect([amounts('deductions', line)[0], amounts('gross', line)[0]]).toEqual([44_501, 218_000]);
  });

  test('printed without a blank behind the colon are found', () => {
    expect(amounts('net', 'Netto del mese:1.679,74')).toEqual([167_974]);
  });

  test('a sign of equality in the column before parts no words of a caption', () => {
    expect(amounts('net', '31 gg    =   Netto del mese   1.679,74')).toEqual([167_974]);
  });

  test('nearer ones come first', () => {
    expect(amounts('net', 'Netto del mese 10,00 anno precedente 20,00')).toEqual([1_000, 2_000]);
  });
});

test.each([
  ['lohnsteuer', 'lohnsteuer', 0],
  ['lohnsteuer', 'lohnsteucr', 1],
  ['lohnsteuer', 'ohnsteuerr', 2],
  ['lohnsteuer', 'kirchensteuer', 3],
])('from %s to %s it is %i, and never counted beyond the limit', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
