import type { Chance } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import { partitaIva } from '../identifiers/partita-iva.ts';
import type { Employer } from './person.ts';
import { germanStreets, germanTowns } from './places/german.ts';
import { italianStreets, italianTowns } from './places/italian.ts';

interface Trade {
  readonly name: string;
  readonly agreement: string;
  readonly payments: number;
}

export const italianTrades: readonly Trade[] = [
  { name: 'OFFICINE MECCANICHE BRENTA S.R.L.', agreement: 'Metalmeccanica Industria', payments: 13 },
  { name: 'LANTERNA LOGISTICA S.P.A.', agreement: 'Trasporto Merci e Logistica', payments: 14 },
  { name: 'ARREDI QUERCIAROSSA S.R.L.', agreement: 'Commercio e Terziario', payments: 14 },
  { name: 'STUDIO DENTISTICO SAN BIAGIO S.N.C.', agreement: 'Studi Professionali', payments: 14 },
  { name: 'FORNI DEL PORTELLO SOC. COOP.', agreement: 'Alimentari Industria', payments: 14 },
];

export const germanTrades: readonly Trade[] = [
  { name: 'Elbwerk Maschinenbau GmbH', agreement: 'Metall', payments: 12 },
  { name: 'Buchhandlung am Wall GmbH & Co. KG', agreement: 'Einzelhandel', payments: 12 },
  { name: 'Käthe-Brandt-Klinik gGmbH', agreement: 'TVöD-K', payments: 13 },
  { name: 'Süderlicht Software AG', agreement: '', payments: 12 },
  { name: 'Bäckerei Öhlmann e.K.', agreement: 'Bäckerhandwerk', payments: 12 },
];

export function italianEmployer(chance: Chance, name: string, agreement: string, isPublic = false): Employer {
  const place = chance.pick(italianTowns);
  const firstDigits = `${chance.between(1, 9)}${chance.digits(6)}${chance.pick(['015', '001', '028', '037', '099'])}`;
  return {
    name,
    agreement,
    public: isPublic,
    id: isPublic ? partitaIva(`80${chance.digits(5)}058`) : partitaIva(firstDigits),
    iban: italianIban('03111', `0${chance.between(1000, 9999)}`, chance.digits(12)),
    address: {
      street: `${chance.pick(italianStreets)} ${chance.between(1, 190)}`,
      postcode: place.postcode,
      city: place.name,
      province: place.province,
    },
  };
}

export function germanEmployer(chance: Chance, name: string, agreement: string, isPublic = false): Employer {
  const place = chance.pick(germanTowns);
  return {
    name,
    agreement,
    public: isPublic,
    id: chance.digits(8),
    iban: germanIban('20050550', chance.digits(10)),
    address: {
      street: `${chance.pick(germanStreets)} ${chance.between(1, 140)}`,
      postcode: place.postcode,
      city: place.name,
      province: null,
    },
  };
}
