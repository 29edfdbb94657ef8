import { describe, expect, test } from 'vitest';
import { holderOf } from './holder.ts';
import { ownBic, ownIban } from './iban.ts';
import { linesOf } from './lines.ts';
import { accountType, currencyOf, statementNumber } from './paper-facts.ts';
import { periodOf } from './period.ts';
import { textPage } from './testing/grid.ts';

const lines = (...texts: string[]) => linesOf([textPage([...texts, ...Array.from({ length: 20 }, () => ''), 'Fuß'])]);

describe('the holder', () => {
  test.each([
    [
      ['BBBank', 'Better Banking', 'BBBank eG, 76120 Musterstadt', '', 'Bettina Muster', 'Weg 5', '76199 Musterstadt'],
      'Bettina Muster',
    ],
    [['Intestato a: ROSSI MARIO'], 'ROSSI MARIO'],
    // Joint accounts say so, and a scan may turn the colon into an I.
    [['INTESTATO AI ROSSI MARIO'], 'ROSSI MARIO'],
    [['INTESTATARIO', 'ROSSI MARIO E BIANCHI ANNA'], 'ROSSI MARIO E BIANCHI ANNA'],
    [['Kontoinhaber: Max von der Mustermann     Seite 1'], 'Max von der Mustermann'],
    [['Kontoinhaber Selin Öztürk Zeitraum 01.10.2026 - 31.10.2026'], 'Selin Öztürk'],
    [
      ['Efisio Loi                            Saldo iniziale', 'Via Roma 9, 09121 Cagliari            1.724,09 €'],
      'Efisio Loi',
    ],
    [['Mario Rossi', '05/10/2026 Via Roma 9, 09121 Cagliari            1.724,09 €'], null],
    [['Frau', 'Erika Muster', 'Weg 3', '12345 Musterstadt'], 'Erika Muster'],
    [['Herr Max Mustermann'], 'Max Mustermann'],
    [['Gent.le Sig.ra', 'Bianchi Anna'], 'Bianchi Anna'],
    [['Erika Muster', 'Lindenweg 3', '12345 Musterstadt'], 'Erika Muster'],
    [['Deutsche Kreditbank AG', 'Taubenstr. 7-9', '10117 Berlin'], null],
    [['Account name Giulia Bianchi'], 'Giulia Bianchi'],
    [['Ihr Konto im Überblick'], null],
    // Banks that sound like people, above an address.
    [['Intesa Sanpaolo', 'Piazza San Carlo 156', '10121 Torino'], null],
    [['Crédit Agricole Italia', 'Via Università 1', '43121 Parma'], null],
    [['Intestatario / Kontoinhaber: ROSSI MARIO'], 'ROSSI MARIO'],
    [['Titolare della carta LO RUSSO ANNA          Disponibilità iniziale 2.527,09'], 'LO RUSSO ANNA'],
    [['Deniz Muster, Feldstraße 24, 28195 Bremen'], 'Deniz Muster'],
    [['Credito Padano, Via Emilia 4, 42121 Reggio Emilia'], null],
    [['Lena Muster', 'Am Markt 36, 80796 München'], 'Lena Muster'],
    [['Conto di Stefano Rossi'], 'Stefano Rossi'],
    [['Conto di deposito vincolato'], null],
    [['Rapporto: 003/000000418832 - ROSSI MARIO'], 'ROSSI MARIO'],
    [['Konto 4711081500 – Erika Muster'], 'Erika Muster'],
    [['Bankhaus Merkendorf & Brüder KG', 'Vera von Hohenfels', 'Seeweg 2', '80539 München'], 'Vera von Hohenfels'],
    [['Conto 12 - Mario Rossi'], null],
    [['Jonas Muster          IBAN: DE89370400440532013000       Erstellt am'], 'Jonas Muster'],
  ])('of %j is %s', (texts, name) => {
    expect(holderOf(lines(...texts))?.value ?? null).toBe(name);
  });
});

