import type { companies, listings } from '../schema/index.ts';
import { demo } from './demo-ids.ts';

export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    id: demo.ortica.company,
    name: 'Ortica',
    tagline: 'Case in affitto, Milano',
    url: 'https://ortica.example',
    logo: '/demo/ortica.svg',
    visualPrimaryColor: '#5a2250',
    visualSecondaryColor: '#c8551f',
    visualBackgroundColor: '#faf6f8',
    visualHeaderColor: '#5a2250',
    reportEmail: 'affitti@ortica.example',
  },
  {
    id: demo.nordlicht.company,
    name: 'Nordlicht Wohnen',
    tagline: 'Wohnungen in Hamburg',
    url: 'https://nordlicht.example',
    logo: '/demo/nordlicht.svg',
    visualPrimaryColor: '#1c4f8c',
    visualSecondaryColor: '#e0a100',
    visualBackgroundColor: '#f6f9fc',
    visualHeaderColor: '#ffffff',
    reportEmail: 'vermietung@nordlicht.example',
  },
];

export const demoListings: (typeof listings.$inferInsert)[] = [
  {
    id: demo.ortica.listing,
    companyId: demo.ortica.company,
    title: 'Bilocale, Via Savona 41',
    place: 'Via Savona 41, 20144 Milano',
    summary: '58 m² · 3º piano · ascensore',
    region: 'it',
    amountCents: 95_000,
    availableFrom: '2026-12-01',
    lanPays: true,
  },
  {
    id: demo.nordlicht.listing,
    companyId: demo.nordlicht.company,
    title: 'Zwei Zimmer, Bartelsstraße 12',
    place: 'Bartelsstraße 12, 20357 Hamburg',
    summary: '61 m² · 2. OG · Balkon',
    region: 'de',
    amountCents: 118_000,
    availableFrom: '2027-01-01',
    lanPays: false,
  },
];
