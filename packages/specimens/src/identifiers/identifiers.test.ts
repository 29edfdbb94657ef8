import { describe, expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { germanIban, isIban, italianIban } from './iban.ts';
import { td1, td3 } from './mrz.ts';
import { isPartitaIva, partitaIva } from './partita-iva.ts';
import { isSteuerId, steuerId } from './steuer-id.ts';
import { isSvNumber, svNumber } from './sv-number.ts';

describe('numbers that states and banks give', () => {
  test('an Italian IBAN carries both its check letter and its check digits', () => {
    expect(italianIban('05428', '11101', '000000123456')).toBe('IT60X0542811101000000123456');
  });

  test('a German IBAN carries its check digits, and a changed digit is noticed', () => {
    expect(germanIban('50010517', '5407324931')).toBe('DE44500105175407324931');
    expect(isIban('DE44500105175407324932')).toBe(false);
  });

  test('a partita IVA ends in its check digit', () => {
    expect(partitaIva('1234567890')).toBe('12345678903');
    expect(isPartitaIva('00743110158')).toBe(false);
  });

  test('known Steuer-IDs are valid, and a hundred invented ones too', () => {
    expect(['86095742719', '47036892816', '65929970489'].every(isSteuerId)).toBe(true);
    expect(isSteuerId('86095742710')).toBe(false);
    const chance = chanceOf('ids');
    expect(Array.from({ length: 100 }, () => steuerId(chance)).filter((id) => !isSteuerId(id))).toEqual([]);
  });

  test('a pension insurance number ends in its check digit', () => {
    expect(svNumber('15', '1949-06-07', 'C', '10')).toBe('15070649C103');
    expect(isSvNumber('15070649C104')).toBe(false);
  });
});

describe('machine-readable zones', () => {
  const mario = {
    surname: 'Rossi',
    givenNames: 'Mario',
    birthDay: '1980-01-01',
    sex: 'M',
    expires: '2030-01-01',
  } as const;

  test('an Italian card', () => {
    expect(td1({ ...mario, documentCode: 'C', issuer: 'ITA', number: 'CA12345AA', nationality: 'ITA' })).toEqual([
      'C<ITACA12345AA7<<<<<<<<<<<<<<<',
      '8001014M3001019ITA<<<<<<<<<<<8',
      'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<',
    ]);
  });

  test('a German card, which leaves the sex out and tells its version', () => {
    const erika = {
      surname: 'Mustermann',
      givenNames: 'Erika',
      birthDay: '1983-08-12',
      sex: null,
      expires: '2031-08-01',
    };
    const zone = td1({
      ...erika,
      documentCode: 'ID',
      issuer: 'D',
      number: 'L01X00T47',
      nationality: 'D',
      secondOptional: '2108',
    });
    expect(zone.slice(0, 2)).toEqual(['IDD<<L01X00T471<<<<<<<<<<<<<<<', '8308126<3108011D<<2108<<<<<<<7']);
  });

  test('a passport with a personal number', () => {
    const anna = {
      surname: 'Eriksson',
      givenNames: 'Anna Maria',
      birthDay: '1974-08-12',
      sex: 'F',
      expires: '2012-04-15',
    } as const;
    const zone = td3({
      ...anna,
      documentCode: 'P',
      issuer: 'UTO',
      number: 'L898902C3',
      nationality: 'UTO',
      optional: 'ZE184226B',
    });
    expect(zone[1]).toBe('L898902C36UTO7408122F1204159ZE184226B<<<<<10');
  });

  test('apostrophes fall away, accents and umlauts are spelled', () => {
    const zone = td1({
      ...mario,
      surname: "D'Angelo-Müß",
      givenNames: 'Nicolò',
      documentCode: 'C',
      issuer: 'ITA',
      number: 'CA12345AA',
      nationality: 'ITA',
    });
    expect(zone[2]).toBe('DANGELO<MUESS<<NICOLO<<<<<<<<<');
  });
});
