import { addDays } from '@vesta/domain/dates/add-days';
import type { AccountTransaction } from '@vesta/engine/transactions/categorised';

const texts = [
  'PAGAMENTO POS ESSELUNGA CARTA 4417',
  'SVWZ+Miete',
  'BONIFICO A FAVORE DI',
  'Lastschrift Strom',
  'Zahlung',
] as const;

/** Bookings of a year and a half, with names and texts that hardly ever repeat. */
export const manyBookings = (count: number): AccountTransaction[] =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays('2025-01-01', Math.floor((at * 540) / count)) ?? '2025-01-01';
    return {
      date,
      value_date: null,
      amount: (at % 3 === 0 ? 1 : -1) * (1_000 + ((at * 7_919) % 250_000)),
      description: `${texts[at % texts.length]} EREF+${at}X rif ${at} ${date}`,
      balance: null,
      counterparty: at % 2 === 0 ? `Firma Nummer${String.fromCharCode(65 + (at % 26))} ${at} GmbH` : 'Rossi Paola',
      counterparty_iban: null,
      code: null,
      page: 1,
      box: { left: 0, top: 0, right: 0, bottom: 0 },
      account: at % 2 ? 'A' : 'B',
    };
  });
