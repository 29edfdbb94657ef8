import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedNewGuarantor, refusedNewMember } from './complete-person.ts';
import { judge } from './fixtures/judge.ts';
import { guarantorForm } from './guarantor-form.ts';
import { canAddMember, householdCountText, householdFits, parseHouseholdCount } from './household-count.ts';
import { householdMemberForm } from './household-member-form.ts';
import { isSameName } from './same-name.ts';

const today = '2025-06-15';
const partner = {
  fullname: 'luca bianchi',
  email: 'Luca@example.com',
  date_of_birth: '1.2.1990',
  relationship: 'partner',
  role: 'Co-Applicant',
};

describe('ADD-02 the size of a household', () => {
  test.each([
    ['1,0', { adults: 1, minors: 0 }],
    ['8,8', { adults: 8, minors: 8 }],
    [' 2 , 1 ', { adults: 2, minors: 1 }],
    ['0,0', null],
    ['9,0', null],
    ['1,9', null],
    ['1,-1', null],
    ['1', null],
    ['1,0,0', null],
    ['one,two', null],
  ])('%j is read as %j', (text, count) => {
    expect(parseHouseholdCount(text)).toEqual(count);
  });

  test('every size written is read back', () => {
    const size = fc.record({ adults: fc.integer({ min: 1, max: 8 }), minors: fc.integer({ min: 0, max: 8 }) });
    fc.assert(
      fc.property(size, (count) => {
        expect(parseHouseholdCount(householdCountText(count))).toEqual(count);
      }),
    );
  });
});

test.each([
  [1, 0, 0, true],
  [2, 0, 1, true],
  [2, 1, 0, true],
  [4, 1, 2, true],
  [1, 0, 1, false],
  [1, 1, 0, false],
  [3, 1, 2, false],
])('ADD-04 %i adults, %i minors and %i members fit: %s', (adults, minors, members, fits) => {
  expect(householdFits({ adults, minors }, members)).toBe(fits);
});

test.each([
  [1, 0, 0, false],
  [2, 0, 0, true],
  [2, 0, 1, false],
  [3, 0, 1, true],
  [3, 1, 0, true],
  [2, 1, 0, false],
])('ADD-03 with %i adults, %i minors and %i members another can be added: %s', (adults, minors, members, can) => {
  expect(canAddMember({ adults, minors }, members)).toBe(can);
});

describe('ADD-03 a member of the household', () => {
  const form = householdMemberForm({ today: () => today });

  test('VAL-11 arrives normalised, as co-applicant unless said otherwise', () => {
    const { role: _, ...unsaid } = partner;
    expect(judge(form, unsaid).values).toEqual({
      fullname: 'Luca Bianchi',
      email: 'luca@example.com',
      date_of_birth: '01/02/1990',
      relationship: 'Partner',
      role: 'Co-Applicant',
    });
  });

  test('who is a child needs no e-mail and may be young', () => {
    const child = { fullname: 'Mia Bianchi', date_of_birth: '01/02/2020', relationship: 'Children' };
    expect(judge(form, child).values).toMatchObject({ email: '', relationship: 'Children' });
    expect(judge(form, { ...child, email: 'mia@' }).refused).toEqual({ email: 'pattern' });
    expect(judge(form, { ...child, date_of_birth: '16/06/2025' }).refused).toEqual({ date_of_birth: 'inFuture' });
  });

  test.each([
    [{ fullname: '' }, { fullname: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'luca' }, { email: 'pattern' }],
    [{ date_of_birth: '' }, { date_of_birth: 'required' }],
    [{ date_of_birth: '16/06/2007' }, { date_of_birth: 'tooYoung' }],
    [{ date_of_birth: '01/01/1900' }, { date_of_birth: 'tooOld' }],
    [{ relationship: '' }, { relationship: 'required' }],
    [{ relationship: 'Neighbour' }, { relationship: 'choice' }],
    [{ role: 'Landlord' }, { role: 'choice' }],
  ])('with %j is refused with %j, and the form says that something is missing', (change, refused) => {
    expect(judge(form, { ...partner, ...change }).refused).toEqual(refused);
    expect(refusedNewMember({ ...partner, ...change }, today)).toBe('missingInfo');
  });

  test('who is complete can be added', () => {
    expect(refusedNewMember(partner, today)).toBeNull();
  });
});

describe('ADD-05 a guarantor', () => {
  test('VAL-11 arrives normalised with role and relationship filled in', () => {
    expect(judge(guarantorForm, { fullname: 'ada neri', email: 'ADA@example.com' }).values).toEqual({
      fullname: 'Ada Neri',
      email: 'ada@example.com',
      role: 'Guarantor',
      relationship: 'Guarantor',
    });
  });

  test.each([
    [{ fullname: 'Ada Neri', email: '' }],
    [{ fullname: '', email: 'ada@example.com' }],
    [{ fullname: '1', email: 'x' }],
  ])('cannot be added from %j', (guarantor) => {
    expect(refusedNewGuarantor(guarantor)).toBe('missingInfo');
  });

  test('can be added with name and e-mail', () => {
    expect(refusedNewGuarantor({ fullname: 'Ada Neri', email: 'ada@example.com' })).toBeNull();
  });
});

describe('ADD-06 the same name as the applicant', () => {
  const user = { first_name: 'Nicolò', last_name: "D'Angelo" };

  test.each(["Nicolò D'Angelo", 'nicolo dangelo', 'D’Angelo  NICOLO’', "d'angelo nicolò"])(
    '%s is the same',
    (fullname) => {
      expect(isSameName(user, fullname)).toBe(true);
    },
  );

  test.each(['Nicola D’Angelo', 'Nicolò', 'Nicolò Maria D’Angelo', ''])('%j is another', (fullname) => {
    expect(isSameName(user, fullname)).toBe(false);
  });

  test('no name is nobody’s', () => {
    expect(isSameName({ first_name: '', last_name: '' }, '')).toBe(false);
  });
});
