import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['Bezüge für März', ['BEZUEGE', 'FUER', 'MAERZ']],
  ["Mensilità, nell'anno", ['MENSILITA', 'NELL', 'ANNO']],
  ['Straße Großmann', ['STRASSE', 'GROSSMANN']],
  ['ACME S.R.L. MILANO', ['ACME', 'SRL', 'MILANO']],
  ['Beta S.p.A.', ['BETA', 'SPA']],
  ['Verein e. V. Köln', ['VEREIN', 'EV', 'KOELN']],
  ['LOHN/GEHALT', ['LOHN', 'GEHALT']],
  ['EREF+MIETE01 MREF+RATE-7 SVWZ+Gehalt 10/2026', ['SVWZ', 'GEHALT', '10', '2026']],
  ['', []],
  ['…', []],
])('%s is read as %j', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});
