import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../../../evidence/page.ts';
import { witnessedNumber } from './witnessed-number.ts';

const word = (text: string): Word => ({
  text,
  box: { left: 10, top: 10, right: 90, bottom: 22 },
  baseline: 20,
  size: 12,
  font: -1,
  confidence: 0.4,
  angle: 0,
});
const pageWith = (...texts: string[]): Page => ({
  number: 1,
  width: 300,
  height: 200,
  origin: 'ocr',
  words: texts.map(word),
  fonts: [],
  images: [],
});
const seeing = (text: string, confidence = 0.97) => ({
  today: '2026-11-15',
  readZone: async () => [
    {
      text,
      letters: [...text].map((letter) => ({ letter, confidence, others: '' })),
      page: 1,
      box: { left: 10, top: 10, right: 90, bottom: 22 },
    },
  ],
});
const german = { country: 'DE', type: 'id_card' } as const;
const found = async (page: Page, seen: string, confidence?: number) =>
  (await witnessedNumber([page], german, seeing(seen, confidence)))?.value ?? null;

describe('a number without a zone', () => {
  test('is believed when two looks saw it, but for signs that look alike', async () => {
    expect(await found(pageWith('PERSONALAUSWEIS', 'L01X00T47'), 'L01X00T47')).toBe('L01X00T47');
    expect(await found(pageWith('LO1XOOT47'), 'L01X00T47')).toBe('L01X00T47');
    expect(await found(pageWith('L01X000T47'), 'L01X00T47')).toBe('L01X00T47');
  });

  test('may hold a single digit that the first reader took for a letter', async () => {
    expect(await found(pageWith('YTZVYIRHK'), 'YTZVY1RHK')).toBe('YTZVY1RHK');
    expect(await found(pageWith('YTZVYTRHK'), 'YTZVY1RHK')).toBeNull();
    expect(await found(pageWith('naissance', 'TJ8C3MVH8', 'OSSIGBOOK'), 'TJ8C3MVH8')).toBe('TJ8C3MVH8');
    expect(await found(pageWith('GEBURTSORT'), 'YTZVY1RHK')).toBeNull();
  });

  test('gets back the letter before it that the first reader lost, but no day is taken for it', async () => {
    const permit = { country: 'IT', type: 'residence_permit' } as const;
    const numberOn = async (page: Page, seen: string) =>
      (await witnessedNumber([page], permit, seeing(seen)))?.value ?? null;
    expect(await numberOn(pageWith('13601992', '02.01.2030'), '113601992')).toBe('I13601992');
    expect(await numberOn(pageWith('13601992'), '13601992')).toBeNull();
    expect(await numberOn(pageWith('02.01.2030'), '102012030')).toBeNull();
  });

  test('is read no third time where two looks at the page saw it alike', async () => {
    const page = { ...pageWith(), words: [{ ...word('L01X00T47'), witnessed: true }] };
    expect(await found(page, '', 0)).toBe('L01X00T47');
    const strange = { ...pageWith(), words: [{ ...word('LO1XOOT47'), witnessed: true }] };
    expect(await found(strange, '', 0)).toBeNull();
  });

  test('has a digit of the same shape where two looks surely saw a letter that such numbers never hold', async () => {
    const seen = { ...word('LO1XOOT47'), witnessed: true, confidence: 0.99 };
    expect(await found({ ...pageWith(), words: [seen] }, '', 0)).toBe('L01X00T47');
    expect(await found({ ...pageWith(), words: [{ ...seen, text: 'LS1XOOT47' }] }, '', 0)).toBeNull();
  });

  test('is not believed when they saw different signs', async () => {
    expect(await found(pageWith('L01X00T47'), 'L01X00H47')).toBeNull();
  });

  test('is not believed when the second was unsure, or saw what such numbers never hold', async () => {
    expect(await found(pageWith('L01X00T47'), 'L01X00T47', 0.6)).toBeNull();
    expect(await found(pageWith('LO1XOOT47'), 'LO1XOOT47')).toBeNull();
  });

  test('has the one sign that can stand in a place, although both saw what looks like it', async () => {
    const permit = { country: 'IT', type: 'residence_permit' } as const;
    const read = await witnessedNumber([pageWith('PERMESSO', '104418823')], permit, seeing('104418823'));
    expect(read?.value).toBe('I04418823');
  });

  test('is not looked for where two words may be it, or where numbers have no known shape', async () => {
    expect(await found(pageWith('L01X00T47', 'L01X00T48'), 'L01X00T47')).toBeNull();
    const permit = { country: 'FR', type: 'residence_permit' } as const;
    expect(await witnessedNumber([pageWith('Y12345678')], permit, seeing('Y12345678'))).toBeNull();
  });
});
