import type { Bank } from './bank.ts';

/** Two columns of amounts and a third that is called amount and holds the balance; the day stands below the text. */
export const wise = {
  id: 'wise',
  name: 'Wise',
  country: 'BE',
  bics: ['TRWIBEB1'],
  anchors: ['wise europe', 'wise payments', 'wise'],
  headers: {
    debit: ['outgoing', 'ausgehend', 'in uscita'],
    credit: ['incoming', 'eingehend', 'in entrata'],
    balance: ['amount', 'betrag', 'importo'],
  },
} as const satisfies Bank;
