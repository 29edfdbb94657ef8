import { describe, expect, test } from 'vitest';
import { bookingCode } from './booking-code.ts';
import { counterpartyIn } from './counterparty.ts';
import { ibanInText, sepaTags, spacedTags } from './sepa-tags.ts';
import { sideOfWords } from './sign-words.ts';

describe('tags inside a purpose', () => {
  test('are taken apart, also where a line broke one', () => {
    expect(sepaTags('EREF+2021-01 MREF+LA00 SVW Z+Gehalt 10/2026 PURP+SALA ABWA+Muster GmbH')).toEqual({
      purpose: 'Gehalt 10/2026',
      endToEnd: '2021-01',
      ultimatePayer: 'Muster GmbH',
      purposeCode: 'SALA',
    });
    expect(sepaTags('Miete Oktober')).toEqual({
      purpose: null,
      endToEnd: null,
      ultimatePayer: null,
      purposeCode: null,
    });
    expect(spacedTags('NONREFSVWZ+Miete')).toBe('NONREF SVWZ+Miete');
  });

  test('an account number counts only with right check digits', () => {
    expect(ibanInText('an DE89 3704 0044 0532 0130 00 BIC COBADEFF')).toBe('DE89370400440532013000');
    expect(ibanInText('IBAN:IT60X0542811101000000123456')).toBe('IT60X0542811101000000123456');
    expect(ibanInText('DE89 3704 0044 0532 0130 01')).toBeNull();
  });
});

describe('REP-08 whoever pays is not called by the phrase that says whom it favours', () => {
  const names = ['ACME SRL', 'DI MARCO LUCA', 'DALLA COSTA SPA', 'Von Berg GmbH', 'COMUNE MILANO'];
  const phrases = [
    (name: string) => `BONIFICO A SUO FAVORE DA ${name} EMOLUMENTI`,
    (name: string) => `Bonifico a Suo favore disposto da ${name}`,
    (name: string) => `Bonifico a Vs. favore da parte di ${name} CAUSALE stipendio`,
    (name: string) => `Accredito a tuo favore da ${name}`,
    (name: string) => `Bonifico in arrivo da ${name} MOTIVO STIPENDIO`,
    (name: string) => `Bonifico istantaneo in arrivo da ${name} RIF 12`,
    (name: string) => `Bonifico SEPA ricevuto da ${name}`,
    (name: string) => `Gutschrift zu Ihren Gunsten von ${name}`,
    (name: string) => `ACCREDITO EMOLUMENTI ORD. ${name} STIPENDIO OTTOBRE`,
  ];
  test.each(phrases.flatMap((phrase) => names.map((name) => [phrase(name), name] as const)))('%s', (text, name) => {
    expect(counterpartyIn([text], null)).toBe(name);
  });

  test.each([
    ['Gehalt/Rente Isarblick Catering UG Verwendungszweck: Lohn/Gehalt 08/2026 Ref. 2026', 'Isarblick Catering UG'],
    ['3741 Gehalt/Rente Isarblick Catering UG IBAN DE07200505508712997649', 'Isarblick Catering UG'],
    ['Gutschrift Erika Muster IBAN: DE02 1203 0000 0000 2020 51', 'Erika Muster'],
  ])('nor by what the payment is for: %s', (text, name) => {
    expect(counterpartyIn([text], null)).toBe(name);
  });

  test('nor by the word for pay', () => {
    expect(counterpartyIn(['SEPA-Gutschrift Lohn', 'Isarblick Catering UG', 'IBAN: DE56'], null)).toBe(
      'Isarblick Catering UG',
    );
  });

  test.each(['Bonifico a Suo favore', 'Gutschrift zu Ihren Gunsten'])('%s names nobody', (text) => {
    expect(counterpartyIn([text], null)).toBeNull();
  });
});

describe('the other side of a booking', () => {
  test.each([
    [['BONIFICO A VOSTRO FAVORE DA ACME SRL EMOLUMENTI OTTOBRE 2026'], 'ACME SRL'],
    [['BONIFICO DA VOI DISPOSTO A FAVORE DI BIANCHI LUCA CANONE LOCAZIONE'], 'BIANCHI LUCA'],
    [['Accr. Stipendio', 'Anagrafica Ordinante: MUSTER S.P.A. Note: ottobre'], 'MUSTER S.P.A.'],
    [['ADDEBITO SDD ENEL ENERGIA'], 'ENEL ENERGIA'],
    [['Dauerauftrag', 'Vonovia SE', 'Miete Okt'], 'Vonovia SE'],
    [
      ['LOHN GEHALT', 'Bäckerei Öhlmann e.K. IBAN: DE49 2005 05', '50 1872 0312 50 Lohn/Gehalt 10/2026'],
      'Bäckerei Öhlmann e.K.',
    ],
    [['LOHN GEHALT', 'IBAN: DE49 2005 0550 1872 0312 50'], null],
    [['Gutschrift Muster GmbH', 'Lohn'], 'Muster GmbH'],
    [
      ['Hartmann Veranstaltungstechnik e.K.', 'Lohn Gehalt · Lohn/Gehalt 10/2026 PNR 00265'],
      'Hartmann Veranstaltungstechnik e.K.',
    ],
    [['wbg Nürnberg GmbH', 'Dauerauftrag · Miete 10/2026'], 'wbg Nürnberg GmbH'],
    [['Lohn Gehalt', 'Dauerauftrag · Miete'], null],
    [['Kartenzahlung', 'SVWZ+2026-10-01'], null],
    [['Kauf 4711'], null],
  ])('of %j is %s', (lines, name) => {
    expect(counterpartyIn(lines, null)).toBe(name);
  });

  test('the payer behind the payer stands in where no name is printed', () => {
    expect(counterpartyIn(['Kauf 4711'], 'Muster AG')).toBe('Muster AG');
  });
});

test.each([
  [['Lohn'], 'SALA', null, 'DE', 'PURP:SALA'],
  [['Firma', 'SALA Lohn/Gehalt'], null, null, 'DE', 'PURP:SALA'],
  [['Dauerauftrag'], 'RINP', null, 'DE', null],
  [['BONIFICO'], null, '048', 'IT', 'ABI:48'],
  [['BONIFICO'], null, '27', 'IT', 'ABI:27'],
  [['Umbuchung'], null, '842', 'DE', null],
])('the code of %j, %s, %s in %s is %s', (lines, purpose, printed, country, code) => {
  expect(bookingCode(lines, purpose, printed, country)).toBe(code);
});

test.each([
  ['addebito sdd enel', 'debit'],
  ['bonifico a vostro favore da acme', 'credit'],
  ['lohn gehalt muster gmbh', 'credit'],
  ['storno addebito', 'credit'],
  ['rossi luigi', null],
])('%s speaks for %s', (text, side) => {
  expect(sideOfWords(text)).toBe(side);
});
