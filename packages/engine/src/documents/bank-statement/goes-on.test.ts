import { describe, expect, test } from 'vitest';
import { recogniseStatement } from './recognise.ts';
import { textPage } from './testing/grid.ts';

const starts = (lines: readonly string[]): boolean | undefined => recogniseStatement(textPage(lines))?.starts;

const head = ['Kontoauszug 9/2026                 IBAN DE89370400440532013000'];
const rows = [
  '02.09.2026   Gehalt Muster GmbH                        1.500,00',
  '04.09.2026   Miete                                      -600,00',
  '05.09.2026   Stadtwerke                                  -51,00',
];

describe('BANK-02 a page of bookings', () => {
  test('begins a statement under a head with its balance', () => {
    expect(starts([...head, 'Alter Saldo                              100,00', ...rows])).toBe(true);
  });

  test('goes on where a sum is taken over from the page before, though the head is repeated', () => {
    expect(starts([...head, '             Übertrag    EUR             100,00', ...rows])).toBe(false);
    expect(starts([...head, '             Riporto                     100,00', ...rows])).toBe(false);
  });

  test('begins where the first booking itself is called a transfer', () => {
    const transfer = '01.09.2026   Übertrag Tagesgeld                          10,00';
    expect(starts([...head, 'Alter Saldo                              100,00', transfer, ...rows])).toBe(true);
  });

  test('goes on where its bookings stand above everything else', () => {
    const foot = ['Neuer Saldo                              949,00', 'Hinweise zum Kontoauszug'];
    expect(starts([...rows, ...foot, ...head])).toBe(false);
  });

  test.each(['Übertrag von Blatt 1', 'Saldovortrag von Seite 1', 'Riporto da pagina 1'])(
    'is not numbered by the page that its sum comes from: %s',
    (carried) => {
      expect(starts(['Volksbank', `             ${carried.padEnd(28)}100,00`, ...rows])).toBe(false);
    },
  );

  test('is not numbered by the page that it points to', () => {
    const foot = 'Fortsetzung Seite 2         Übertrag          949,00';
    expect(starts([...head, 'Alter Saldo                              100,00', ...rows, foot])).toBe(true);
  });

  test('does not start where its sheet has a number above one, however the word for it ends', () => {
    const sheet = (number: number): string => `Kontoauszug vom 31.10.2026   Blattnummer ${number}`;
    const balance = 'Neuer Saldo                              100,00';
    expect(starts([sheet(3), ...rows, balance])).toBe(false);
    expect(starts([sheet(1), ...rows, balance])).toBe(true);
  });

  test('goes on under a repeated title where the days stand behind the texts and the balances below', () => {
    const title = 'Kontoauszug Nr. 9/2026';
    const list = [
      'Beschreibung                   Verbuchungsdatum         Betrag',
      'Gutschrift Muster GmbH         02.09.2026            +1.500,00',
      'Kartenzahlung                  04.09.2026               -12,40',
    ];
    const balances = ['Alter Kontostand                            +100,00', 'Neuer Kontostand        +1.587,60'];
    expect(starts([title, ...list, ...balances])).toBe(false);
    expect(starts([title, ...balances, ...list])).toBe(true);
  });

  test('ends the statement before where it holds nothing but the captions and the last balance', () => {
    const foot = 'Il presente estratto conto si intende approvato trascorsi 60 giorni.';
    const captions = 'DATA    VALUTA    ADDEBITI    ACCREDITI   DESCRIZIONE';
    expect(starts([captions, '                       1.388,75   SALDO FINALE', foot])).toBe(false);
    expect(starts([captions, '                       1.388,75   SALDO INIZIALE', foot])).toBe(true);
  });
});
