import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { italianCards } from './italian-cards.ts';
import { readVisual } from './read-visual.ts';

const read = (type: string, ...lines: string[]) => {
  const kind = italianCards.find((card) => card.type === type);
  if (!kind) throw new Error('no such card');
  return readVisual(laidOutPage(lines, { origin: 'ocr', confidence: 0.95 }), kind, '2026-11-15');
};
const given = (line: string) => read('paper_id_card', line).given_names?.value ?? null;

describe('IDD-03 names, places and days are read whole or not at all', () => {
  test('a given name of two words that a typewriter set far apart is one', () => {
    expect(given('Nome      GIAN   LUIGI')).toBe('GIAN LUIGI');
  });

  test('stays open where the next word is too far for a blank and too near for another field', () => {
    expect(given('Nome      GIAN     LUIGI')).toBeNull();
    expect(given('Nome      6IAN   LUIGI')).toBeNull();
    expect(given('Nome      ANNA              LUISA')).toBe('ANNA');
  });

  test('stays open where only the half of a given name was seen that never stands alone', () => {
    expect(given('Nome      GIAN')).toBeNull();
    expect(given('Nome      GIANNA')).toBe('GIANNA');
  });

  test('a place of two words is not cut', () => {
    expect(read('fiscal_card', 'Luogo di nascita', 'ASCOLI     PICENO').birth_place).toBeNull();
    expect(read('fiscal_card', 'Luogo di nascita', 'ASCOLI PICENO').birth_place?.value).toBe('ASCOLI PICENO');
  });

  test('a blurred wording of the label beside it is no place', () => {
    const blurred = ['Luogo di nascita   Paceofbith', 'ASCOLI'];
    expect(read('fiscal_card', ...blurred).birth_place?.value).toBe('ASCOLI');
    expect(read('fiscal_card', 'Luogo di nascita   Paceofbith').birth_place).toBeNull();
  });

  test('a day whose year came apart is of no other century', () => {
    expect(read('fiscal_card', 'Data di nascita', '27.08.20 01').birth_date).toBeNull();
    expect(read('fiscal_card', 'Data di nascita', '27.08.20     01').birth_date?.value).toBe('2020-08-27');
  });
});

describe('IDD-03 a name that one reader saw alone', () => {
  const page = (code: string, name: string) => {
    const { words, ...rest } = laidOutPage([code, 'Nome', name], { origin: 'ocr', confidence: 0.95 });
    return { ...rest, words: words.map((word) => (word.text === name ? { ...word, confidence: 0.8 } : word)) };
  };
  const card = italianCards.find(({ type }) => type === 'fiscal_card');
  const named = (code: string, name: string) =>
    card ? (readVisual(page(code, name), card, '2026-11-15').given_names?.value ?? null) : null;

  test('is believed where the fiscal code on the same paper has its letters', () => {
    expect(named('RSSMRA80A01H501U', 'MARIO')).toBe('MARIO');
    expect(named('RSSMRA80A01H501U', 'MATIO')).toBeNull();
    expect(named('', 'MARIO')).toBeNull();
  });
});
