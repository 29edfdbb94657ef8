import { expect, test } from 'vitest';
import { prefillOfQuery, withoutPrefill } from './prefill-of-query.ts';

const query = new URLSearchParams(
  'resume_application=1&listing_id=L1&appType=mortgage&first_name=Anna&last_name=Rossi&email=a%40b.example' +
    '&mobile=%2B39-3401234567&employment_status=Student&disableEmailEdit&hideNav=1',
);

test('SHELL-09 the flag brings type, listing, occupation and the person along', () => {
  expect(prefillOfQuery(query)).toEqual({
    applicationType: 'mortgage',
    listingId: 'L1',
    employmentStatus: 'Student',
    prefill: {
      first_name: 'Anna',
      last_name: 'Rossi',
      email: 'a@b.example',
      mobile: '+39-3401234567',
      disableAllEdit: false,
      disableEmailEdit: true,
    },
  });
});

test('nothing is read without the flag', () => {
  expect(prefillOfQuery(new URLSearchParams('first_name=Anna'))).toBeNull();
  expect(prefillOfQuery(new URLSearchParams('resume_application=0&first_name=Anna'))).toBeNull();
});

test('types and occupations that do not exist count as not given', () => {
  const odd = prefillOfQuery(new URLSearchParams('resume_application=1&appType=castle&employment_status=Knight'));
  expect(odd).toMatchObject({ applicationType: null, employmentStatus: null, listingId: null });
});

test('names and addresses leave the bar, other flags stay', () => {
  expect(withoutPrefill(query).toString()).toBe('hideNav=1');
});
