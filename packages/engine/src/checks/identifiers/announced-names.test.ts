import { expect, test } from 'vitest';
import type { Page, Word } from '../../evidence/page.ts';
import { announcedNames } from './announced-names.ts';

const word = (text: string, left: number, baseline: number): Word => ({
  text,
  box: { left, top: baseline - 9, right: left + text.length * 5, bottom: baseline + 2 },
  baseline,
  size: 10,
  font: 0,
  confidence: 1,
  angle: 0,
});

const page = (words: readonly Word[]): Page => ({
  number: 1,
  width: 595,
  height: 842,
  origin: 'text',
  words,
  fonts: [],
  images: [],
});

test('a name is found behind the word that announces it, and where one stands above it', () => {
  const beside = page([word('Dichiarante', 40, 122), word('SANNA', 120, 122), word('LUCA', 150, 122)]);
  expect(announcedNames([beside])).toEqual([{ page: 1, box: { left: 120, top: 113, right: 170, bottom: 124 } }]);
  const below = page([word('Sig.ra', 340, 155), word('Ferrarin', 340, 169), word('Giulia', 385, 169)]);
  expect(announcedNames([below])).toEqual([{ page: 1, box: { left: 340, top: 160, right: 415, bottom: 171 } }]);
});

test('captions without a name, and words in a sentence, are none', () => {
  expect(announcedNames([page([word('Coniuge', 40, 154), word('dichiarante', 80, 154)])])).toEqual([]);
  expect(announcedNames([page([word('nome', 40, 154), word('della', 70, 154), word('Società', 100, 154)])])).toEqual(
    [],
  );
});
