import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { parseCardDay } from './card-day.ts';
import { cardKinds } from './card-kinds.ts';
import { fiscalCodesOn, repairedFiscalCode } from './fiscal-code-on.ts';
import { parseDocumentNumber, parseName, parseNationality, parsePlace, parseSex } from './parsers.ts';
import { readVisual } from './read-visual.ts';

describe('days as cards print them', () => {
  test.each([
    ['12.05.1982', '1982-05-12'],
    ['01 01 1980', '1980-01-01'],
    ['02-11-1976', '1976-11-02'],
    ['02 NOV 1975', '1975-11-02'],
    ['12 AUG/AOUT 74', '1974-08-12'],
    ['12 AUGUST/AOUT 74', '1974-08-12'],
    ['3 FEV 1990', '1990-02-03'],
    ['31.02.1990', null],
    ['1990', null],
    ['12 XYZ 1990', null],
  ])('%s is %s', (text, day) => {
    expect(parseCardDay(text, 'birth', '2026-05-20')).toBe(day);
  });

  test('two digits of a year depend on what the day is of', () => {
    expect(parseCardDay('15 APR 30', 'other', '2026-05-20')).toBe('2030-04-15');
    expect(parseCardDay('15 APR 30', 'birth', '2026-05-20')).toBe('1930-04-15');
  });
});

describe('values', () => {
  test.each([
    ['ROSSI', 'ROSSI'],
    ["D'Angelo", "D'ANGELO"],
    ['[a] Müller', null],
    ['R0SSI', null],
    ['X', null],
    ['REPUBBLICA ITALIANA', null],
    ['Given', null],
    ['RNAME', null],
    ['TSUMAME', null],
    ['Sumam', null],
    ['SUR', null],
    ['SUMMERER', 'SUMMERER'],
    ['NACHTMANN', 'NACHTMANN'],
    ['SQREN', null],
    ['TARIQ QASIM', 'TARIQ QASIM'],
    ['12345', null],
  ])('name %s', (text, name) => {
    expect(parseName(text)).toBe(name);
  });

  test.each([
    ['F', 'F'],
    ['M/M', 'M'],
    ['P-F', 'F'],
    ['E', 'F'],
    ['165', null],
    ['FM', null],
  ])('sex %s', (text, sex) => {
    expect(parseSex(text)).toBe(sex);
  });

  test.each([
    ['REGGIO EMILIA (RE)', 'REGGIO EMILIA'],
    ['Lugo', 'LUGO'],
    ['BARTH', 'BARTH'],
    ['BIRTH.', null],
    ['PIACE DI', null],
  ])('place %s', (text, place) => {
    expect(parsePlace(text)).toBe(place);
  });

  test('nationality is told only where it is certain', () => {
    expect(['ITA', 'Italiana', 'DEUTSCH', 'IND', 'Utopian', 'XYZ'].map(parseNationality)).toEqual([
      'ITA',
      'ITA',
      'DEU',
      'IND',
      null,
      null,
    ]);
  });

  test('six digits alone are not a number of a document', () => {
    expect(parseDocumentNumber('938568')).toBeNull();
    expect(parseDocumentNumber('AX 1234567')).toBe('AX1234567');
    expect(parseDocumentNumber('PASSPORT')).toBeNull();
  });

  test('a place may name its province', () => {
    expect(parsePlace('ROMA (RM)')).toBe('ROMA');
    expect(parsePlace('Reggio nell’Emilia (RE)')).toBe('REGGIO NELL’EMILIA');
    expect(parsePlace('02 NOV')).toBeNull();
    expect(parsePlace('1234')).toBeNull();
  });
});

test('a label in two languages heads the value below its first words', () => {
  const page = laidOutPage([
    'PASPORT / PASSPORT',
    'Tarikh Lahir / Date of Birth        Tempat Lahir / Place of Birth',
    '02 NOV 1975                         SELANGOR',
  ]);
  const kind = cardKinds.find(({ layout }) => layout === 'passport');
  const fields = kind ? readVisual(page, kind, '2026-05-20') : null;
  expect(fields?.birth_date?.value).toBe('1975-11-02');
  expect(fields?.birth_place?.value).toBe('SELANGOR');
});

describe('fiscal codes on a page', () => {
  test('in one, in groups, and with letters and digits confused', () => {
    expect(fiscalCodesOn(laidOutPage(['RSSMRA80A01H501U'])).map(({ value }) => value)).toEqual(['RSSMRA80A01H501U']);
    expect(fiscalCodesOn(laidOutPage(['RSS MRA 80A01 H501U'])).map(({ value }) => value)).toEqual(['RSSMRA80A01H501U']);
    expect(repairedFiscalCode('R5SMRA8OA01H501U')).toEqual({ code: 'RSSMRA80A01H501U', repairs: 2 });
  });

  test('a code of namesakes keeps its letters', () => {
    expect(repairedFiscalCode('RSSMRA80A01H50MM')?.code).toBe('RSSMRA80A01H50MM');
  });

  test.each(['RSSMRA80A01H501V', 'RSSMRA80F01H501U', '1234567890123456', ''])('%j is none', (text) => {
    expect(repairedFiscalCode(text)).toBeNull();
  });

  test('several misread signs are not guessed', () => {
    expect(repairedFiscalCode('R5SMRA8OAO1H501U')).toBeNull();
  });
});
