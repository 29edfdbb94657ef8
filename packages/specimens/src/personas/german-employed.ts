import type { Day } from '@vesta/domain/dates/day';
import { shiftDays, shiftYears } from '../calendar.ts';
import { noHousehold, rentOf } from '../people/households.ts';
import { funds, jobOf } from '../people/jobs.ts';
import type { Person } from '../people/person.ts';
import { persona } from './base.ts';
import { traits } from './german-traits.ts';

/** Software developer in Hamburg, single, renting. */
export const lena = (today: Day): Person =>
  persona(
    {
      name: 'lena',
      country: 'DE',
      firstName: 'Lena',
      lastName: 'Hoffmann',
      sex: 'F',
      birthDay: '1993-08-12',
      birthTown: 'Lübeck',
      city: 'Hamburg',
      street: 'Schäferkampsallee 14',
      status: 'Employed',
      bank: 'sparkasse',
      opening: 521_044,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 400_000,
        hired: shiftYears(today, -4),
        layout: 'datev',
        employer: 'Elbwerk Maschinenbau GmbH',
        payments: 12,
        german: traits({ savings: true, church: 'ev' }),
      }),
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 95_000), savings: 20_000, spending: 62_000 },
    }),
  );

/** Lena's mother and guarantor: nurse, married. */
export const renate = (today: Day): Person =>
  persona(
    {
      name: 'renate',
      country: 'DE',
      firstName: 'Renate',
      lastName: 'Hoffmann',
      sex: 'F',
      birthDay: '1964-03-05',
      birthTown: 'Göttingen',
      city: 'Lübeck',
      street: 'Mühlenstraße 8',
      status: 'Employed',
      bank: 'volksbank',
      opening: 1_204_400,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 372_000,
        hired: shiftYears(today, -19),
        layout: 'sap',
        employer: 'Käthe-Brandt-Klinik gGmbH',
        agreement: 'TVöD-K',
        payments: 13,
        german: traits({ taxClass: 3, church: 'ev', children: 1, fund: funds[2], savings: true }),
      }),
      household: {
        ...noHousehold,
        loan: { lender: 'TARGOBANK AG', amount: 21_000, day: 15 },
        savings: 30_000,
        spending: 70_000,
      },
    }),
  );

/** Engineer from India with a residence permit. */
export const priya = (today: Day): Person =>
  persona(
    {
      name: 'priya',
      country: 'DE',
      firstName: 'Priya',
      lastName: 'Raman',
      sex: 'F',
      birthDay: '1992-12-03',
      birthTown: 'Chennai',
      city: 'Stuttgart',
      street: 'Weißdornallee 19',
      status: 'Employed',
      bank: 'deutsche-bank',
      opening: 377_120,
      nationality: 'IND',
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 515_000,
        hired: shiftDays(today, -520),
        ends: shiftDays(today, 400),
        contract: 'fixed_term',
        layout: 'agenda',
        employer: 'Elbwerk Maschinenbau GmbH',
        payments: 12,
        german: traits({ fund: funds[3] }),
      }),
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 112_000), savings: 50_000, spending: 70_000 },
    }),
  );

/** Austrian in the public service, paid by tariff. */
export const matthias = (today: Day): Person =>
  persona(
    {
      name: 'matthias',
      country: 'DE',
      firstName: 'Matthias',
      lastName: 'von Stetten',
      sex: 'M',
      birthDay: '1985-06-30',
      birthTown: 'Graz',
      city: 'Nürnberg',
      street: 'Lindenstraße 77',
      status: 'Employed',
      bank: 'postbank',
      opening: 604_030,
      nationality: 'AUT',
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 436_000,
        hired: shiftYears(today, -7),
        layout: 'tarif',
        employer: 'Stadt Nürnberg',
        agreement: 'TVöD',
        public: true,
        payments: 13,
        german: traits({ taxClass: 4, church: 'rk', children: 2, fund: funds[1] }),
      }),
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 104_000), childBenefit: 51_800, spending: 80_000 },
    }),
  );