describe('the account', () => {
  test('is the labelled one, not that of the savings beside it', () => {
    const found = ownIban(
      lines('Referenzkonto: DE12500105170648489890', 'IBAN: DE89 3704 0044 0532 0130 00  BIC: COBADEFFXXX'),
    );
    expect(found).toMatchObject({ value: 'DE89370400440532013000', valid: true });
  });

  test.each([
    ['its foot', 'Bankhaus Muster AG  IBAN DE12 5001 0517 0648 4898 90'],
    ['a line of its own', 'Zahlungen an die Bank: IBAN DE12 5001 0517 0648 4898 90'],
  ])('is not that of the bank, which stands in %s on every page', (_where, foot) => {
    const page = ['x', foot];
    const found = ownIban(
      lines('Kontoinhaber    IBAN', 'Erika Muster    DE89 3704 0044 0532 0130 00', ...page, ...page, ...page, ...page),
    );
    expect(found?.value).toBe('DE89370400440532013000');
  });

  test('stays the account’s where its digits were changed, though those of the bank are right', () => {
    const page = ['IBAN DE89 3704 0044 0532 0130 01', 'x', 'Bankhaus Muster AG  IBAN DE12 5001 0517 0648 4898 90'];
    expect(ownIban(lines(...page, ...page))).toMatchObject({ value: 'DE89370400440532013001', valid: false });
  });

  test('may be printed in its parts, which count only when the check digits are right', () => {
    expect(ownIban(lines('COORDINATE IBAN', 'IT 60 X 05428 11101 000000123456'))?.value).toBe(
      'IT60X0542811101000000123456',
    );
    expect(ownIban(lines('IT 61 X 05428 11101 000000123456'))).toBeNull();
  });

  test('is known as wrong where its check digits are', () => {
    expect(ownIban(lines('IBAN DE89370400440532013001'))).toMatchObject({ valid: false });
    expect(ownIban(lines('Kontonummer 4711'))).toBeNull();
  });

  test('has the BIC beside it', () => {
    expect(ownBic(lines('BIC CITIDEFF', 'x', 'x', 'IBAN DE89370400440532013000', 'BIC: COBADEFFXXX'))?.value).toBe(
      'COBADEFFXXX',
    );
  });
});

describe('the period', () => {
  test.each([
    ['Movimenti dal 01/10/2026 al 31/10/2026', '2026-10-01', '2026-10-31'],
    ['Kontoauszug vom 28.12.2025 bis 27.01.2026', '2025-12-28', '2026-01-27'],
    ['16.05.2026 - 31.05.2026 Eingeräumter Dispokredit 0,00 €', '2026-05-16', '2026-05-31'],
    ['Period 01 May 2026 - 31 May 2026', '2026-05-01', '2026-05-31'],
    ['01.10.2026 fino a 31.10.2026', '2026-10-01', '2026-10-31'],
    ['Zeitraum 01.08.–31.10.2026', '2026-08-01', '2026-10-31'],
    ['Zeitraum 01.11.-31.01.2026', '2025-11-01', '2026-01-31'],
    ['Zeitraum 30.02.–31.10.2026', null, null],
    ['Kontoauszug Februar 2028', '2028-02-01', '2028-02-29'],
    ['ESTRATTO CONTO AL 31/03/2026', null, '2026-03-31'],
    ['Abrechnungszeitraum vom 01.07.2026 bis 30.09.2026', null, null],
    ['01.07.2026 bis 30.09.2026 0,50 % Zins', null, null],
    ['31/10/2026 al 01/10/2026', null, null],
  ])('%s', (text, start, end) => {
    const period = periodOf(lines(text), Number.POSITIVE_INFINITY);
    expect([period.start?.value ?? null, period.end?.value ?? null]).toEqual([start, end]);
  });
});

test('number, kind and currency of a statement', () => {
  const page = lines('Kontoauszug Nr. 004/2026', 'Girokonto 4711', 'Kontowährung EUR');
  expect(statementNumber(page)?.value).toBe('004/2026');
  expect(statementNumber(lines('Kontoauszug', 'Nr. 10/2026   Blatt 1'))?.value).toBe('10/2026');
  expect(statementNumber(lines('Kontoauszug: Erika Muster   Auszug 008 Seite 1'))?.value).toBe('008');
  expect(statementNumber(lines('Kontoauszug', '01.10.2026 bis 31.10.2026    Nr. 11/2026'))?.value).toBe('11/2026');
  expect(statementNumber(lines('Quartalsauszug Nr. 4'))?.value).toBe('4');
  expect(statementNumber(lines('Kontoauszug', 'BIC GENODEXX · Nr. 27 · Zeitraum'))?.value).toBe('27');
  expect(statementNumber(lines('Auszug aus dem Register', 'Seite 3 von 4'))).toBeNull();
  expect(accountType(page)?.value).toBe('current');
  expect(accountType(lines('1822direkt Tagesgeldkonto'))?.value).toBe('savings');
  expect(currencyOf(page)?.value).toBe('EUR');
  expect(currencyOf(lines('Kontowährung USD'))?.value).toBe('USD');
  expect(currencyOf(lines('Europa'))).toBeNull();
});
