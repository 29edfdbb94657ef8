import type { Booking, Method } from '../../../ledger/booking.ts';

/** The line that names the kind of booking. */
const kinds: Record<Method, readonly [savingsBank: string, directBank: string]> = {
  salary: ['Lohn, Gehalt, Rente', 'Gehalt/Rente'],
  benefit: ['Zahlungseingang', 'Gutschrift'],
  transfer_in: ['Zahlungseingang', 'Gutschrift'],
  transfer_out: ['Überweisung online', 'Ueberweisung'],
  standing_order: ['Dauerauftrag', 'Dauerauftrag/Terminueberw.'],
  direct_debit: ['Basislastschrift', 'Lastschrift'],
  card: ['Kartenzahlung', 'Lastschrift'],
  cash: ['Bargeldauszahlung', 'Bargeldauszahlung'],
  own_transfer: ['Umbuchung', 'Ueberweisung'],
  fee: ['Entgeltabschluss', 'Entgelt'],
  tax: ['Lastschrift', 'Lastschrift'],
};
export const savingsBankKind = (booking: Booking): string => kinds[booking.method][0];
export const directBankKind = (booking: Booking): string => kinds[booking.method][1];

export const mandateOf = (booking: Booking): string => booking.reference.split(' ')[0] ?? '';
export const creditorOf = (booking: Booking): string => booking.reference.split(' ')[1] ?? '';
const cardTime = (booking: Booking): string => booking.reference.replace(' ', 'T').replace(':', '.');

/** Party, purpose and references below the kind, in plain words. */
export function plainGerman(booking: Booking): string[] {
  const { counterparty, purpose } = booking;
  switch (booking.method) {
    case 'card':
    case 'cash':
      return [`${counterparty}//${purpose}/DE`, `${cardTime(booking)} Debitk.54 2029-12`];
    case 'direct_debit':
      return [counterparty, purpose, `Gläubiger-ID: ${creditorOf(booking)}`];
    case 'fee':
      return [purpose];
    default:
      return [counterparty, purpose];
  }
}

/** The same with the SEPA tags glued together, as mainframes hand them on. */
export function taggedGerman(booking: Booking): string[] {
  const { counterparty, purpose } = booking;
  switch (booking.method) {
    case 'card':
    case 'cash':
      return [counterparty, `SVWZ+${cardTime(booking)} Debitk.1 2029-12 ABWA+${counterparty}//${purpose}/DE`];
    case 'direct_debit':
      return [
        counterparty,
        `EREF+${mandateOf(booking)} MREF+M${mandateOf(booking)} CRED+${creditorOf(booking)} SVWZ+${purpose}`,
      ];
    case 'fee':
      return [purpose];
    default:
      return [counterparty, `EREF+${booking.reference} SVWZ+${purpose}`];
  }
}
