import { bankDayFrom, dayIn, type Month, monthNumber } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import type { Person } from '../people/person.ts';
import { germanMonthYear, italianMonthYear } from '../wording/dates.ts';
import type { Entry, Method } from './booking.ts';

const ownName = (person: Person): string => `${person.firstName} ${person.lastName}`;

/** Rent, loans, alimony, savings: what a household has bound itself to, and what it regularly gets besides wages. */
export function commitments(person: Person, month: Month, chance: Chance): Entry[] {
  const { household, country } = person;
  const italian = country === 'IT';
  const when = italian ? italianMonthYear(month) : germanMonthYear(month);
  const entries: Entry[] = [];
  const add = (
    day: number,
    amount: number,
    method: Method,
    counterparty: string,
    purpose: string,
    counterpartyIban: string | null,
  ): void => {
    const date = bankDayFrom(dayIn(month, day));
    const reference = `${chance.letters(2)}${chance.digits(8)}`;
    entries.push({ date, valueDate: date, amount, method, counterparty, counterpartyIban, purpose, reference });
  };
  const otherIban = italian ? italianIban('36081', '05138', '000204455667') : germanIban('12030000', '1044556677');
  const { rent, loan } = household;
  if (rent) {
    const words = italian ? `CANONE LOCAZIONE ${when.toUpperCase()}` : `Miete ${when}`;
    add(rent.day, -rent.amount, 'standing_order', rent.landlord, words, rent.iban);
  }
  if (loan) {
    const number = monthNumber(month) + 8;
    const words = italian ? `RATA ${number}/48 FINANZIAMENTO` : `Darlehen Rate ${number} von 48`;
    add(loan.day, -loan.amount, 'direct_debit', loan.lender, words, null);
  }
  if (household.savings) {
    const words = italian ? 'GIROCONTO RISPARMIO' : 'Umbuchung Tagesgeld';
    add(28, -household.savings, 'own_transfer', ownName(person), words, otherIban);
  }
  if (household.childBenefit) {
    const payer = italian ? 'INPS' : 'Bundesagentur für Arbeit - Familienkasse';
    add(17, household.childBenefit, 'benefit', payer, italian ? `ASSEGNO UNICO ${when}` : `Kindergeld ${when}`, null);
  }
  if (household.familySupport) {
    add(
      5,
      household.familySupport,
      'transfer_in',
      `${person.lastName} Paola`,
      italian ? 'AIUTO FAMIGLIA' : 'Unterhalt Studium',
      otherIban,
    );
  }
  if (household.grant) {
    const payer = italian ? 'ENTE DIRITTO ALLO STUDIO' : 'Landeskasse BAföG';
    add(26, household.grant, 'benefit', payer, italian ? `BORSA DI STUDIO RATA ${when}` : `BAföG ${when}`, null);
  }
  return entries;
}
