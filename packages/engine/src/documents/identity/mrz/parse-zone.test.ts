import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rightZones, wrongZones } from '../fixtures/zones.ts';
import { parseZone } from './parse-zone.ts';
import { buildZone } from './testing/build-zone.ts';
import { isConfirmed } from './zone.ts';
import { birthDayIn, expiryDayIn, mayBeDay } from './zone-days.ts';
import { readNames, writeNames } from './zone-names.ts';

describe('IDD-03 zones with right digits', () => {
  test.each(rightZones)('%s %j is confirmed', (format, lines) => {
    const zone = parseZone(lines);
    expect(zone?.format).toBe(format);
    expect(zone && isConfirmed(zone)).toBe(true);
  });

  test.each(wrongZones.map((lines) => [lines]))('%j is not', (lines) => {
    const zone = parseZone(lines);
    expect(zone !== null && isConfirmed(zone)).toBe(false);
  });
});

describe('what a zone says', () => {
  test('a German card: one letter for the country, no sex', () => {
    const zone = parseZone([
      'IDD<<L01X00T471<<<<<<<<<<<<<<<',
      '8308126<3108011D<<2108<<<<<<<7',
      'MUSTERMANN<<ERIKA<<<<<<<<<<<<<',
    ]);
    expect(zone).toMatchObject({
      code: 'ID',
      issuer: 'DEU',
      nationality: 'DEU',
      number: 'L01X00T47',
      birth: '830812',
      expiry: '310801',
      sex: null,
      optional: ['2108'],
      surname: 'MUSTERMANN',
      givenNames: 'ERIKA',
      namesMayBeCut: false,
    });
  });

  test('a number of more than nine signs goes on in the optional field', () => {
    const zone = parseZone([
      'IDBEL600001795<0152<<<<<<<<<<<',
      '1301014F2311207BEL130101987398',
      'SPECIMEN<<SPECIMEN<<<<<<<<<<<<',
    ]);
    expect(zone).toMatchObject({ number: '600001795015', optional: ['13010198739'] });
  });

  test('a full name field may have lost its end', () => {
    const zone = parseZone([
      'I<PRT007777779<ZZ92<<<<<<<<<<<',
      '8303143M3405282PRT<<<<<<<<<<<2',
      'CACADOR<DE<ARAUJO<<ANDRE<ESTEV',
    ]);
    expect(zone).toMatchObject({ surname: 'CACADOR DE ARAUJO', givenNames: 'ANDRE ESTEV', namesMayBeCut: true });
  });

  test('a French card has its given names on the second line and no end', () => {
    const zone = parseZone(['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6']);
    expect(zone).toMatchObject({
      surname: 'BERTHIER',
      givenNames: 'CORINNE',
      number: '880692310285',
      expiry: null,
      sex: 'F',
    });
  });

  test('letters written as digits are not guessed at', () => {
    const zone = parseZone([
      'PNRUSZDRIL7K<<SERGEQ<ANATOL9EVI3<<<<<<<<<<<<',
      '3919353498RUS7207233M<<<<<<<4151218910003<50',
    ]);
    expect(zone).toMatchObject({ surname: '', givenNames: '', expiry: null, number: '391935349' });
  });

  test.each([[[]], [['']], [['P<']], [['ä'.repeat(44), 'x'.repeat(44)]]])('%j is no zone', (lines) => {
    expect(parseZone(lines)).toBeNull();
  });
});

describe('days', () => {
  test.each([
    ['740812', '2026-05-01', '1974-08-12'],
    ['260501', '2026-05-01', '2026-05-01'],
    ['260502', '2026-05-01', '1926-05-02'],
    ['000229', '2026-05-01', '2000-02-29'],
    ['850229', '2026-05-01', null],
    ['85<<<<', '2026-05-01', null],
    ['8512<<', '2026-05-01', null],
  ])('a birth %s seen on %s is %s', (text, today, day) => {
    expect(birthDayIn(text, today)).toBe(day);
  });

  test('an end is always in this century', () => {
    expect(expiryDayIn('310801')).toBe('2031-08-01');
    expect(expiryDayIn('990101')).toBe('2099-01-01');
    expect(expiryDayIn('310229')).toBeNull();
  });

  test('unknown parts may be left open from the right', () => {
    expect(['8512<<', '85<<<<', '<<<<<<', '851231', '000229'].map(mayBeDay)).toEqual(Array(5).fill(true));
    expect(['8513<<', '<<1231', '851232', '85123', ''].map(mayBeDay)).toEqual(Array(5).fill(false));
  });
});

