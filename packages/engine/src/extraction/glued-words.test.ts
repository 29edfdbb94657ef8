import { expect, test } from 'vitest';
import type { Word } from '../evidence/page.ts';
import { unglued } from './glued-words.ts';

const texts = (text: string): string[] => {
  const box = { left: 0, top: 0, right: text.length * 10, bottom: 10 };
  const word = { text, box, baseline: 10, size: 10, confidence: 1, font: null } as unknown as Word;
  return unglued(word).map((part) => part.text);
};

test.each([
  ['Netto:1.679,74', ['Netto:', '1.679,74']],
  ['Steuer|Klasse', ['Steuer', 'Klasse']],
  ['Firma*Weg', ['Firma', '*', 'Weg']],
  ['S.R.LTIPO', ['S.R.L', 'TIPO']],
  ['S.P.A.Matricola', ['S.P.A.', 'Matricola']],
  ['GmbHPersonalnr', ['GmbH', 'Personalnr']],
  ['S.R.L.S.', ['S.R.L.S.']],
  ['https://x', ['https://x']],
])('%s is %j', (glued, parts) => {
  expect(texts(glued)).toEqual(parts);
});
