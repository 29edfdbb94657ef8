import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../../../evidence/page.ts';
import { italianCards } from './italian-cards.ts';
import { readVisual } from './read-visual.ts';

const word = (text: string, left: number, top: number, confidence = 0.95): Word => ({
  text,
  box: { left, top, right: left + text.length * 12, bottom: top + 16 },
  baseline: top + 16,
  size: 16,
  font: -1,
  confidence,
  angle: 0,
});
const sheetOf = (...words: Word[]): Page => ({
  number: 1,
  width: 900,
  height: 600,
  origin: 'ocr',
  words,
  fonts: [],
  images: [],
});
const read = (...words: Word[]) => {
  const kind = italianCards.find(({ type }) => type === 'paper_id_card');
  if (!kind) throw new Error('no such card');
  return readVisual(sheetOf(...words), kind, '2026-11-15');
};

const cover = [word('COMUNE', 500, 100), word('DI', 585, 100), word('BARI', 540, 140), word('DI', 560, 300)];

describe('the paper card of the town hall', () => {
  test('says on its cover whose it is, surname first', () => {
    const { surname, given_names } = read(...cover, word('BRAMBILLA', 470, 340), word('ALESSANDRA', 590, 340));
    expect([surname?.value, given_names?.value]).toEqual(['BRAMBILLA', 'ALESSANDRA']);
  });

  test('says so as well where the blank between both names is wide', () => {
    const { surname, given_names } = read(...cover, word('MORETTI', 470, 340), word('JACOPO', 585, 340));
    expect([surname?.value, given_names?.value]).toEqual(['MORETTI', 'JACOPO']);
  });

  test('says so as well where one of both has two words, if it is certain which', () => {
    const names = [word('DE', 450, 340), word('ROSA', 480, 340), word('ANNA', 540, 340), word('MARIA', 600, 340)];
    const { surname, given_names } = read(...cover, ...names);
    expect([surname?.value, given_names?.value]).toEqual(['DE ROSA', 'ANNA MARIA']);
  });

  test('leaves open where a surname of several words ends, and whose given name was lost', () => {
    const names = [word('RIVA', 470, 340), word('BRUNO', 530, 340), word('ELIA', 600, 340)];
    expect(read(...cover, ...names).surname).toBeNull();
    expect(read(...cover, word('LO', 500, 340), word('RUSSO', 530, 340)).surname).toBeNull();
  });

  test('names the place of birth behind a bare word, without its province', () => {
    const inside = [
      word('nato', 40, 100),
      word('il', 95, 100),
      word('01/09/1990', 200, 100),
      word('(atto', 40, 140),
      word('n.', 110, 140),
      word('811', 140, 140),
      word('a', 40, 180),
      word('REGGIO', 200, 180),
      word('EMILIA', 280, 180),
      word('(', 360, 180),
      word('RE', 380, 180),
      word(')', 420, 180),
    ];
    expect(read(...inside).birth_place?.value).toBe('REGGIO EMILIA');
  });
});
