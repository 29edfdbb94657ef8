import type { Day } from '@vesta/domain/dates/day';
import { firstDay, lastDay, monthOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { germanEmployer, germanTrades, italianEmployer, italianTrades } from './employers.ts';
import type { ContractKind, Country, GermanTraits, Job } from './person.ts';

const roles = {
  IT: ['Impiegato amministrativo', 'Operaio specializzato', 'Addetto vendite', 'Tecnico di laboratorio'],
  DE: ['Sachbearbeitung', 'Mechatronik', 'Pflegefachkraft', 'Softwareentwicklung'],
} as const;
const levels = { IT: ['3', '4', '4S', 'C2', '5'], DE: ['EG 7', 'EG 9', 'K3', 'E 11'] } as const;

export const funds = [
  { name: 'Techniker Krankenkasse', extra: 270 },
  { name: 'AOK Bayern', extra: 290 },
  { name: 'BARMER', extra: 330 },
  { name: 'IKK Südwest', extra: 250 },
] as const;

const germanTraits = (chance: Chance): GermanTraits => ({
  taxClass: chance.pick([1, 1, 3, 4]),
  church: chance.pick(['ev', 'rk', null, null]),
  children: chance.pick([0, 0, 1, 2]),
  fund: chance.pick(funds),
  savings: chance.happens(0.5),
  group: '101',
});

export interface JobWishes {
  readonly gross: number;
  readonly hired: Day;
  readonly layout: string;
  readonly contract?: ContractKind;
  readonly ends?: Day | null;
  readonly employer?: string;
  readonly agreement?: string;
  readonly public?: boolean;
  readonly payments?: number;
  readonly role?: string;
  readonly partTime?: number;
  readonly german?: GermanTraits;
}

/** A job that fits the wishes; what they leave open is left to chance. A rise came last January. */
export function jobOf(chance: Chance, country: Country, today: Day, wishes: JobWishes): Job {
  const trade = chance.pick(country === 'IT' ? italianTrades : germanTrades);
  const make = country === 'IT' ? italianEmployer : germanEmployer;
  const employer = make(chance, wishes.employer ?? trade.name, wishes.agreement ?? trade.agreement, wishes.public);
  const thisYear = `${today.slice(0, 4)}-01`;
  const payDay = chance.pick(country === 'IT' ? [10, 27, 31] : [27, 28, 31]);
  return {
    employer,
    hired: firstDay(monthOf(wishes.hired)),
    ends: wishes.ends ? lastDay(monthOf(wishes.ends)) : null,
    contract: wishes.contract ?? 'open_ended',
    role: wishes.role ?? chance.pick(roles[country]),
    level: chance.pick(levels[country]),
    personnelNumber: chance.digits(5),
    gross: [
      { from: monthOf(wishes.hired), cents: Math.round((wishes.gross * 0.97) / 100) * 100 },
      { from: thisYear, cents: wishes.gross },
    ],
    payments: wishes.payments ?? trade.payments,
    partTime: wishes.partTime ?? 100,
    payDay,
    // A wage due on the tenth is that of the month before.
    paidNextMonth: payDay === 10,
    overtime: chance.happens(0.5),
    german: country === 'DE' ? (wishes.german ?? germanTraits(chance)) : null,
    layout: wishes.layout,
  };
}
