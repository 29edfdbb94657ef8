import { describe, expect, test } from 'vitest';
import type { Page } from '../../../evidence/page.ts';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { otherCards } from './other-cards.ts';
import { readVisual } from './read-visual.ts';

const seenTwice = ({ words, ...page }: Page): Page => ({
  ...page,
  words: words.map((word) => ({ ...word, witnessed: true })),
});

const read = (type: string, lines: readonly string[], isWitnessed = true) => {
  const kind = otherCards.find((card) => card.type === type);
  if (!kind) throw new Error('no such card');
  const page = laidOutPage(lines, { origin: 'ocr', confidence: 0.99 });
  const fields = readVisual(isWitnessed ? seenTwice(page) : page, kind, '2026-11-15');
  return (name: keyof typeof fields) => fields[name]?.value ?? null;
};

describe('IDD-03 cards whose captions are those of other states', () => {
  const croatian = (number: string) => [
    `REPUBLIKA HRVATSKA                                     ${number}`,
    'OSOBNA ISKAZNICA / IDENTITY CARD',
    'Prezime',
    'BABIĆ',
    'Ime',
    'IVANA',
    'Datum rođenja            Spol',
    '21.07.1996               F',
    'Mjesto rođenja',
    'SPECIMEN   ZAGREB',
    'Državljanstvo            Datum izdavanja',
    'HRV                      23.08.2023',
    'Vrijedi do',
    '22.08.2033',
  ];

  test('tell names, days, place and nationality; a watermark beside a value is none of it', () => {
    const card = read('id_card', croatian('527976045'));
    expect([card('surname'), card('given_names'), card('nationality')]).toEqual(['BABIĆ', 'IVANA', 'HRV']);
    expect([card('birth_date'), card('birth_place')]).toEqual(['1996-07-21', 'ZAGREB']);
    expect([card('issue_date'), card('expiry_date')]).toEqual(['2023-08-23', '2033-08-22']);
  });

  test('tell the number beside the title, which has no caption, if two looks saw it and it is no access number', () => {
    expect(read('id_card', croatian('527976045'))('document_number')).toBe('527976045');
    expect(read('id_card', croatian('LP8695779'))('document_number')).toBe('LP8695779');
    expect(read('id_card', croatian('527976045'), false)('document_number')).toBeNull();
    expect(read('id_card', croatian('527976'))('document_number')).toBeNull();
    expect(read('id_card', croatian('527976045   LP8695779'))('document_number')).toBeNull();
  });
});

describe('IDD-03 a bare caption for a name, where the other part has one of its own', () => {
  test.each([
    [['Cognome', 'YILMAZ', 'Nome', 'ZEYNEP'], 'YILMAZ', 'ZEYNEP'],
    [['Name / Surname', 'NAIR', 'Vornamen / Given names', 'RAVI KUMAR'], 'NAIR', 'RAVI KUMAR'],
  ])('%j', (lines, surname, given) => {
    const permit = read('residence_permit', [
      'AUFENTHALTSTITEL / RESIDENCE PERMIT',
      ...lines,
      'Scadenza',
      '05.03.2029',
    ]);
    expect([permit('surname'), permit('given_names')]).toEqual([surname, given]);
  });
});
