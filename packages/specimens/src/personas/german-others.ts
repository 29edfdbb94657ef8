import type { Day } from '@vesta/domain/dates/day';
import { shiftDays, shiftYears } from '../calendar.ts';
import { noHousehold, rentOf } from '../people/households.ts';
import { funds, jobOf } from '../people/jobs.ts';
import type { Person } from '../people/person.ts';
import { persona } from './base.ts';
import { traits } from './german-traits.ts';

/** Student with a mini-job and BAföG. */
export const jonas = (today: Day): Person =>
  persona(
    {
      name: 'jonas',
      country: 'DE',
      firstName: 'Jonas',
      lastName: 'Großmann',
      sex: 'M',
      birthDay: '2003-10-01',
      birthTown: 'Würzburg',
      city: 'Göttingen',
      street: 'Goethestraße 61',
      status: 'Student',
      bank: 'n26',
      opening: 73_310,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 52_000,
        hired: shiftDays(today, -400),
        layout: 'lexware',
        employer: 'Buchhandlung am Wall GmbH & Co. KG',
        role: 'Aushilfe',
        payments: 12,
        partTime: 25,
        german: traits({ group: '109' }),
      }),
      household: { ...noHousehold, grant: 63_400, rent: rentOf(chance, 'DE', 38_000), spending: 36_000 },
    }),
  );

/** Between two jobs, on Arbeitslosengeld. */
export const katrin = (today: Day): Person =>
  persona(
    {
      name: 'katrin',
      country: 'DE',
      firstName: 'Katrin',
      lastName: 'Bärwald',
      sex: 'F',
      birthDay: '1982-05-19',
      birthTown: 'Leipzig',
      city: 'Leipzig',
      street: 'Am Alten Markt 3',
      status: 'Unemployed',
      bank: 'dkb',
      opening: 1_302_000,
    },
    today,
    (chance) => ({
      benefit: { kind: 'arbeitslosengeld', from: shiftDays(today, -120), days: 360, wage: 340_000 },
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 56_000), spending: 40_000 },
    }),
  );

/** Joiner with a workshop of his own. */
export const soeren = (today: Day): Person =>
  persona(
    {
      name: 'soeren',
      country: 'DE',
      firstName: 'Søren',
      lastName: 'Lütjens',
      sex: 'M',
      birthDay: '1977-07-28',
      birthTown: 'Münster',
      city: 'Köln',
      street: 'Königsweg 40',
      status: 'Self-employed',
      bank: 'commerzbank',
      opening: 911_250,
    },
    today,
    (chance) => ({
      practice: {
        activity: 'Tischlerei',
        since: shiftYears(today, -9),
        vatNumber: 'DE288411907',
        receipts: 8_600_000,
        incomeShare: 5200,
        clients: ['Hausverwaltung Kröger GmbH', 'Praxis Dr. Öztürk', 'Elbwerk Maschinenbau GmbH'],
      },
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 110_000), savings: 80_000, spending: 90_000 },
    }),
  );

/** Part-time in an office, photographer besides. */
export const aylin = (today: Day): Person =>
  persona(
    {
      name: 'aylin',
      country: 'DE',
      firstName: 'Aylin',
      lastName: 'Özdemir',
      sex: 'F',
      birthDay: '1990-01-09',
      birthTown: 'Stuttgart',
      city: 'München',
      street: 'Kastanienallee 5',
      status: 'Hybrid-employed',
      bank: 'ing-diba',
      opening: 288_000,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'DE', today, {
        gross: 240_000,
        hired: shiftYears(today, -2),
        layout: 'lexware',
        employer: 'Süderlicht Software AG',
        payments: 12,
        partTime: 60,
        german: traits({ fund: funds[1] }),
      }),
      practice: {
        activity: 'Fotografie',
        since: shiftYears(today, -3),
        vatNumber: 'DE314407721',
        receipts: 2_100_000,
        incomeShare: 6400,
        clients: ['Editorial Nord GmbH', 'Hochzeitsatelier Weiß'],
      },
      household: { ...noHousehold, rent: rentOf(chance, 'DE', 98_000), spending: 60_000 },
    }),
  );