describe('names', () => {
  test.each([
    ['ROSSI<<MARIO<<<<<<', 'ROSSI', 'MARIO'],
    ['DE<LUCA<<ANNA<MARIA<<<', 'DE LUCA', 'ANNA MARIA'],
    ['R0SS1<<MAR10<<<<', 'ROSSI', 'MARIO'],
    ['ROSSI<<MARIO<<<<K<<<<', 'ROSSI', 'MARIO'],
    ['ROSSI<<MARIO<K<<<<<<<', 'ROSSI', 'MARIO'],
    ['ROSSI<<MARIOKKKKK', 'ROSSI', 'MARIO'],
    ['REINARTZ<<ULRIKE<KATIA<E<<<<<<', 'REINARTZ', 'ULRIKE KATIA E'],
    ['SUHARTO<<<<<<<', 'SUHARTO', ''],
    ['', '', ''],
  ])('%s is %s, %s', (field, surname, givenNames) => {
    expect(readNames(field)).toMatchObject({ surname, givenNames });
  });

  test('are written without apostrophes and cut where they do not fit', () => {
    expect(writeNames("D'Angelo", 'Anna-Maria', 24)).toBe('DANGELO<<ANNA<MARIA<<<<<');
    expect(writeNames('Wolfeschlegelstein', 'Hubert Blaine', 24)).toBe('WOLFESCHLEGELSTEIN<<HUBE');
  });
});

const content = fc.record({
  format: fc.constantFrom('td1' as const, 'td2' as const, 'td3' as const, 'mrva' as const, 'mrvb' as const),
  issuer: fc.constantFrom('ITA', 'D', 'UTO', 'FRA'),
  nationality: fc.constantFrom('ITA', 'D', 'IND'),
  number: fc.stringMatching(/^[A-Z0-9]{5,9}$/),
  birth: fc.constantFrom('800101', '640812', '991231', '8512<<'),
  expiry: fc.constantFrom('300101', '270228', '<<<<<<'),
  sex: fc.constantFrom('F' as const, 'M' as const, '<' as const),
  // No name ends in three of the letters that fillers are taken for; such a row is cut off on purpose.
  surname: fc.stringMatching(/^[A-Z]{2,12}$/).filter((name) => !/([KCL])\1\1$/.test(name)),
  givenNames: fc.stringMatching(/^[A-Z]{2,8}$/),
  optional: fc.stringMatching(/^[A-Z0-9]{0,6}$/),
});
const codes = { td1: 'C', td2: 'I', td3: 'P', mrva: 'V', mrvb: 'V' };

test('whatever is built is read back and confirmed', () => {
  fc.assert(
    fc.property(content, (written) => {
      const zone = parseZone(buildZone({ ...written, code: codes[written.format] }));
      expect(zone).toMatchObject({ format: written.format, number: written.number, birth: written.birth });
      expect(zone && isConfirmed(zone)).toBe(true);
      expect(zone?.surname.startsWith(written.surname)).toBe(true);
    }),
  );
});

test('a long number is built and read back', () => {
  const lines = buildZone({
    format: 'td1',
    code: 'I',
    issuer: 'UTO',
    nationality: 'UTO',
    number: 'D23145890734',
    birth: '340712',
    expiry: '950712',
    sex: 'M',
    surname: 'Stevenson',
    givenNames: 'Peter John',
  });
  expect(lines[0]).toBe('I<UTOD23145890<7349<<<<<<<<<<<');
  expect(parseZone(lines)?.number).toBe('D23145890734');
});
