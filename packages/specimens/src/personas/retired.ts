import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../calendar.ts';
import { noHousehold, rentOf } from '../people/households.ts';
import type { Person } from '../people/person.ts';
import { persona } from './base.ts';

/** Taught for a lifetime; lives from her INPS pension. */
export const rosa = (today: Day): Person =>
  persona(
    {
      name: 'rosa',
      country: 'IT',
      firstName: 'Rosa',
      lastName: 'Ferrante',
      sex: 'F',
      birthDay: '1956-03-08',
      birthTown: 'Bari',
      city: 'Torino',
      street: 'Via San Massimo 12',
      status: 'Unemployed',
      bank: 'bancoposta',
      opening: 640_000,
    },
    today,
    (chance) => ({
      pension: { since: '2023-04-01', gross: 178_000, number: '14072215' },
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 52_000), spending: 40_000 },
    }),
  );

/** Drove trams for forty years; retired with an Altersrente. */
export const werner = (today: Day): Person =>
  persona(
    {
      name: 'werner',
      country: 'DE',
      firstName: 'Werner',
      lastName: 'Köhler',
      sex: 'M',
      birthDay: '1957-09-21',
      birthTown: 'Leipzig',
      city: 'Leipzig',
      street: 'Karlstraße 8',
      status: 'Unemployed',
      bank: 'sparkasse',
      opening: 920_000,
    },
    today,
    (chance) => ({
      pension: { since: '2023-10-01', gross: 184_500, number: '65210957' },
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 54_000), spending: 45_000 },
    }),
  );

/** At home with a small child, on Elterngeld; her old contract has run out. */
export const hanna = (today: Day): Person =>
  persona(
    {
      name: 'hanna',
      country: 'DE',
      firstName: 'Hanna',
      lastName: 'Brückner',
      sex: 'F',
      birthDay: '1994-02-11',
      birthTown: 'Leipzig',
      city: 'Köln',
      street: 'Lindenweg 17',
      status: 'Unemployed',
      bank: 'ing-diba',
      opening: 780_000,
    },
    today,
    (chance) => ({
      benefit: { kind: 'elterngeld', from: shiftDays(today, -104), days: 300, wage: 280_000 },
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 50_000), childBenefit: 25_900, spending: 42_000 },
    }),
  );
