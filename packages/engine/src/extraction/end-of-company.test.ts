import { expect, test } from 'vitest';
import { endOfCompany } from './end-of-company.ts';

test.each([
  ['Waldmann Logistik GmbH & Co. KG, Industriestraße 5', 'Waldmann Logistik GmbH & Co. KG,'],
  ['Waldmann GmbH und Co KGaA Stuttgart', 'Waldmann GmbH und Co KGaA'],
  ['Nordwind Logistik GmbH und Frau Anna Lindner', 'Nordwind Logistik GmbH'],
  ['Nordwind Logistik GmbH, & Co', 'Nordwind Logistik GmbH,'],
  ['Aurora S.r.l. unipersonale via Roma', 'Aurora S.r.l. unipersonale'],
  ['Aurora S.r.l.', 'Aurora S.r.l.'],
  ['Farmacia Santa Lucia S.n.c. di Dott. Neri', 'Farmacia Santa Lucia S.n.c. di Dott. Neri'],
  ['Officina Aurora S.a.s. di Rossi Mario & C., Via Roma 3', 'Officina Aurora S.a.s. di Rossi Mario & C.,'],
  ['Aurora S.n.c. di Bianchi Luca Via Roma 3', 'Aurora S.n.c. di Bianchi Luca'],
  ['Aurora S.n.c. di Modena con sede', 'Aurora S.n.c.'],
  ['Aurora S.r.l. di Rossi Mario', 'Aurora S.r.l.'],
])('%s', (text, name) => {
  const words = text.split(' ');
  const form = words.findIndex((word) => /^(?:GmbH|S\.r\.l\.|S\.n\.c\.|S\.a\.s\.)/.test(word));
  expect(words.slice(0, endOfCompany(words, form) + 1).join(' ')).toBe(name);
});
