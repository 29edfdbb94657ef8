import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { printedBank } from './printed-bank.ts';
import { bankOf } from './recognise.ts';
import { textPage } from './testing/grid.ts';

const named = (...rows: string[]): string | null => printedBank(linesOf([textPage(rows)]))?.value ?? null;

test.each([
  ['Volksbank Musterstadt Nord', 'Volksbank Musterstadt Nord'],
  ['VR Bank Musterheide eG', 'VR Bank Musterheide'],
  ['Sparda-Bank Musterland eG', 'Sparda-Bank Musterland'],
  ['PSD             Bank Musterland eG', 'PSD Bank Musterland'],
  ['Raiffeisenkasse Musterdorf', 'Raiffeisenkasse Musterdorf'],
  ['Banca Popolare di Mustria S.p.A.', 'Banca Popolare di Mustria'],
  ['CASSA RURALE ALTA VALMUSTRA', 'CASSA RURALE ALTA VALMUSTRA'],
  ['Banca Popolare di Mustria', 'Banca Popolare di Mustria'],
  ['Banca d’Albamustra', 'Banca d’Albamustra'],
  ['Bankhaus Merkendorf & Brüder KG', 'Bankhaus Merkendorf & Brüder KG'],
  ['Volksbank Musterstadt eG, Filiale Nord, 55116 Mainz', 'Volksbank Musterstadt'],
  ['Commerzbank AG, Filiale Mainz, 55116 Mainz', null],
  ['Cassa integrazione guadagni', null],
  ['Erika Muster', null],
  ['Volksbank', null],
])('BANK-01 the head names the bank: %s', (row, told) => {
  expect(named(row, 'Kontoauszug Nr. 10/2026')).toBe(told);
});

test.each([
  ['HypoVereinsbank', 'Member of UniCredit', 'HypoVereinsbank'],
  ['UniCredit S.p.A.', 'Estratto conto', 'UniCredit'],
])('BANK-01 a member of a group goes by its own name: %s, %s', (head, below, name) => {
  expect(bankOf(linesOf([textPage([head, below])]))?.name).toBe(name);
});
