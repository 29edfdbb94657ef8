import type { Day } from '@vesta/domain/dates/day';
import { dayNumber, monthNumber, yearOf } from '../../calendar.ts';
import type { Chance } from '../../chance.ts';
import { numeric } from '../../wording/dates.ts';

export interface Labels {
  readonly surname: string;
  readonly given: string;
  readonly birth: string;
  readonly place: string;
  readonly sex: string;
  readonly nationality: string;
  readonly expiry: string;
  readonly issued: string;
  readonly number: string;
  readonly authority: string;
}

/** A state whose papers are shown here: its words, and people and places that it may write about. */
export interface State {
  readonly country: string;
  /** In truths, and in zones where they do not say less. */
  readonly alpha3: string;
  readonly zone: string;
  readonly name: string;
  readonly card: string;
  readonly passport: string;
  readonly labels: Labels;
  readonly nationality: string;
  readonly people: { readonly F: readonly string[]; readonly M: readonly string[]; readonly last: readonly string[] };
  readonly places: readonly string[];
  readonly authority: string;
  readonly number: (chance: Chance) => string;
  readonly passportNumber: (chance: Chance) => string;
}

const GERMAN = 'CFGHJKLMNPRTVWXYZ0123456789';

const labels = (words: string): Labels => {
  const [
    surname = '',
    given = '',
    birth = '',
    place = '',
    sex = '',
    nationality = '',
    expiry = '',
    issued = '',
    number = '',
    authority = '',
  ] = words.split('|');
  return { surname, given, birth, place, sex, nationality, expiry, issued, number, authority };
};

export const english = labels(
  'Surname|Given names|Date of birth|Place of birth|Sex|Nationality|Date of expiry|Date of issue|Document No.|Authority',
);

const people = (F: string, M: string, last: string): State['people'] => ({
  F: F.split(','),
  M: M.split(','),
  last: last.split(','),
});

export const italy: State = {
  country: 'IT',
  alpha3: 'ITA',
  zone: 'ITA',
  name: 'REPUBBLICA ITALIANA',
  card: 'CARTA DI IDENTITÀ',
  passport: 'PASSAPORTO',
  labels: labels('Cognome|Nome|Data di nascita|Luogo di nascita|Sesso|Cittadinanza|Scadenza|Emissione|Numero|Autorità'),
  nationality: 'ITA',
  people: people(
    'CARLOTTA,MARIA SOLE,ZOE,BENEDETTA',
    'TOMMASO,GIAN LUCA,NICOLÒ,ETTORE',
    "DELL'ORTO,SGARBI,LO PRESTI,ZANOTTI,DE NICOLÒ",
  ),
  places: ['CREMONA', 'REGGIO CALABRIA', 'ASTI', 'FORLÌ'],
  authority: 'MINISTERO DELL’INTERNO',
  number: (chance) => `C${chance.letters(1)}${chance.digits(5)}${chance.letters(2)}`,
  passportNumber: (chance) => `Y${chance.pick(['A', 'B', 'C'])}${chance.digits(7)}`,
};

export const germany: State = {
  country: 'DE',
  alpha3: 'DEU',
  zone: 'D',
  name: 'BUNDESREPUBLIK DEUTSCHLAND',
  card: 'PERSONALAUSWEIS',
  passport: 'REISEPASS',
  labels: labels(
    'Name|Vornamen|Geburtstag|Geburtsort|Geschlecht|Staatsangehörigkeit|Gültig bis|Ausgestellt am|Nummer|Behörde',
  ),
  nationality: 'DEUTSCH',
  people: people(
    'ANNIKA,RENATE ELISABETH,SELMA,GUDRUN',
    'TORBEN,HANS-PETER,EMRE,FALK',
    'GROSSMANN,VON DER HEIDE,YILDIRIM,KÖPPEL,STROBL',
  ),
  places: ['GÖTTINGEN', 'BAD TÖLZ', 'HALLE (SAALE)', 'KEMPTEN'],
  authority: 'STADT KEMPTEN',
  number: (chance) => `L${chance.letters(8, GERMAN)}`,
  passportNumber: (chance) => `C${chance.letters(8, GERMAN)}`,
};

