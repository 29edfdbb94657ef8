import type { Bank } from './bank.ts';

/** Bookings stand under the date of their day. Debits carry a minus behind, credits nothing; the list speaks of what is to your debit and to your favour. */
export const commerzbank = {
  id: 'commerzbank',
  name: 'Commerzbank',
  country: 'DE',
  bics: ['COBADEFF', 'DRESDEFF'],
  anchors: ['commerzbank ag', 'commerzbank aktiengesellschaft', 'www commerzbank de'],
  headers: {
    description: ['angaben zu den umsatzen'],
    debit: ['zu ihren lasten', 'zu ihren lasten eur', 'belastungen zu ihren lasten'],
    credit: ['zu ihren gunsten', 'zu ihren gunsten eur', 'gutschriften zu ihren gunsten'],
  },
} as const satisfies Bank;
