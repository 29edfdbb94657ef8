import { describe, expect, test } from 'vitest';
import { judge } from './fixtures/judge.ts';
import { signUpForm } from './sign-up-form.ts';
import { canAskForVerification, type SignUpAnswers } from './sign-up-gate.ts';

const typed = {
  first_name: ' anna ',
  last_name: "d'angelo",
  email: ' Anna@Example.com',
  mobile: '39-333 123 4567',
  privacy_policy_consented: true,
  employment_status: 'employed',
};
const kept = {
  first_name: 'Anna',
  last_name: "D'Angelo",
  email: 'anna@example.com',
  mobile: '+39-3331234567',
  privacy_policy_consented: true,
  marketing_consented: false,
  employment_status: 'Employed',
  listing_id: null,
  invitation_code: null,
  is_main_tenant: true,
};

describe('SIGN-03 what signing up sends', () => {
  test('VAL-11 arrives normalised', () => {
    expect(judge(signUpForm('rent'), typed).values).toEqual(kept);
  });

  test('stays as it is when it arrives a second time', () => {
    expect(judge(signUpForm('rent'), kept).values).toEqual(kept);
  });

  test('may hold code and number of the mobile apart', () => {
    const mobile = { code: '+39', value: '333 123 4567' };
    expect(judge(signUpForm('mortgage'), { ...typed, mobile }).values?.mobile).toBe('+39-3331234567');
  });

  test('keeps what else it was given', () => {
    const more = { marketing_consented: true, listing_id: ' 7 ', invitation_code: 'abc', is_main_tenant: false };
    expect(judge(signUpForm('rent'), { ...typed, ...more }).values).toEqual({ ...kept, ...more, listing_id: '7' });
  });

  test('VAL-10 is refused field by field when empty', () => {
    expect(judge(signUpForm('rent'), {}).refused).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
      mobile: 'required',
      privacy_policy_consented: 'consent',
      employment_status: 'required',
    });
  });

  test.each([
    [{ first_name: '123' }, { first_name: 'noLetters' }],
    [{ first_name: 5 }, { first_name: 'pattern' }],
    [{ last_name: 'x'.repeat(121) }, { last_name: 'tooLong' }],
    [{ last_name: '-a'.repeat(100_000) }, { last_name: 'tooLong' }],
    [{ email: 'anna@' }, { email: 'pattern' }],
    [{ mobile: '+39-123' }, { mobile: 'tooShort' }],
    [{ mobile: { code: '', value: '' } }, { mobile: 'required' }],
    [{ mobile: { code: 39, value: ['333'] } }, { mobile: 'tooShort' }],
    [{ mobile: 3331234567 }, { mobile: 'pattern' }],
    [{ privacy_policy_consented: false }, { privacy_policy_consented: 'consent' }],
    [{ privacy_policy_consented: 'true' }, { privacy_policy_consented: 'consent' }],
    [{ marketing_consented: 'yes' }, { marketing_consented: 'choice' }],
    [{ employment_status: 'Astronaut' }, { employment_status: 'choice' }],
    [{ invitation_code: 'x'.repeat(121) }, { invitation_code: 'tooLong' }],
  ])('VAL-10 %j is refused with %j', (change, refused) => {
    expect(judge(signUpForm('rent'), { ...typed, ...change }).refused).toEqual(refused);
  });

  test.each([null, 5, 'text', []])('VAL-10 %j instead of answers is refused', (payload) => {
    expect(judge(signUpForm('rent'), payload).refused).toEqual({ '': 'pattern' });
  });

  test('SIGN-01 the rapid flow asks for no mobile, but a wrong one is still wrong', () => {
    const { mobile: _, ...without } = typed;
    expect(judge(signUpForm('rapid'), without).values?.mobile).toBeNull();
    expect(judge(signUpForm('rapid'), { ...typed, mobile: '+11-00000000' }).values?.mobile).toBe('+11-00000000');
    expect(judge(signUpForm('rapid'), { ...typed, mobile: '+39-1' }).refused).toEqual({ mobile: 'tooShort' });
  });
});

describe('SIGN-02 the verification button', () => {
  const answers: SignUpAnswers = {
    first_name: 'Anna',
    last_name: 'Rossi',
    email: 'anna@example.com',
    mobile: { code: '+39', value: '3331234567' },
    privacy_policy_consented: true,
  };

  test('can be pressed when everything is valid and privacy is ticked', () => {
    expect(canAskForVerification(answers, 'rent')).toBe(true);
  });

  test.each([
    [{ first_name: '' }],
    [{ last_name: '12' }],
    [{ email: 'anna' }],
    [{ mobile: { code: '', value: '3331234567' } }],
    [{ mobile: { code: '+39', value: '1' } }],
    [{ privacy_policy_consented: false }],
  ])('cannot with %j', (change) => {
    expect(canAskForVerification({ ...answers, ...change }, 'rent')).toBe(false);
  });

  test('does not wait for a mobile in the rapid flow', () => {
    const unreachable = { ...answers, mobile: { code: '', value: '' } };
    expect(canAskForVerification(unreachable, 'rapid')).toBe(true);
    expect(canAskForVerification({ ...unreachable, email: '' }, 'rapid')).toBe(false);
  });
});
