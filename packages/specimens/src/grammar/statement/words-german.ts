import type { Chance } from '../../chance.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import { germanMonthYear, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';

const time = (booking: Booking): string => booking.reference.split(' ')[1] ?? '10:15';
const mandate = (booking: Booking): string => booking.reference.split(' ')[0] ?? '';
const creditorOf = (booking: Booking): string => booking.reference.split(' ')[1] ?? 'DE98ZZZ09999999999';

const kinds = {
  salary: [
    'Lohn/Gehalt',
    'Gehalt/Rente',
    'LOHN GEHALT',
    'SEPA-Gutschrift Lohn',
    'Gutschrift Gehalt',
    'Lohn, Gehalt, Rente',
  ],
  benefit: ['Gutschrift', 'SEPA-Gutschrift', 'Zahlungseingang', 'Überweisungsgutschrift'],
  transfer_in: [
    'Gutschrift',
    'SEPA-Überweisungsgutschrift',
    'Echtzeitgutschrift',
    'Zahlungseingang',
    'GUTSCHR. UEBERWEISUNG',
  ],
  transfer_out: ['Überweisung', 'SEPA-Überweisung', 'Online-Überweisung', 'Internet-Überweisung'],
  standing_order: ['Dauerauftrag', 'SEPA-Dauerauftrag', 'DAUERAUFTRAG', 'Dauerauftragsbelastung'],
  direct_debit: [
    'Lastschrift',
    'SEPA-Basislastschrift',
    'Folgelastschrift',
    'CORE-LA',
    'FOLGELASTSCHRIFT',
    'Lastschrifteinzug',
  ],
  card: [
    'Kartenzahlung',
    'girocard-Zahlung',
    'Debitkartenzahlung',
    'VISA Debit Umsatz',
    'ELV-Lastschrift',
    'KARTENZAHLUNG',
  ],
  cash: ['Bargeldauszahlung', 'Geldautomat', 'GA-Verfügung', 'Auszahlung girocard', 'BARGELDAUSZAHLUNG'],
  own_transfer: ['Umbuchung', 'Übertrag', 'Interne Umbuchung', 'Überweisung eigenes Konto'],
  fee: ['Entgelt', 'Abschluss', 'Entgeltabschluss', 'Kontoführung'],
  tax: ['Überweisung', 'SEPA-Überweisung', 'Lastschrift'],
} as const;

export type GermanWords = (booking: Booking) => string[];

/** One bank's way to word bookings: which synonym, which tags, which references. */
export function germanWords(chance: Chance, capitals: boolean): GermanWords {
  const pick = Object.fromEntries(
    Object.entries(kinds).map(([method, words]) => [method, chance.pick<string>(words)]),
  ) as Record<Booking['method'], string>;
  const tags = chance.pick(['none', 'none', 'sepa', 'words'] as const);
  const hasIban = chance.happens(0.5);
  const isGrouped = chance.happens(0.5);
  const tellsAmount = chance.happens(0.25);
  const tellsDay = chance.happens(0.5);
  const iban = ({ counterpartyIban: number }: Booking): string[] =>
    hasIban && number ? [isGrouped ? `IBAN: ${inGroups(number)}` : `IBAN ${number}`] : [];
  const purposeOf = (booking: Booking, purpose: string): string[] => {
    const reference = booking.reference.replace(/\W/g, '').slice(0, 20);
    if (tags === 'sepa') return [`EREF+${reference} SVWZ+${purpose}`];
    return tags === 'words' ? [`Verwendungszweck: ${purpose}`, `Ref. ${reference}`] : [purpose];
  };

  const words: GermanWords = (booking) => {
    const { method, counterparty, purpose, amount, date, valueDate } = booking;
    const kind = pick[method];
    switch (method) {
      case 'salary':
      case 'benefit':
      case 'transfer_in':
      case 'standing_order':
      case 'own_transfer':
      case 'transfer_out':
      case 'tax':
        return [kind, counterparty, ...iban(booking), ...purposeOf(booking, purpose)];
      case 'direct_debit': {
        const invoice = tellsAmount
          ? `RNr ${mandate(booking).slice(-5)} vom ${numeric(valueDate, '.')} ueber ${plain(amount)} EUR `
          : '';
        return [
          kind,
          counterparty,
          ...purposeOf(booking, `${invoice}${purpose}`),
          tags === 'sepa'
            ? `MREF+${mandate(booking)} CRED+${creditorOf(booking)}`
            : `Mandat: ${mandate(booking)} Gläubiger-ID: ${creditorOf(booking)}`,
        ];
      }
      case 'card':
        return [
          kind,
          `${counterparty}//${purpose}/DE${tellsDay ? ` ${numeric(valueDate, '.')} um ${time(booking)} Uhr` : ''}`,
          ...(tellsAmount ? [`Originalbetrag ${plain(amount)} EUR Karte 4417`] : []),
        ];
      case 'cash':
        return [
          kind,
          `${counterparty} ${purpose}${tellsDay ? ` ${numeric(valueDate, '.')}/${time(booking)} UHR` : ''}`,
        ];
      default:
        return [kind, `${purpose}${tellsDay ? ` ${germanMonthYear(date)}` : ''}`];
    }
  };
  return (booking) => {
    const parts = words(booking).filter(Boolean);
    return capitals ? parts.map((part) => part.toLocaleUpperCase('de')) : parts;
  };
}
