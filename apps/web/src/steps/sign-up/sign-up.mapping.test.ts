import { signUpForm } from '@vesta/domain/validation/sign-up-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fromKeptAnswers, type SignUpValues, toFormValues, toPayload } from './sign-up.mapping.ts';

const italy = { region: 'it', employmentStatus: 'Employed' } as const;
const setting = { applicationType: 'rent', listingId: null, invitationCode: null, role: 'main-applicant' } as const;
const giulia: SignUpValues = {
  first_name: 'giulia',
  last_name: "d'angelo",
  email: ' Giulia@Posta.example ',
  employment_status: 'Employed',
  mobile: '347 118 29 06',
  mobile_code: '+39',
  mobile_country: 'IT',
  privacy_policy_consented: true,
  marketing_consented: false,
};

test('SIGN-03 the region presets the prefix of the number', () => {
  expect(toFormValues([], italy)).toMatchObject({ mobile: '', mobile_code: '+39', mobile_country: 'IT' });
  expect(toFormValues([], { ...italy, region: 'de' })).toMatchObject({ mobile_code: '+49', mobile_country: 'DE' });
});

test('SIGN-03 names are capitalised and the number travels as {code}-{number}', () => {
  expect(toPayload(giulia, setting)).toMatchObject({
    first_name: 'Giulia',
    last_name: "D'Angelo",
    email: 'giulia@posta.example',
    mobile: '+39-3471182906',
  });
});

test('the server accepts what is sent, field by field', () => {
  const result = z.safeParse(signUpForm('rent'), toPayload(giulia, { ...setting, invitationCode: 'abc' }));
  expect(result.error?.issues ?? []).toEqual([]);
});

test('OCC-06 rapid sends the placeholder number with code +11, which the server accepts', () => {
  const payload = toPayload({ ...giulia, mobile: '' }, { ...setting, applicationType: 'rapid' });
  expect(payload.mobile).toMatch(/^\+11-\d+$/);
  expect(z.safeParse(signUpForm('rapid'), payload).success).toBe(true);
});

test('somebody invited is not the main tenant', () => {
  expect(toPayload(giulia, setting).is_main_tenant).toBe(true);
  expect(toPayload(giulia, { ...setting, role: 'guarantor' }).is_main_tenant).toBe(false);
});

test('SHELL-09 what a link brings along fills the form, its blank for the plus in the number included', () => {
  const values = toFormValues(
    [{ first_name: 'anna', last_name: 'rossi', email: 'A@B.example', mobile: ' 43-664123456' }],
    italy,
  );
  expect(values).toMatchObject({
    first_name: 'Anna',
    last_name: 'Rossi',
    email: 'a@b.example',
    mobile: '664123456',
    mobile_code: '+43',
    mobile_country: '',
  });
});

test('consents never come from a link', () => {
  const link = { privacy_policy_consented: true, marketing_consented: true } as object;
  expect(toFormValues([link], italy)).toMatchObject({ privacy_policy_consented: false, marketing_consented: false });
});

test('going back to correct the address finds every answer again', () => {
  expect(fromKeptAnswers({ ...giulia }, toFormValues([], italy))).toEqual(giulia);
});
