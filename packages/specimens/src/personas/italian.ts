import type { Day } from '@vesta/domain/dates/day';
import { shiftDays, shiftYears } from '../calendar.ts';
import { partitaIva } from '../identifiers/partita-iva.ts';
import { noHousehold, rentOf } from '../people/households.ts';
import { jobOf } from '../people/jobs.ts';
import type { Person } from '../people/person.ts';
import { persona } from './base.ts';

/** Bookkeeper with a permanent contract; rents, pays off a car. */
export const giulia = (today: Day): Person =>
  persona(
    {
      name: 'giulia',
      country: 'IT',
      firstName: 'Giulia',
      lastName: 'Moretti',
      sex: 'F',
      birthDay: '1991-04-17',
      birthTown: 'Bologna',
      city: 'Milano',
      street: 'Via Aurelio Saffi 21',
      status: 'Employed',
      bank: 'unicredit',
      opening: 412_055,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'IT', today, {
        gross: 218_000,
        hired: shiftYears(today, -5),
        layout: 'zucchetti',
        employer: 'OFFICINE MECCANICHE BRENTA S.R.L.',
        agreement: 'Metalmeccanica Industria',
        payments: 13,
        role: 'Impiegata amministrativa',
      }),
      household: {
        ...noHousehold,
        rent: rentOf(chance, 'IT', 72_000),
        loan: { lender: 'AGOS DUCATO SPA', amount: 18_250, day: 5 },
        savings: 10_000,
        spending: 48_000,
      },
    }),
  );

/** Designer under the flat-rate regime. */
export const marco = (today: Day): Person =>
  persona(
    {
      name: 'marco',
      country: 'IT',
      firstName: 'Marco',
      lastName: 'Bellini',
      sex: 'M',
      birthDay: '1986-11-02',
      birthTown: 'Firenze',
      city: 'Torino',
      street: 'Via San Donato 58',
      status: 'Self-employed',
      bank: 'fineco',
      opening: 684_010,
    },
    today,
    (chance) => ({
      practice: {
        activity: 'Design di prodotto',
        since: shiftYears(today, -6),
        vatNumber: partitaIva('0714432001'),
        receipts: 4_200_000,
        incomeShare: 7800,
        clients: ['ARREDI QUERCIAROSSA S.R.L.', 'LUMEN STUDIO S.A.S.', 'EDITRICE MERIDIANA S.P.A.'],
      },
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 65_000), savings: 40_000, spending: 70_000 },
    }),
  );

/** University student with a grant and help from home. */
export const sofia = (today: Day): Person =>
  persona(
    {
      name: 'sofia',
      country: 'IT',
      firstName: 'Sofia',
      lastName: "D'Angelo",
      sex: 'F',
      birthDay: '2004-06-23',
      birthTown: 'Bari',
      city: 'Padova',
      street: "Via dell'Orso 4",
      status: 'Student',
      bank: 'ing-italia',
      opening: 95_000,
    },
    today,
    () => ({ household: { ...noHousehold, familySupport: 40_000, grant: 45_000, spending: 42_000 } }),
  );

/** Lost a warehouse job; NASpI for half a year more. */
export const antonio = (today: Day): Person =>
  persona(
    {
      name: 'antonio',
      country: 'IT',
      firstName: 'Antonio',
      lastName: 'Lo Russo',
      sex: 'M',
      birthDay: '1979-01-30',
      birthTown: 'Napoli',
      city: 'Genova',
      street: 'Largo dei Mille 9',
      status: 'Unemployed',
      bank: 'bancoposta',
      opening: 738_900,
    },
    today,
    (chance) => ({
      benefit: { kind: 'naspi', from: shiftDays(today, -190), days: 412, wage: 200_000 },
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 45_000), spending: 35_000 },
    }),
  );

/** Half a week in a dental practice, the rest as a translator of her own. */
export const chiara = (today: Day): Person =>
  persona(
    {
      name: 'chiara',
      country: 'IT',
      firstName: 'Maria Chiara',
      lastName: 'Zanòn',
      sex: 'F',
      birthDay: '1988-09-12',
      birthTown: 'Verona',
      city: 'Bologna',
      street: 'Via Niccolò Paganini 33',
      status: 'Hybrid-employed',
      bank: 'intesa',
      opening: 310_400,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'IT', today, {
        gross: 122_000,
        hired: shiftYears(today, -3),
        layout: 'teamsystem',
        employer: 'STUDIO DENTISTICO SAN BIAGIO S.N.C.',
        agreement: 'Studi Professionali',
        payments: 14,
        role: 'Assistente alla poltrona',
        partTime: 50,
      }),
      practice: {
        activity: 'Traduzioni',
        since: shiftYears(today, -4),
        vatNumber: partitaIva('0392210037'),
        receipts: 1_500_000,
        incomeShare: 7800,
        clients: ['EDITRICE MERIDIANA S.P.A.', 'PAROLE IN RETE S.R.L.'],
      },
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 58_000), spending: 40_000 },
    }),
  );

/** Teacher paid by the state. */
export const nicolo = (today: Day): Person =>
  persona(
    {
      name: 'nicolo',
      country: 'IT',
      firstName: 'Nicolò',
      lastName: 'De Santis',
      sex: 'M',
      birthDay: '1975-12-08',
      birthTown: 'Palermo',
      city: 'Roma',
      street: 'Via dei Tigli 102',
      status: 'Employed',
      bank: 'banco-bpm',
      opening: 521_700,
    },
    today,
    (chance) => ({
      job: jobOf(chance, 'IT', today, {
        gross: 236_500,
        hired: shiftYears(today, -11),
        layout: 'noipa',
        employer: 'MINISTERO DELL’ISTRUZIONE',
        agreement: 'Comparto Scuola',
        public: true,
        payments: 13,
        role: 'DOCENTE SCUOLA SECONDARIA II GRADO',
      }),
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 82_000), childBenefit: 20_100, spending: 60_000 },
    }),
  );

/** Nigerian warehouse worker on a fixed-term contract, with a residence permit. */
export const ngozi = (today: Day): Person =>
  persona(
    {
      name: 'ngozi',
      country: 'IT',
      firstName: 'Ngozi Grace',
      lastName: 'Adeyemi',
      sex: 'F',
      birthDay: '1994-02-14',
      birthTown: 'Roma',
      city: 'Bergamo',
      street: 'Viale Monte Nero 77',
      status: 'Employed',
      bank: 'intesa',
      opening: 132_600,
      nationality: 'NGA',
    },
    today,
    (chance) => ({
      birthPlace: { name: 'Lagos (NIGERIA)', province: 'EE', code: 'Z335' },
      job: jobOf(chance, 'IT', today, {
        gross: 164_500,
        hired: shiftDays(today, -320),
        ends: shiftDays(today, 260),
        contract: 'fixed_term',
        layout: 'griglia',
        employer: 'LANTERNA LOGISTICA S.P.A.',
        agreement: 'Trasporto Merci e Logistica',
        payments: 14,
        role: 'Addetta al magazzino',
      }),
      household: { ...noHousehold, rent: rentOf(chance, 'IT', 48_000), spending: 36_000 },
    }),
  );
