import { canAskForVerification } from '@vesta/domain/validation/sign-up-gate';
import { expect, test } from 'vitest';
import type { SignUpValues } from './sign-up.mapping.ts';
import { refusedSignUp } from './sign-up.rules.ts';

const complete: SignUpValues = {
  first_name: 'Giulia',
  last_name: 'Moretti',
  email: 'giulia@posta.example',
  employment_status: 'Employed',
  mobile: '3471182906',
  mobile_code: '+39',
  mobile_country: 'IT',
  privacy_policy_consented: true,
  marketing_consented: false,
};

const faults: Partial<SignUpValues>[] = [
  { first_name: '' },
  { last_name: '123' },
  { email: 'giulia@posta' },
  { mobile: '347' },
  { mobile_code: '' },
  { privacy_policy_consented: false },
];

const refused = (values: SignUpValues) =>
  Object.entries(refusedSignUp(values, 'rent')).flatMap(([name, code]) => (code ? [name] : []));

test('SIGN-02 nothing is refused when everything is right', () => {
  expect(refused(complete)).toEqual([]);
});

test.each(faults)('SIGN-02 %o is refused, and the gate of the domain agrees', (fault) => {
  const values = { ...complete, ...fault };
  expect(refused(values)).toHaveLength(1);
  const mobile = { code: values.mobile_code, value: values.mobile };
  expect(canAskForVerification({ ...values, mobile }, 'rent')).toBe(false);
  expect(canAskForVerification({ ...complete, mobile: { code: '+39', value: '3471182906' } }, 'rent')).toBe(true);
});

test('rapid does not ask for a number', () => {
  expect(refusedSignUp({ ...complete, mobile: '' }, 'rapid').mobile).toBeNull();
});

test('without an occupation there is no workflow, so it is asked for', () => {
  expect(refused({ ...complete, employment_status: '' })).toEqual(['employment_status']);
});