/** Neighbours whose citizens rent here; cards with a zone of three lines. */
export const neighbours: readonly State[] = [
  {
    country: 'AT',
    alpha3: 'AUT',
    zone: 'AUT',
    name: 'REPUBLIK ÖSTERREICH',
    card: 'PERSONALAUSWEIS',
    passport: 'REISEPASS',
    labels: labels(
      'Familienname|Vorname|Geburtsdatum|Geburtsort|Geschlecht|Staatsangehörigkeit|Gültig bis|Ausstellungsdatum|Nummer|Behörde',
    ),
    nationality: 'ÖSTERREICH',
    people: people('MAGDALENA,VALENTINA', 'LORENZ,MARKUS JOSEF', 'HUBER,EDLINGER,MITTERER'),
    places: ['GRAZ', 'ST. PÖLTEN', 'BREGENZ'],
    authority: 'MAGISTRAT GRAZ',
    number: (chance) => `${chance.letters(2)}${chance.digits(7)}`,
    passportNumber: (chance) => `${chance.letters(1)}${chance.digits(7)}`,
  },
  {
    country: 'FR',
    alpha3: 'FRA',
    zone: 'FRA',
    name: 'RÉPUBLIQUE FRANÇAISE',
    card: 'CARTE NATIONALE D’IDENTITÉ',
    passport: 'PASSEPORT',
    labels: labels(
      'Nom|Prénoms|Date de naissance|Lieu de naissance|Sexe|Nationalité|Date d’expiration|Date de délivrance|N° du document|Autorité',
    ),
    nationality: 'FRA',
    people: people('MAËLYS,CLAIRE MARIE', 'LOÏC,JULIEN', 'LEFÈVRE,MARTIN,DE LA TOUR'),
    places: ['NANTES', 'SAINT-ÉTIENNE', 'LYON'],
    authority: 'PRÉFECTURE DU RHÔNE',
    number: (chance) => `X${chance.letters(8, GERMAN)}`,
    passportNumber: (chance) => `${chance.digits(2)}${chance.letters(2)}${chance.digits(5)}`,
  },
  {
    country: 'HR',
    alpha3: 'HRV',
    zone: 'HRV',
    name: 'REPUBLIKA HRVATSKA',
    card: 'OSOBNA ISKAZNICA',
    passport: 'PUTOVNICA',
    labels: labels(
      'Prezime|Ime|Datum rodenja|Mjesto rodenja|Spol|Drzavljanstvo|Vrijedi do|Datum izdavanja|Broj|Izdala',
    ),
    nationality: 'HRV',
    people: people('IVANA,MARIJA', 'TOMISLAV,LUKA', 'HORVAT,BABIC,MARIN'),
    places: ['ZAGREB', 'SPLIT', 'OSIJEK'],
    authority: 'PU ZAGREBACKA',
    number: (chance) => chance.digits(9),
    passportNumber: (chance) => chance.digits(9),
  },
  {
    country: 'SI',
    alpha3: 'SVN',
    zone: 'SVN',
    name: 'REPUBLIKA SLOVENIJA',
    card: 'OSEBNA IZKAZNICA',
    passport: 'POTNI LIST',
    labels: labels('Priimek|Ime|Datum rojstva|Kraj rojstva|Spol|Drzavljanstvo|Velja do|Datum izdaje|Stevilka|Organ'),
    nationality: 'SVN',
    people: people('MAJA,NINA', 'ROK,MATEJ', 'NOVAK,KOVAC,POTOKAR'),
    places: ['LJUBLJANA', 'MARIBOR', 'KOPER'],
    authority: 'UE LJUBLJANA',
    number: (chance) => `IE${chance.digits(7)}`,
    passportNumber: (chance) => `PB${chance.digits(7)}`,
  },
];

/** States further away, whose citizens show a passport and, here, a permit. */
const far = (
  country: string,
  alpha3: string,
  name: string,
  names: State['people'],
  places: readonly string[],
): State => ({
  country,
  alpha3,
  zone: alpha3,
  name,
  card: 'IDENTITY CARD',
  passport: 'PASSPORT',
  labels: english,
  nationality: alpha3,
  people: names,
  places,
  authority: 'PASSPORT OFFICE',
  number: (chance) => `${chance.letters(2)}${chance.digits(7)}`,
  passportNumber: (chance) => `${chance.letters(1)}${chance.digits(7)}`,
});

export const farStates: readonly State[] = [
  far('MA', 'MAR', 'KINGDOM OF MOROCCO', people('SALMA,KHADIJA', 'YOUSSEF,HAMID', 'EL AMRANI,BENALI,ZOUHAIR'), [
    'FES',
    'RABAT',
  ]),
  far('IN', 'IND', 'REPUBLIC OF INDIA', people('PRIYA,LAKSHMI DEVI', 'ARJUN,RAVI KUMAR', 'SHARMA,NAIR,PATEL'), [
    'KOCHI',
    'PUNE',
  ]),
  far('PH', 'PHL', 'REPUBLIC OF THE PHILIPPINES', people('MARIA CRISTINA,JOY', 'JOSE,RAMON', 'DELA CRUZ,SANTOS'), [
    'CEBU CITY',
    'MANILA',
  ]),
  far('TR', 'TUR', 'REPUBLIC OF TÜRKIYE', people('ELIF,ZEYNEP', 'MEHMET,CAN', 'YILMAZ,DEMIR'), ['ANKARA', 'IZMIR']),
];

const MONTHS = 'JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC'.split(',');

/** How documents write days. */
export const dayForms: readonly (readonly [trait: string, form: (day: Day) => string, weight: number])[] = [
  ['days dd.mm.yyyy', (day) => numeric(day, '.'), 3],
  ['days dd/mm/yyyy', (day) => numeric(day), 2],
  [
    'days dd MMM yyyy',
    (day) => `${String(dayNumber(day)).padStart(2, '0')} ${MONTHS[monthNumber(day) - 1]} ${yearOf(day)}`,
    2,
  ],
  ['days dd mm yyyy', (day) => numeric(day, ' '), 1],
];
