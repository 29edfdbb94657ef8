import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { birthDayOn } from './birth-day.ts';
import { homeAddress } from './home-address.ts';
import { homeInProse } from './home-in-prose.ts';

const SIZE = 10;

interface Row {
  readonly text: string;
  readonly left: number;
  readonly line: number;
}

const pageOf = (rows: readonly Row[]): Page => ({
  number: 1,
  width: 600,
  height: 800,
  origin: 'text',
  words: rows.flatMap(({ text, left, line }) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: {
        left: left + index * 6,
        top: 20 + line * 14,
        right: left + (index + word.length) * 6 - 1,
        bottom: 30 + line * 14,
      },
      baseline: 28 + line * 14,
      size: SIZE,
      font: 0,
      confidence: 1,
      angle: 0 as const,
    })),
  ),
  fonts: [],
  images: [],
});

const block = (rows: readonly string[], left: number, line: number): Row[] =>
  rows.map((text, place) => ({ text, left, line: line + place }));

const streets = fc.constantFrom('Weißdornallee 15', 'Viale Monte Nero 109', 'Am Alten Markt 3 b', 'Via XX Settembre 8');
const towns = fc.constantFrom('37073 Göttingen', '35121 Padova (PD)', '00185 Roma', 'D-80796 München');
const employer = ['Buchhandlung am Wall GmbH', 'Goethestraße 18', '04177 Leipzig'];

describe('where a person lives', () => {
  test('the block that begins with the name tells it, wherever it and the block of the employer stand', () => {
    const places = fc.record({
      left: fc.integer({ min: 20, max: 330 }),
      line: fc.integer({ min: 0, max: 30 }),
      other: fc.integer({ min: 0, max: 30 }),
      title: fc.constantFrom([], ['Frau'], ['Sig.ra']),
      isTurned: fc.boolean(),
    });
    fc.assert(
      fc.property(streets, towns, places, (street, town, { left, line, other, title, isTurned }) => {
        fc.pre(Math.abs(line - other) > 6);
        const name = isTurned ? 'Groß Friederike' : 'Friederike Groß';
        const page = pageOf([
          ...block([...title, name, street, town], left, line),
          ...block(employer, left, other),
          { text: 'Seite 1 von 2', left: 500, line: line + 1 },
        ]);
        expect(homeAddress([page], 'Friederike Groß')?.value).toBe(`${street} ${town}`);
      }),
    );
  });

  test('an address below another name is nobody’s home', () => {
    expect(homeAddress([pageOf(block(employer, 40, 3))], 'Friederike Groß')).toBeNull();
  });

  test('name, street and town may share one row', () => {
    const page = pageOf(block(['Erika Muster, Weg 1, 12345 Ort'], 40, 3));
    expect(homeAddress([page], 'Erika Muster')?.value).toBe('Weg 1, 12345 Ort');
  });

  test.each([
    [
      'nata a Bari, residente in Viale Monte Nero 109, 35121 Padova (PD), di seguito',
      'Viale Monte Nero 109, 35121 Padova (PD)',
    ],
    [
      'geboren am 20.05.1987, wohnhaft Weißdornallee 15, 37073 Göttingen (im Folgenden',
      'Weißdornallee 15, 37073 Göttingen',
    ],
    [
      'schließt mit Herrn Søren Schröder-Lang, Weißdornallee 125, 04177 Leipzig - nachfolgend',
      'Weißdornallee 125, 04177 Leipzig',
    ],
    ['con sede in 25121 Brescia (BS), P.IVA 12763750994', undefined],
  ])('a sentence tells it: %s', (text, home) => {
    expect(homeInProse([pageOf(block([text], 10, 1))], 'Søren Schröder-Lang')?.value).toBe(home);
  });
});

describe('the day of birth', () => {
  test.each([
    [[{ text: 'Geburtsdatum: 20.05.1984', left: 20, line: 1 }], '1984-05-20'],
    [[{ text: 'Geb.-Datum ........ 20.05.1984', left: 20, line: 1 }], '1984-05-20'],
    [
      [
        { text: '5 Data di nascita', left: 20, line: 1 },
        { text: '8 Inizio rapporto', left: 300, line: 1 },
        { text: '21/11/1986', left: 30, line: 2 },
        { text: '01/03/2017', left: 310, line: 2 },
      ],
      '1986-11-21',
    ],
    [
      [
        { text: 'Data di nascita', left: 20, line: 1 },
        { text: 'Data assunzione', left: 300, line: 1 },
        { text: '01/03/2017', left: 310, line: 2 },
      ],
      undefined,
    ],
    [[{ text: 'nato/a a Bari il 21.11.1986, residente', left: 20, line: 1 }], '1986-11-21'],
    [[{ text: 'Eintritt 01.03.2017', left: 20, line: 1 }], undefined],
  ])('%j', (rows, day) => {
    expect(birthDayOn([pageOf(rows)])?.value).toBe(day);
  });
});

test('a day of birth stands in three cells, and a day within the words of another caption is none', () => {
  const rows: readonly Row[] = [
    { text: 'Data di nascita', left: 40, line: 0 },
    { text: 'Comune di nascita', left: 240, line: 0 },
    { text: '07  11  1984', left: 40, line: 1 },
    { text: 'Domicilio al 1/1/2025', left: 40, line: 2 },
  ];
  expect(birthDayOn([pageOf(rows)])?.value).toBe('1984-11-07');
  expect(birthDayOn([pageOf(rows.filter(({ line }) => line !== 1))])).toBeNull();
});
