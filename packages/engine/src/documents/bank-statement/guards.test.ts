import { describe, expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { readPages } from './testing/read-pages.ts';

const row = '05.10.2026  06.10.2026  Einkauf                          12,00-';

describe('papers that resemble a bank statement', () => {
  test.each([
    ['card_statement', ['Kontoauszug zu Ihrer Muster Kreditkarte vom 10. Oktober 2026', row]],
    ['card_statement', ['ESTRATTO CONTO CARTA DI CREDITO', '05/10/2026 Spesa 12,00']],
    ['card_statement', ['Abrechnung Oktober 2026', 'Karten-Nr. 1234XXXX', 'Verfügungsrahmen EUR 4.000,00', row]],
    [
      'card_statement',
      ['Abrechnung: Oktober 2026', 'MUSTER-VISA-Card: 4930 00XX XXXX 1111', 'Karteninhaber: Max Muster', row],
    ],
    [
      'card_statement',
      ['Kontoauszug vom 10. Oktober 2026', 'Kreditrahmen: EUR 4.000,00', 'Neuer Saldo Rückzahlungsoptionen', row],
    ],
    ['card_statement', ['Umsatzübersicht', 'Alter Saldo 0,00', 'Hauptkarte/n, Max Muster', row]],
    ['loan_statement', ['Kontoauszug zu Ihrem Darlehen', 'Alter Saldo 100.000,00-', row]],
    ['loan_statement', ['PIANO DI AMMORTAMENTO', '05/10/2026 Rata 12,00']],
    ['securities_statement', ['Jahresdepotauszug zum 31.12.2026', 'ISIN Stück Kurs']],
    ['scalar_statement', ['RIASSUNTO SCALARE', 'NUMERI DEBITORI NUMERI CREDITORI']],
  ])('UPL-05 %s is recognised as what it is and not read', async (type, lines) => {
    const reading = await readPages(textPage(lines));
    expect(reading).toMatchObject({ kind: 'other', type, transactions: [], confirmations: [] });
  });

  test('a card or a loan among the bookings makes no card or loan statement', () => {
    const page = textPage([
      'Kontoauszug 10/2026   Girokonto',
      'Datum       Wert        Erläuterung                    Betrag EUR',
      '05.10.2026  06.10.2026  Kreditkartenabrechnung             12,00-',
      '05.10.2026  06.10.2026  Darlehen 4711 Tilgung              12,00-',
      '05.10.2026  06.10.2026  Depotauszug Gebühr                 12,00-',
    ]);
    expect(bankStatementReader.recognise(page)?.type).toBe('account_statement');
  });

  test.each([
    [
      'an invoice',
      ['Rechnung Nr. 4711', 'Datum Beschreibung Betrag', '05.10.2026 Beratung 100,00', '06.10.2026 Anfahrt 20,00'],
    ],
    ['a payslip', ['Entgeltabrechnung Oktober 2026', 'Bezeichnung Betrag', 'Gehalt 3.000,00', 'Auszahlung 2.000,00']],
    ['a letter', ['Sehr geehrte Damen und Herren,', 'den Betrag von 12,00 EUR buchen wir am 05.10.2026 ab.']],
    ['an empty page', []],
  ])('%s is none', (_, lines) => {
    expect(bankStatementReader.recognise(textPage(lines))).toBeNull();
  });

  test('an account that a card belongs to is an account', () => {
    const page = textPage([
      'Kontoauszug Oktober 2026   IBAN DE89370400440532013000',
      'Karte 4930 00XX XXXX 1111',
      'Karteninhaber: Max Muster',
      row,
    ]);
    expect(bankStatementReader.recognise(page)?.type).toBe('account_statement');
  });

  test('a page without any head goes on with the list', () => {
    const page = textPage([row, '               Supermarkt', row, row]);
    expect(bankStatementReader.recognise(page)).toMatchObject({ type: 'account_statement', starts: false });
    const hours = textPage(['05.10.2026  8,00', '06.10.2026  7,50', '07.10.2026  8,00']);
    expect(bankStatementReader.recognise(hours)).toBeNull();
  });

  test('a paper starts on its first page', () => {
    const lines = ['Datum Wert Erläuterung Betrag EUR', row, row];
    const starts = (head: string): boolean | undefined =>
      bankStatementReader.recognise(textPage([head, ...lines]))?.starts;
    expect([starts('Kontoauszug 10/2026 Seite 1 von 3'), starts('Kontoauszug 10/2026 Seite 2 von 3')]).toEqual([
      true,
      false,
    ]);
  });

  test('the number of a page may stand below its caption', () => {
    const starts = (number: string): boolean | undefined =>
      bankStatementReader.recognise(
        textPage([
          'Max Muster   Konto   Kontoauszug   Seite',
          `             4711    16            ${number}`,
          row,
          row,
        ]),
      )?.starts;
    expect([starts('1 von 3'), starts('2 von 3')]).toEqual([true, false]);
  });

  test('a form for both kinds of statement is the one whose list it holds', () => {
    const list = ['DATA       VALUTA     DESCRIZIONE             DARE         AVERE', row, row];
    const typed = (title: string) => bankStatementReader.recognise(textPage([title, ...list]))?.type;
    expect(typed('ESTRATTO CONTO SCALARE/ORDINARIO   RAPPORTO 000000402218')).toBe('account_statement');
    expect(typed('ESTRATTO CONTO SCALARE   RAPPORTO 000000402218')).toBe('scalar_statement');
  });
});
