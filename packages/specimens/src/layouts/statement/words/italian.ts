import type { Booking, Method } from '../../../ledger/booking.ts';
import { numericShort } from '../../../wording/dates.ts';

/** Causali ABI: the bankers' two digits for a kind of movement. */
const causali: Record<Method, string> = {
  salary: '27',
  benefit: '48',
  transfer_in: '48',
  transfer_out: '26',
  standing_order: '26',
  direct_debit: '50',
  card: '43',
  cash: '05',
  own_transfer: '34',
  fee: '66',
  tax: '19',
};
export const causale = (booking: Booking): string => causali[booking.method];

const upper = (text: string): string => text.toLocaleUpperCase('it');
const time = (booking: Booking): string => booking.reference.split(' ')[1] ?? '';
const mandate = (booking: Booking): string => booking.reference.split(' ')[0] ?? '';

/** Capitals throughout, as the older programs write. */
export function classicItalian(booking: Booking): string[] {
  const { counterparty, purpose, reference } = booking;
  switch (booking.method) {
    case 'salary':
      return [upper(`ACCREDITO EMOLUMENTI - BONIFICO DA ${counterparty}`), upper(purpose)];
    case 'benefit':
    case 'transfer_in':
      return [upper(`BONIFICO A VOSTRO FAVORE DA ${counterparty}`), upper(purpose), `CRO ${reference}`];
    case 'transfer_out':
    case 'standing_order':
      return [upper(`BONIFICO DA VOI DISPOSTO A FAVORE DI ${counterparty}`), upper(purpose)];
    case 'direct_debit':
      return [upper(`ADDEBITO DIRETTO SDD ${counterparty}`), upper(`${purpose} MANDATO ${mandate(booking)}`)];
    case 'card':
      return [
        `PAGAMENTO POS ${numericShort(booking.valueDate)} ORE ${time(booking)}`,
        upper(`${counterparty} ${purpose} CARTA 4417`),
      ];
    case 'cash':
      return [upper(`PRELIEVO BANCOMAT ${numericShort(booking.valueDate)} ${purpose}`)];
    case 'tax':
      return [upper(`PAGAMENTO DELEGHE F24 ${purpose}`)];
    case 'own_transfer':
      return [upper(`GIROCONTO A FAVORE DI ${counterparty}`), upper(purpose)];
    default:
      return [upper(purpose)];
  }
}

/** The kind in words first, then who and why, in sentences: newer banks. */
export function modernItalian(booking: Booking): string[] {
  const { counterparty, purpose } = booking;
  switch (booking.method) {
    case 'salary':
      return ['Accredito stipendio o pensione', `${counterparty} ${purpose}`];
    case 'benefit':
    case 'transfer_in':
      return ['Bonifico in entrata', `Ordinante: ${counterparty}`, `Causale: ${purpose}`];
    case 'transfer_out':
      return ['Bonifico SEPA Italia', `Beneficiario: ${counterparty}`, `Causale: ${purpose}`];
    case 'standing_order':
      return ['Bonifico periodico', `Beneficiario: ${counterparty}`, `Causale: ${purpose}`];
    case 'direct_debit':
      return ['Addebito SDD', `${counterparty} ${purpose}`, `Mandato ${mandate(booking)}`];
    case 'card':
      return ['Pagamento Visa Debit', `${counterparty} ${purpose}`];
    case 'cash':
      return ['Prelievo ATM', purpose];
    case 'tax':
      return ['Pagamento F24', purpose];
    case 'own_transfer':
      return ['Giroconto', `Beneficiario: ${counterparty}`, purpose];
    default:
      return [purpose.charAt(0) + purpose.slice(1).toLowerCase()];
  }
}
