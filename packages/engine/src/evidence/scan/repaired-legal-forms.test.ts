import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedLegalForms } from './repaired-legal-forms.ts';

const word = (text: string, left: number, right: number, baseline = 20): Word => ({
  text,
  box: { left, top: baseline - 8, right, bottom: baseline },
  baseline,
  size: 9,
  font: -1,
  confidence: text.length / 10,
  angle: 0,
});

test('INC-03 a legal form that was read with a blank inside is one word again, as sure as its less sure part', () => {
  const told = repairedLegalForms([
    word('Armaturen', 0, 60),
    word('Gmb', 63, 83),
    word('H', 80, 88),
    word('Köln', 95, 120),
  ]);
  expect(told.map(({ text }) => text)).toEqual(['Armaturen', 'GmbH', 'Köln']);
  expect(told[1]).toMatchObject({ box: { left: 63, right: 88 }, confidence: 0.1 });
  expect(repairedLegalForms([word('Gm', 63, 78), word('bH,', 79, 88)]).map(({ text }) => text)).toEqual(['GmbH,']);
});

test('parts that stand apart, on other rows or make no form stay as they are', () => {
  const pairs = [
    [word('Gmb', 0, 20), word('H', 40, 48)],
    [word('Gmb', 0, 20), word('H', 20, 28, 40)],
    [word('Haus', 0, 20), word('H', 20, 28)],
  ];
  for (const pair of pairs) expect(repairedLegalForms(pair)).toEqual(pair);
});
