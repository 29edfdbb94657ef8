import { describe, expect, test } from 'vitest';
import { fiscalCodeAgreement, type KnownPerson } from './agreement.ts';

const maria: KnownPerson = {
  firstName: 'Maria Chiara',
  lastName: 'Bianchi',
  birthDay: '1992-12-09',
  sex: 'F',
  birthplaceCode: 'F205',
};
const code = 'BNCMCH92T49F205X';
const agrees = {
  checkCharacter: 'agrees',
  lastName: 'agrees',
  firstName: 'agrees',
  birthDay: 'agrees',
  sex: 'agrees',
  birthplace: 'agrees',
};

describe('PD-08 a fiscal code beside what is known of a person', () => {
  test('agrees in every part', () => {
    expect(fiscalCodeAgreement(code, maria)).toEqual(agrees);
  });

  test('agrees however it is typed', () => {
    expect(fiscalCodeAgreement(' bnc mch 92t49 f205x ', maria)).toEqual(agrees);
  });

  test('agrees when it is an omocode', () => {
    const mario: KnownPerson = {
      firstName: 'Mario',
      lastName: 'Rossi',
      birthDay: '1980-01-01',
      sex: 'M',
      birthplaceCode: 'H501',
    };
    expect(fiscalCodeAgreement('RSSMRA80A01H50MM', mario)).toEqual(agrees);
  });

  test.each([
    [{ lastName: 'Verdi' }, { lastName: 'differs' }],
    [{ firstName: 'Paola' }, { firstName: 'differs' }],
    [{ birthDay: '1992-12-10' }, { birthDay: 'differs' }],
    [{ birthDay: '1991-12-09' }, { birthDay: 'differs' }],
    [{ sex: 'M' }, { sex: 'differs' }],
    [{ birthplaceCode: 'H501' }, { birthplace: 'differs' }],
    [{ lastName: 'Біанкі' }, { lastName: 'unknown' }],
    [{ firstName: '' }, { firstName: 'unknown' }],
    [{ birthDay: null }, { birthDay: 'unknown' }],
    [{ birthDay: '1992-13-01' }, { birthDay: 'unknown' }],
    [{ sex: null }, { sex: 'unknown' }],
    [{ birthplaceCode: null }, { birthplace: 'unknown' }],
  ] as [Partial<KnownPerson>, object][])('with %j gives %j and nothing else', (change, expected) => {
    expect(fiscalCodeAgreement(code, { ...maria, ...change })).toEqual({ ...agrees, ...expected });
  });

  test('agrees when the registry knows the first name only', () => {
    expect(fiscalCodeAgreement('BNCMRA92T49F205T', maria)).toMatchObject({ firstName: 'agrees' });
  });

  test.each(['FOEXXX80A01H501A', 'FOXXXX80A01H501A'])('takes either spelling of an umlaut: %s', (umlaut) => {
    expect(fiscalCodeAgreement(umlaut, { ...maria, lastName: 'Fö' })?.lastName).toBe('agrees');
  });

  test('a mistyped last letter is noticed', () => {
    expect(fiscalCodeAgreement('BNCMCH92T49F205Y', maria)).toEqual({ ...agrees, checkCharacter: 'differs' });
  });

  test('there is nothing to compare in a text of another shape', () => {
    expect(fiscalCodeAgreement('BNCMCH92T49', maria)).toBeNull();
  });
});
