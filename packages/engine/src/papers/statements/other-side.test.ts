import { expect, test } from 'vitest';
import { booking } from '../../transactions/testing/bookings.ts';
import { withOtherSide } from './other-side.ts';

const otherSide = (amount: number, description: string, counterparty: string | null) =>
  withOtherSide(booking(amount, description, { counterparty })).counterparty;

test.each<[string, number, string, string | null, string | null]>([
  ['a wage', 1, 'disposto da: MITT.: ACME S.R.L. BENEF.: ROSSI MARIO', 'ROSSI MARIO', 'ACME S.R.L.'],
  ['a gift', 1, 'BENEF.: ROSSI MARIO ORD.: BIANCHI LUCA', 'ROSSI MARIO', 'BIANCHI LUCA'],
  [
    'a rent',
    -1,
    'Ordinante: ROSSI MARIO Beneficiario: COLOMBO ERNESTO Causale: CANONE',
    'ROSSI MARIO',
    'COLOMBO ERNESTO',
  ],
  ['German words', -1, 'Auftraggeber: Rossi Mario Empfänger: Hausbau GmbH', null, 'Hausbau GmbH'],
  ['the payee of a credit alone', 1, 'STIPENDIO BENEF.: ROSSI MARIO', 'ROSSI MARIO', null],
  ['another name beside the payee', 1, 'ACME SRL STIPENDIO BENEF.: ROSSI MARIO', 'ACME SRL', 'ACME SRL'],
  ['the other side alone', 1, 'MITT.: Rossi Anna', 'Rossi Anna', 'Rossi Anna'],
  ['a kind of booking in place of a name', 1, 'Gehalt Überweisungsgutschr. ACME eG', 'Überweisungsgutschr.', null],
  ['no caption', 1, 'BONIFICO DA ROSSI', 'ROSSI', 'ROSSI'],
])('%s', (_, amount, description, found, expected) => {
  expect(otherSide(amount, description, found)).toBe(expected);
});
