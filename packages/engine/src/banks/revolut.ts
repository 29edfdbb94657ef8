import type { Bank } from './bank.ts';

/** Unmarked amounts in two columns beside a running balance; payments that are pending or were undone follow below. */
export const revolut = {
  id: 'revolut',
  name: 'Revolut',
  country: 'LT',
  codes: ['10010178', '03669', '32500'],
  bics: ['REVODEB2', 'REVOITM2', 'REVOLT21'],
  anchors: ['revolut bank uab', 'revolut'],
  headers: {
    debit: ['money out', 'denaro in uscita', 'ausgehendes geld', 'ausgaben'],
    credit: ['money in', 'denaro in entrata', 'eingehendes geld', 'einnahmen'],
  },
  skip: [/^(to|from|a|da|an|von) account /, /^(revolut rate|tasso revolut|revolut kurs)/, /^(fee|commissione|gebuhr) /],
} as const satisfies Bank;
