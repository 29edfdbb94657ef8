import { describe, expect, test } from 'vitest';
import { kindOfZone } from './kind-of-zone.ts';
import { parseZone } from './mrz/parse-zone.ts';

const kindOf = (lines: readonly string[]) => {
  const zone = parseZone(lines);
  return zone && kindOfZone(zone);
};

describe('IDD-03 the paper that a zone belongs to', () => {
  test.each([
    [
      ['C<ITACA00000AA4<<<<<<<<<<<<<<<', '6412308F2212304ITA<<<<<<<<<<<0', 'ROSSI<<BIANCA<<<<<<<<<<<<<<<<<'],
      'id_card',
      'IT',
      'cie',
    ],
    [
      ['C<ITACA00000AA4<<<<<<<<<<<<<<<', '6412308F2212304MAR<<<<<<<<<<<0', 'ALAOUI<<FATIMA<<<<<<<<<<<<<<<<'],
      'id_card',
      'IT',
      'cie',
    ],
    [
      ['IDD<<T220001293<<<<<<<<<<<<<<<', '6408125<2010315D<<<<<<<<<<<<<4', 'MUSTERMANN<<ERIKA<<<<<<<<<<<<<'],
      'id_card',
      'DE',
      'personalausweis',
    ],
    [
      ['ARD<<Y701001V51<<<<<<<<<<<<<<<', '7611027M1609189IND<<<<<<<<<<<2', 'SINGH<<JASIN<ALI<<<<<<<<<<<<<<'],
      'residence_permit',
      'DE',
      'aufenthaltstitel',
    ],
    [
      ['P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'],
      'passport',
      'DE',
      'passport',
    ],
    [
      ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
      'visa',
      null,
      'visa',
    ],
    [
      ['IDESPBAA000589599999999R<<<<<<', '8001014F2501017ESP<<<<<<<<<<<7', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<'],
      'id_card',
      'ES',
      'id_card',
    ],
  ])('%j', (lines, type, country, layout) => {
    expect(kindOf(lines)).toEqual({ type, country, layout });
  });

  test('a card for somebody of another nationality is a permit, whatever it calls itself', () => {
    const zone = parseZone([
      'IDESPBAA000589599999999R<<<<<<',
      '8001014F2501017ESP<<<<<<<<<<<7',
      'ESPANOLA<ESPANOLA<<CARMEN<<<<<',
    ]);
    expect(zone && kindOfZone({ ...zone, nationality: 'MAR' }).type).toBe('residence_permit');
  });

  test('a card whose issuer could not be read belongs to the state of its holder', () => {
    const zone = parseZone([
      'IDD<<T220001293<<<<<<<<<<<<<<<',
      '6408125<2010315D<<<<<<<<<<<<<4',
      'MUSTERMANN<<ERIKA<<<<<<<<<<<<<',
    ]);
    expect(zone && kindOfZone({ ...zone, issuer: null }).country).toBe('DE');
  });
});
