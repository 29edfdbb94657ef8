import { describe, expect, test } from 'vitest';
import type { ZoneLine } from '../../reading.ts';
import { settledZoneLines } from './settled-lines.ts';

interface Doubt {
  readonly line: number;
  readonly place: number;
  readonly confidence: number;
}

const zoneOf = (lines: readonly string[], doubt?: Doubt): ZoneLine[] =>
  lines.map((text, line) => ({
    text,
    letters: [...text].map((letter, place) => ({
      letter,
      confidence: doubt?.line === line && doubt.place === place ? doubt.confidence : 0.97,
      others: '',
    })),
    page: 1,
    box: { left: 0, right: 300, top: line * 20, bottom: line * 20 + 12 },
  }));
const settled = (lines: readonly string[], doubt?: Doubt): number[] =>
  settledZoneLines(zoneOf(lines, doubt)).map(({ top }) => top / 20);

const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const changed = (lines: readonly string[], line: number, place: number, sign: string): string[] =>
  lines.map((text, at) => (at === line ? text.slice(0, place) + sign + text.slice(place + 1) : text));

describe('lines of a zone that need no second reader', () => {
  test('are those that check digits watch over, never the one with the names', () => {
    expect(settled(card)).toEqual([0, 1]);
    expect(settled(passport)).toEqual([1]);
  });

  test('may hold an O where only a 0 can stand', () => {
    expect(settled(changed(card, 1, 10, 'O'))).toEqual([0, 1]);
  });

  test('are none where a digit is wrong, or a sign that no digit watches over was unclear', () => {
    expect(settled(changed(card, 1, 0, '8'))).toEqual([]);
    expect(settled(card, { line: 1, place: 7, confidence: 0.6 })).toEqual([]);
    expect(settled(passport, { line: 1, place: 11, confidence: 0.6 })).toEqual([]);
  });
});
