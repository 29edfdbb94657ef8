import { expect, test } from 'vitest';
import { plainWords } from '../plain-words.ts';
import { findPhrases, wordLists } from './index.ts';

const groups = wordLists.flatMap(([source, list]) => list.map((group) => ({ source, ...group })));

test('every phrase is written as bookings are read, so that it can be found at all', () => {
  const wrong = groups.flatMap(({ words }) =>
    words.filter((phrase) => plainWords(phrase.replaceAll('*', '')).join(' ') !== phrase.replaceAll('*', '')),
  );
  expect(wrong).toEqual([]);
});

test('open patterns keep enough letters, and only their first word is open', () => {
  const open = groups.flatMap(({ words }) => words).filter((phrase) => phrase.includes('*'));
  expect(open.length).toBeGreaterThan(10);
  for (const phrase of open) {
    const stem = phrase.split(' ').find((word) => word.includes('*')) ?? '';
    const isFirst = phrase.startsWith(stem);
    if (isFirst) expect(stem.length, phrase).toBeGreaterThan(4);
  }
});

test('no list says two things of one phrase with equal weight', () => {
  const meanings = new Map<string, string>();
  const clashes: string[] = [];
  for (const { source, side, weight, words, means } of groups) {
    for (const phrase of words) {
      for (const direction of side === 'both' ? ['in', 'out'] : [side]) {
        const key = [source, direction, weight, phrase].join('/');
        const known = meanings.get(key);
        if (known !== undefined && known !== means) clashes.push(`${key}: ${known}, ${means}`);
        meanings.set(key, means);
      }
    }
  }
  expect(clashes).toEqual([]);
});

const found = (text: string, direction: 'in' | 'out'): string[] =>
  findPhrases(plainWords(text), direction).map(({ phrase, meaning }) => `${phrase}=${meaning.means}`);

test('the longest phrase takes its words from shorter ones', () => {
  expect(found('Lohn, Gehalt, Rente', 'in')).toEqual(['LOHN GEHALT RENTE=salary']);
  expect(found('RATA MUTUO', 'out')).toEqual(['RATA MUTUO=mortgage']);
  expect(found('LOTTOMATICA ITALIA SERVIZI', 'out')).toEqual(['LOTTOMATICA ITALIA SERVIZI=nothing']);
});

test('open patterns find compounds, and nothing that only looks alike', () => {
  expect(found('Oktobergehalt', 'in')).toEqual(['GEHALT=salary']);
  expect(found('Garagenmiete', 'out')).toEqual(['MIETE=rent_paid']);
  expect(found('Mieterverein Mietwagen Vorbehalt Aufenthalt', 'out')).toEqual([]);
});
