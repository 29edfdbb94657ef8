import { addDays } from '@vesta/domain/dates/add-days';
import { categorise } from '../categorise.ts';
import type { AccountTransaction } from '../categorised.ts';
import { streamsOf } from '../streams/streams-of.ts';
import { booking } from './bookings.ts';

/** How long so many bookings take, with names and texts that hardly ever repeat: run with `npx tsx`. */
function manyBookings(count: number): AccountTransaction[] {
  const texts = [
    'PAGAMENTO POS ESSELUNGA CARTA 4417',
    'SVWZ+Miete',
    'BONIFICO A FAVORE DI',
    'Lastschrift Strom',
    'Zahlung',
  ];
  return Array.from({ length: count }, (_, at) => {
    const date = addDays('2025-01-01', Math.floor((at * 540) / count)) ?? '2025-01-01';
    const text = texts[at % texts.length] ?? '';
    const amount = (at % 3 === 0 ? 1 : -1) * (1_000 + ((at * 7_919) % 250_000));
    const counterparty = at % 2 === 0 ? `Firma Nummer${String.fromCharCode(65 + (at % 26))} ${at} GmbH` : 'Rossi Paola';
    return booking(amount, `${text} EREF+${at}X rif ${at} ${date}`, {
      date,
      counterparty,
      account: at % 2 ? 'A' : 'B',
    });
  });
}

const context = {
  holderNames: ['Mario Rossi', 'Anna Bianchi'],
  employerNames: ['Alfa Servizi S.r.l.', 'Muster Personal GmbH'],
  ownIbans: ['IT60X0542811101000000123456'],
  today: '2026-11-15',
};

/** Processor time, since other work on the machine lengthens every clock. */
function millisecondsFor(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

for (const count of [1_250, 2_500, 5_000, 10_000]) {
  const bookings = manyBookings(count);
  const times = Array.from({ length: 7 }, () => millisecondsFor(() => streamsOf(categorise(bookings, context))));
  const [first = 0] = times;
  process.stdout.write(`${count} bookings: first ${first.toFixed(0)} ms, best ${Math.min(...times).toFixed(0)} ms\n`);
}
