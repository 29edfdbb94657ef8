import { expect, test } from 'vitest';
import { type Applicant, applicantOf } from './applicant-of.ts';

const said = (answers: Applicant['answers']): Applicant => ({
  profile: { first_name: 'Lena', last_name: 'Hoffmann' } as Applicant['profile'],
  region: 'de',
  employmentStatus: 'Employed',
  answers,
  listedRent: null,
  isForRent: true,
  leaseStart: null,
});
const addressOf = (answers: object) => applicantOf(said(answers as Applicant['answers']), '2026-11-16').address;

test('an address stands as on an envelope: street and number, then postcode and town', () => {
  const personal_details = { street: 'Via Aurelio Saffi', houseNum: '21', postcode: '20131', city: 'Milano' };
  expect(addressOf({ personal_details })).toBe('Via Aurelio Saffi 21, 20131 Milano');
  const current_address = { current_street: 'Schäferkampsallee', current_postcode: '20357', current_city: 'Hamburg' };
  expect(addressOf({ personal_details, current_address })).toBe('Schäferkampsallee, 20357 Hamburg');
  expect(addressOf({ personal_details: { city: 'Milano' } })).toBe('Milano');
  expect(addressOf({})).toBeNull();
});
