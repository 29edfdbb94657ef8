import type { Chance } from '../../chance.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import { italianMonthYear, numeric, numericShort } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';

const time = (booking: Booking): string => booking.reference.split(' ')[1] ?? '10:15';
const mandate = (booking: Booking): string => booking.reference.split(' ')[0] ?? '';
const creditor = (booking: Booking): string => booking.reference.split(' ')[1] ?? '';

const kinds = {
  salary: [
    'ACCREDITO EMOLUMENTI',
    'Accredito stipendio',
    'BONIFICO PER STIPENDIO/PENSIONE',
    'Stipendio o pensione',
    'EMOLUMENTI',
    'Bonif. a Vs. favore - emolumenti',
  ],
  benefit: [
    'BONIFICO A VOSTRO FAVORE',
    'Accredito bonifico',
    'BONIFICO DA ENTE PUBBLICO',
    'Bonifico istantaneo ricevuto',
  ],
  transfer_in: ['BONIFICO A VOSTRO FAVORE', 'Bonifico ricevuto', 'Bonifico SEPA in entrata', 'BONIF. DA ALTRA BANCA'],
  transfer_out: ['DISPOSIZIONE DI BONIFICO', 'Bonifico SEPA disposto', 'Vs. disposizione di bonifico'],
  standing_order: [
    'BONIFICO PERIODICO',
    'Ordine permanente di bonifico',
    'DISPOSIZIONE RIPETITIVA',
    'Bonifico continuativo',
  ],
  direct_debit: [
    'ADDEBITO DIRETTO SDD',
    'Addebito SDD CORE',
    'SDD',
    'Pagamento utenze SDD',
    'ADDEBITO PREAUTORIZZATO SEPA',
  ],
  card: [
    'PAGAMENTO POS',
    'Pagamento con carta di debito',
    'PAGOBANCOMAT',
    'Operazione carta',
    'POS CARTA DEB. INTERN.',
  ],
  cash: ['PRELIEVO BANCOMAT', 'Prelievo ATM', 'PRELEVAMENTO CARTA DEBITO', 'Prelievo contante sportello automatico'],
  own_transfer: ['GIROCONTO', 'Giroconto a deposito', 'TRASFERIMENTO TRA CONTI', 'Giro fondi'],
  fee: ['COMPETENZE E SPESE', 'Canone', 'COMMISSIONI', 'Spese tenuta conto'],
  tax: ['PAGAMENTO F24', 'Delega unica F24', 'PAGAMENTO DELEGHE F23/F24'],
} as const;

export type ItalianWords = (booking: Booking) => string[];

/** One bank's way to word bookings: which synonym, which tags, which references. */
export function italianWords(chance: Chance, capitals: boolean): ItalianWords {
  const pick = Object.fromEntries(
    Object.entries(kinds).map(([method, words]) => [method, chance.pick<string>(words)]),
  ) as Record<Booking['method'], string>;
  const from = chance.pick(['DA', 'Ordinante:', 'ORD.', 'MITTENTE', 'Eseguito da']);
  const to = chance.pick(['A FAVORE DI', 'Beneficiario:', 'BENEF.', 'a', 'PER']);
  const why = chance.pick(['', 'Causale:', 'NOTE:', 'PER', 'MOTIVO']);
  const hasIban = chance.happens(0.4);
  const hasId = chance.pick(['', '', 'ID', 'CRO', 'TRN', 'RIF.']);
  const isGrouped = chance.happens(0.5);
  const tellsAmount = chance.happens(0.25);
  const tellsDay = chance.happens(0.5);
  const iban = ({ counterpartyIban: number }: Booking): string[] =>
    hasIban && number ? [`IBAN ${isGrouped ? inGroups(number) : number}`] : [];
  const id = ({ reference }: Booking): string[] => (hasId ? [`${hasId} ${reference.replace(/\W/g, '')}`] : []);
  const joined = (...words: string[]): string => words.filter(Boolean).join(' ');

  const words: ItalianWords = (booking) => {
    const { method, counterparty, purpose, amount, date, valueDate } = booking;
    const kind = pick[method];
    switch (method) {
      case 'salary':
      case 'benefit':
      case 'transfer_in':
        return [kind, joined(from, counterparty), ...iban(booking), joined(why, purpose), ...id(booking)];
      case 'transfer_out':
      case 'standing_order':
      case 'own_transfer':
        return [
          joined(kind, tellsDay ? `DEL ${numericShort(valueDate)}` : ''),
          joined(to, counterparty),
          ...iban(booking),
          joined(why, purpose),
          ...(tellsAmount ? [`COMM. ${plain(100)} SPESE ${plain(0)}`] : id(booking)),
        ];
      case 'direct_debit':
        return [
          kind,
          joined(counterparty, purpose),
          joined(
            tellsAmount ? `FATT. ${mandate(booking).slice(-5)} DEL ${numeric(valueDate)} EUR ${plain(amount)}` : '',
            `MANDATO ${mandate(booking)}`,
            tellsDay && creditor(booking) ? `COD. CREDITORE ${creditor(booking)}` : '',
          ),
        ];
      case 'card':
        return [
          joined(kind, tellsDay ? `DEL ${numeric(valueDate)} ORE ${time(booking)}` : '', 'CARTA *4417'),
          joined(counterparty, purpose, tellsAmount ? `IMPORTO ${plain(amount)} EUR` : ''),
        ];
      case 'cash':
        return [joined(kind, purpose, tellsDay ? `${numericShort(valueDate)} ${time(booking)}` : '')];
      case 'tax':
        return [joined(kind, purpose), joined('PROT.', booking.reference)];
      default:
        return [joined(kind, '-', purpose, tellsDay ? italianMonthYear(date).toUpperCase() : '')];
    }
  };
  return (booking) => {
    const parts = words(booking).filter(Boolean);
    return capitals ? parts.map((part) => part.toLocaleUpperCase('it')) : parts;
  };
}
