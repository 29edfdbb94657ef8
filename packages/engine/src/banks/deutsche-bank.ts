import type { Bank } from './bank.ts';

/** A sign apart from its amount, and a caption between the kind of booking and its purpose. */
export const deutscheBank = {
  id: 'deutsche-bank',
  name: 'Deutsche Bank',
  country: 'DE',
  bics: ['DEUTDEBB', 'DEUTDEFF', 'DEUTDEDB'],
  anchors: ['deutsche bank ag', 'deutsche bank privat', 'www deutsche bank de'],
  // The form number that ends every sheet.
  skip: [/^\d{10} \d{8} \d{8}$/],
  clean: (text) => text.replace(/\s*Verwendungszweck\/\s*Kundenreferenz\s*/gi, ' '),
} as const satisfies Bank;
