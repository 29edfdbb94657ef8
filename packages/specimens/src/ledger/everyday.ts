import { bankDayFrom, dayIn, type Month, monthLength, monthNumber } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Person } from '../people/person.ts';
import type { Entry } from './booking.ts';
import { germanShops, germanSuppliers, italianShops, italianSuppliers } from './merchants.ts';

const EURO = 100;
const cents = (chance: Chance, from: number, to: number): number => chance.between(from * EURO, to * EURO);

/** Purchases by card until the month's spending is used up. */
export function purchases(person: Person, month: Month, chance: Chance): Entry[] {
  const shops = person.country === 'IT' ? italianShops : germanShops;
  const entries: Entry[] = [];
  let left = person.household.spending;
  while (left > 0) {
    const merchant = chance.pick(shops);
    const amount = cents(chance, merchant.from, merchant.to);
    const bought = dayIn(month, chance.between(1, monthLength(month)));
    const booked = bankDayFrom(bought);
    left -= amount;
    if (booked.slice(0, 7) !== month) continue;
    entries.push({
      date: booked,
      valueDate: bought,
      amount: -amount,
      method: 'card',
      counterparty: merchant.name,
      counterpartyIban: null,
      purpose: merchant.place,
      reference: `${bought} ${chance.between(8, 20)}:${String(chance.between(0, 59)).padStart(2, '0')}`,
    });
  }
  return entries;
}

/** Utilities, telephone, insurance: collected by direct debit in their own rhythm. */
export function bills(person: Person, month: Month, chance: Chance): Entry[] {
  const suppliers = person.country === 'IT' ? italianSuppliers : germanSuppliers;
  const entries: Entry[] = [];
  suppliers.forEach((supplier, index) => {
    const amount = cents(chance, supplier.from, supplier.to);
    const mandate = chance.letters(3) + chance.digits(7);
    if ((monthNumber(month) + index) % supplier.every !== 0) return;
    const date = bankDayFrom(dayIn(month, supplier.day));
    entries.push({
      date,
      valueDate: date,
      amount: -amount,
      method: 'direct_debit',
      counterparty: supplier.name,
      counterpartyIban: null,
      purpose: supplier.purpose,
      reference: `${mandate} ${supplier.creditor}`,
    });
  });
  return entries;
}

export function cashWithdrawals(person: Person, month: Month, chance: Chance): Entry[] {
  const times = chance.between(1, 2);
  return Array.from({ length: times }, (): Entry => {
    const date = bankDayFrom(dayIn(month, chance.between(2, 27)));
    return {
      date,
      valueDate: date,
      amount: -chance.pick([2_000, 5_000, 10_000]),
      method: 'cash',
      counterparty: person.country === 'IT' ? 'SPORTELLO AUTOMATICO' : 'GA NR00004471',
      counterpartyIban: null,
      purpose: person.address.city.toUpperCase(),
      reference: `${date} ${chance.between(8, 21)}:${String(chance.between(0, 59)).padStart(2, '0')}`,
    };
  });
}

/** Quarterly stamp duty in Italy, monthly account fee in Germany. */
export function bankCharges(person: Person, month: Month): Entry[] {
  const date = bankDayFrom(dayIn(month, 31), -1);
  const charge = (amount: number, purpose: string): Entry => ({
    date,
    valueDate: dayIn(month, 31),
    amount: -amount,
    method: 'fee',
    counterparty: '',
    counterpartyIban: null,
    purpose,
    reference: '',
  });
  if (person.country === 'DE') return [charge(590, 'Kontoführungsgebühr')];
  const quarterEnd = monthNumber(month) % 3 === 0;
  return [charge(300, 'CANONE MENSILE CONTO'), ...(quarterEnd ? [charge(855, 'IMPOSTA DI BOLLO E/C')] : [])];
}
