import { describe, expect, test } from 'vitest';
import { documentReaders } from '../index.ts';
import { papersInFile } from '../recognise/papers-in-file.ts';
import { textPage } from './testing/grid.ts';

const mentions = [
  'Fattura n. 4711 del 03/09/2026 imponibile 100,00 IVA 22,00',
  'SALDO FATTURA NUM 88 SCADENZA PAGAMENTO 30 GG CODICE CLIENTE 51',
  'Rechnung Nr. 2026-118 Kundennummer 4481 zahlbar sofort MwSt. 19 %',
  'RECHNUNGSNUMMER 90012 RECHNUNGSDATUM 01.09.2026',
  'Invoice number 55 amount due, billing address as before',
  'Mod. F24 sezione erario codice tributo 1040',
  'Mietvertrag Vermieter Kaltmiete September',
  'contratto di locazione canone locatore conduttore',
  'ACCREDITO BUSTA PAGA CEDOLINO AGOSTO',
  'Lohnabrechnung 08 2026',
  'ESTRATTO CONTO CARTA DI CREDITO NEXI',
  'Kreditkartenabrechnung Hauptkarte 1234',
  'Verfügungsrahmen Kartennummer 4711',
  'PIANO AMMORTAMENTO MUTUO RATA 12',
  'WERTPAPIERABRECHNUNG ISIN DE0001234567 STUCK KURS',
];
const separators = ['/', '.'] as const;

/** Bookings with one text wrapped below a row, at every place of the list, in both ways to write days. */
const page = (mention: string, at: number, separator: string, wraps: boolean): string[] => {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const day = `0${row + 1}${separator}09${separator}2026`;
    const text = row === at && !wraps ? mention.slice(0, 46) : `Pagamento ${row}`;
    return [
      `${day}   ${day}   ${text.padEnd(48)}${120 + row},40`,
      ...(row === at && wraps ? [`                          ${mention}`] : []),
    ];
  });
  return rows.flat();
};

const head = ['Estratto conto al 30/09/2026         IBAN IT60X0542811101000000123456', 'Saldo iniziale      1.000,00'];

describe('BANK-02 a booking names a paper, the page stays a statement', () => {
  const cases = mentions.flatMap((mention) =>
    [0, 3, 5].flatMap((at) =>
      separators.flatMap((sign) => [true, false].map((wraps) => [mention, at, sign, wraps] as const)),
    ),
  );

  test.each(cases)('%s in row %i, days with %s, wrapped: %s', (mention, at, separator, wraps) => {
    const lines = page(mention, at, separator, wraps);
    const pages = [textPage([...head, ...page('', 9, separator, false)], 1), textPage(lines, 2)];
    const papers = papersInFile(pages, documentReaders);
    expect(papers.map(({ recognition, pages: own }) => [recognition?.type, own.length])).toEqual([
      ['account_statement', 2],
    ]);
  });

  test('the text of a booking goes on at the top of a page', () => {
    const rest = [
      '                          Rechnung Nr. 2026-118 Kundennummer 4481 MwSt.',
      ...page('', 9, '.', false),
    ];
    const papers = papersInFile(
      [textPage([...head, ...page('', 9, '.', false)], 1), textPage(rest, 2)],
      documentReaders,
    );
    expect(papers).toHaveLength(1);
  });

  test('an invoice with dated rows is still an invoice', () => {
    const invoice = [
      'Rechnung Nr. 12        Kundennummer 4481',
      'Pos.  Menge  Einzelpreis',
      ...page('', 9, '.', false),
      '',
      '',
      'Zwischensumme   900,00',
      'zzgl. MwSt. 171,00',
    ];
    expect(papersInFile([textPage(invoice)], documentReaders)[0]?.recognition?.type).toBe('invoice');
  });
});

describe('BANK-02 pages of one statement', () => {
  const papersOf = (...pages: readonly (readonly string[])[]) =>
    papersInFile(
      pages.map((lines, at) => textPage(lines, at + 1)),
      documentReaders,
    ).map(({ pages: own, recognition }) => [recognition?.type, own.length]);

  const caption = 'Operazione                                           Contabilizzata il   Valuta            Euro';
  const behind = (text: string, amount: string): string => `${text.padEnd(54)}09.10.2026   09.10.2026   ${amount}`;

  test.each(mentions)('whose rows end with their days go on whatever a booking names: %s', (mention) => {
    const first = [...head, caption, behind('PAGAMENTO POS', '20,00-'), behind('PRELIEVO', '50,00-')];
    const second = [
      'Banca Colli                            2',
      caption,
      behind('BONIFICO PER STIPENDIO', '1.583,90+'),
      behind('BONIFICO SEPA DISPOSTO', '371,28-'),
      mention,
      behind('PAGAMENTO POS', '51,57-'),
    ];
    expect(papersOf(first, second)).toEqual([['account_statement', 2]]);
  });

  const top = (month: string): string[] => [
    `Milan Petrovic                      Kontoauszug Nr. ${month}/2026`,
    `Heilbronner Straße 150, 70191 Stuttgart        01.${month}.2026 bis 30.${month}.2026`,
  ];
  const list = (month: string): string[] => [
    ...top(month),
    'Beschreibung                            Verbuchungsdatum             Betrag',
    `Markt                                   02.${month}.2026             -29,49 €`,
    `Stadtwerke                              07.${month}.2026             -69,57 €`,
    `Gehalt                                  27.${month}.2026          +2.390,08 €`,
  ];
  const summary = (month: string): string[] => [
    ...top(month),
    'Zusammenfassung',
    'Dein alter Kontostand            +100,00 €',
    'Dein neuer Kontostand          +2.391,02 €',
    'IBAN: DE89 3704 0044 0532 0130 00',
  ];

  test('its sums on a page of their own belong to the list before them, those of another month do not', () => {
    expect(papersOf(list('09'), summary('09'))).toEqual([['account_statement', 2]]);
    expect(papersOf(list('09'), summary('11'))).toHaveLength(2);
  });
});
