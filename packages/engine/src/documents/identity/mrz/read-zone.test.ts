import { describe, expect, test } from 'vitest';
import { rightZones, wrongZones } from '../fixtures/zones.ts';
import { confusableWith } from './confusable.ts';
import { readZoneFrom } from './read-zone.ts';
import { buildZone } from './testing/build-zone.ts';
import { lettersOfText, type ZoneLetter } from './zone-letters.ts';

const seen = (lines: readonly string[], confidence = 0.7): ZoneLetter[][] =>
  lines.map((line) => lettersOfText(line, confidence));

const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];

function misread(lines: readonly string[], line: number, place: number, letter: Partial<ZoneLetter>): ZoneLetter[][] {
  const letters = seen(lines, 0.97);
  const row = letters[line] ?? [];
  row[place] = { letter: '?', confidence: 0.5, others: '', ...letter };
  return letters;
}

describe('IDD-03 zones read from pixels', () => {
  test.each(rightZones)('a right %s %j stays as it is', (format, lines) => {
    const reading = readZoneFrom(seen(lines, 0.97));
    expect(reading).toMatchObject({ cost: 0, uncertain: new Set() });
    expect(reading?.zone.format).toBe(format);
  });

  test.each([
    [
      ['IDCHEA1234567<6<<<<<<<<<<<<<<<', '7SIOZSGMZOO90IBCHE<<<<<<<<<<<B', '5M1TH<<J0HN<AL8ERT<<<<<<<<<<<<'],
      '751025',
      '200901',
    ],
    [['I<UTOERIK55ON<<ANNA<MAR1A<<<<<<<<<<<', 'D231458907UT0740BIZZF12O4IS9<<<<<<<G'], '740812', '120415'],
    [
      ['P<UT0ERIK55ON<<ANNA<MAR1A<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO740BIZZF12041S9ZE184226B<<<<<1O'],
      '740812',
      '120415',
    ],
  ])('letters in the places of digits can only be digits: %j', (lines, birth, expiry) => {
    const zone = readZoneFrom(seen(lines))?.zone;
    expect(zone).toMatchObject({ birth, expiry });
    expect(zone?.surname).toMatch(/^(SMITH|ERIKSSON)$/);
  });

  test('a runner-up that makes every digit right is taken', () => {
    const reading = readZoneFrom(misread(card, 1, 3, { letter: '3', others: '80' }));
    expect(reading?.zone.birth).toBe('740812');
    expect(reading?.uncertain.size).toBe(0);
  });

  test('letter O and nought in free data are told apart by the digit over all, however sure the reader was', () => {
    const permit = [
      'IRITAI738154518CTTNM079S56L781',
      '7911163F3103038MAR<<<<<<<<<<<3',
      'CATTANEO<<NOEMI<<<<<<<<<<<<<<<',
    ];
    const reading = readZoneFrom(seen(permit, 1));
    expect(reading?.zone.lines[0]).toBe('IRITAI738154518CTTNMO79S56L781');
    expect(reading?.mended).toEqual(new Set(['optional']));
    const inNumber = ['IRITAIO38154513CTTNMO79S56L781', permit[1] ?? '', permit[2] ?? ''];
    expect(readZoneFrom(seen(inNumber, 1))).toBeNull();
  });

  test('fillers that were lost or doubled are counted again', () => {
    const lost = [card[0] ?? '', (card[1] ?? '').replace('UTO<<<', 'UTO<'), (card[2] ?? '').slice(0, 24)];
    expect(readZoneFrom(seen(lost))?.zone.lines[1]).toBe(card[1]);
    const doubled = [`${card[0]}<<`, (card[1] ?? '').replace('UTO<', 'UTO<<'), card[2] ?? ''];
    expect(readZoneFrom(seen(doubled))?.zone.lines[0]).toBe(card[0]);
  });

  test('lines around the zone do no harm', () => {
    const lines = ['SPECIMEN1234567890123456789012', ...card];
    expect(readZoneFrom(seen(lines, 0.97))).toMatchObject({ start: 1, cost: 0 });
  });

  test('the known shape of a number decides between letter and digit', () => {
    const lines = [
      'C<ITACAO0OOOAA4<<<<<<<<<<<<<<<',
      '6412308F2212304ITA<<<<<<<<<<<0',
      'ROSSI<<BIANCA<<<<<<<<<<<<<<<<<',
    ];
    const reading = readZoneFrom(seen(lines));
    expect(reading?.zone.number).toBe('CA00000AA');
    expect(reading?.uncertain.has('number')).toBe(false);
  });
});

describe('IDD-03 nothing is believed that the digits do not confirm', () => {
  test.each(wrongZones.map((lines) => [lines]))('%j', (lines) => {
    expect(readZoneFrom(seen(lines, 1))).toBeNull();
  });

  test('a text layer is not healed', () => {
    const forged = [card[0] ?? '', '7408122F2204159UTO<<<<<<<<<<<6', card[2] ?? ''];
    expect(readZoneFrom(seen(forged, 1))).toBeNull();
  });

  test('signs that look alike and count alike leave the number in doubt', () => {
    const lines = buildZone({
      format: 'td1',
      code: 'I',
      issuer: 'UTO',
      nationality: 'UTO',
      number: 'AB6123456',
      birth: '800101',
      expiry: '300101',
      sex: 'F',
      surname: 'ROSSI',
      givenNames: 'ANNA',
    });
    const reading = readZoneFrom(misread(lines, 0, 7, { letter: 'G', confidence: 0.6, others: '6' }));
    expect(reading?.uncertain.has('number')).toBe(true);
    expect(reading?.uncertain.has('birth')).toBe(false);
  });

  test('a single misread sign never becomes a wrong day or number that is called certain', () => {
    const wrong: string[] = [];
    for (const [line, from, to] of [
      [0, 5, 15],
      [1, 0, 15],
    ] as const) {
      for (let place = from; place < to; place += 1) {
        for (const letter of confusableWith(card[line]?.charAt(place) ?? '')) {
          const reading = readZoneFrom(misread(card, line, place, { letter }));
          if (!reading) continue;
          const { zone, uncertain } = reading;
          if (!uncertain.has('number') && zone.number !== 'D23145890') wrong.push(`${line}:${place}${letter} number`);
          if (!uncertain.has('birth') && zone.birth !== '740812') wrong.push(`${line}:${place}${letter} birth`);
          if (!uncertain.has('expiry') && zone.expiry !== '120415') wrong.push(`${line}:${place}${letter} expiry`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
