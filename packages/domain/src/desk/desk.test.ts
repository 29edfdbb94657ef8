import { describe, expect, test } from 'vitest';
import { openPartOf } from './applicants.ts';
import { deskCalls, deskPath } from './calls.ts';
import { companyForm } from './company.ts';
import { judgedAmount, mayShowFigures, newListingForm, rentOf } from './listings.ts';
import { deskPagePattern, matchDeskPage } from './pages.ts';
import {
  companyPermissions,
  companyRoles,
  housePermissions,
  houseRoles,
  mayInCompany,
  mayInHouse,
} from './permissions.ts';
import { normaliseWebAddress, validateWebAddress } from './web-address.ts';
import { newWebhookForm } from './webhooks.ts';
import { reasons, reasonsFor } from './words-about-applicants.ts';

const id = '0a7c0001-0000-4000-8000-000000000001';

describe('permissions', () => {
  test('an owner may everything in a company, a viewer reads; whoever may write may read', () => {
    for (const permission of companyPermissions) {
      expect(mayInCompany('owner', permission)).toBe(true);
      if (permission.endsWith('.write')) {
        expect(mayInCompany('viewer', permission)).toBe(false);
        const reading = permission.replace('.write', '.read') as typeof permission;
        for (const role of companyRoles)
          if (mayInCompany(role, permission)) expect([role, mayInCompany(role, reading)]).toEqual([role, true]);
      }
    }
  });

  test('whoever has no role in the house may nothing there, and nobody may everything', () => {
    for (const permission of housePermissions) expect(mayInHouse(null, permission)).toBe(false);
    for (const role of houseRoles) expect(housePermissions.every((one) => mayInHouse(role, one))).toBe(false);
  });

  test('a call about a company names it in the path, and no other does', () => {
    for (const { path, needs } of Object.values(deskCalls))
      expect([path, path.includes(':company')]).toEqual([
        path,
        (companyPermissions as readonly string[]).includes(needs),
      ]);
  });

  test('ids in a path cannot lead elsewhere', () => {
    expect(deskPath('company.read', { company: '../me?x=' })).toBe('/v1/desk/companies/..%2Fme%3Fx%3D');
  });
});

describe('addresses of the desk', () => {
  test.each([
    ['/en/desk', 'home'],
    ['/it/desk/', 'home'],
    ['/de/desk/sessions', 'sessions'],
    [`/en/desk/${id}/listings`, 'listings'],
    [`/en/desk/${id}/listings/new`, 'new-listing'],
    [`/en/desk/${id}/listings/${id}`, 'listing'],
    [`/en/desk/${id}/listings/${id}/edit`, 'edit-listing'],
    [`/en/desk/${id}/listings/${id}/applicants/${id}`, 'report'],
    [`/en/desk/${id}/partners`, 'partners'],
  ])('%s is %s', (path, page) => {
    expect(matchDeskPage(path)?.page).toBe(page);
    expect(new RegExp(`^/\\w\\w/desk${deskPagePattern}/?$`).test(path)).toBe(true);
  });

  test.each(['/en/desk/x/listings', `/en/desk/${id}`, `/en/desk/${id}/listings/x`])('%s is none', (path) => {
    expect(matchDeskPage(path)).toBeNull();
  });
});

describe('web addresses', () => {
  test.each([
    ['ortica.example', 'https://ortica.example', null],
    ['http://ortica.example/x', 'http://ortica.example/x', null],
    ['javascript:alert(1)', 'javascript:alert(1)', 'pattern'],
    ['data:text/html,x', 'data:text/html,x', 'pattern'],
    ['https://localhost', 'https://localhost', 'pattern'],
    ['https://a:b@ortica.example', 'https://a:b@ortica.example', 'pattern'],
    ['', '', 'required'],
  ])('%j', (typed, kept, refused) => {
    expect(normaliseWebAddress(typed)).toBe(kept);
    expect(validateWebAddress(typed)).toBe(refused);
  });

  test('messages go over an encrypted way only, and about something', () => {
    const of = (url: string, events: string[]) => newWebhookForm.safeParse({ url, events }).success;
    expect(of('https://x.example/in', ['report.released'])).toBe(true);
    expect(of('http://x.example/in', ['report.released'])).toBe(false);
    expect(of('https://x.example/in', [])).toBe(false);
    expect(of('https://x.example/in', ['everything'])).toBe(false);
  });
});

describe('listings', () => {
  test.each([
    ['it', 95_000, 12_000, 95_000],
    ['it', 95_000, null, 95_000],
    ['de', 90_000, 21_000, 111_000],
    ['de', 90_000, null, 90_000],
    ['de', null, 21_000, null],
  ] as const)('in %s rent %s with charges %s is judged as %s, and back', (region, rent, charges, judged) => {
    expect(judgedAmount(region, rent, charges)).toBe(judged);
    expect(rentOf(region, judged, charges)).toBe(rent);
  });

  test('figures open with the wish to rent, in Germany not before', () => {
    expect(mayShowFigures('de', 'viewing')).toBe(false);
    expect(mayShowFigures('de', 'wish')).toBe(true);
    expect(mayShowFigures('de', 'chosen')).toBe(true);
    expect(mayShowFigures('it', 'viewing')).toBe(true);
  });

  test('what was not said is unknown, not nothing', () => {
    const least = { title: 'A', place: 'B', region: 'it', application_type: 'rent' };
    expect(newListingForm.parse(least)).toMatchObject({ rent_cents: null, charges_cents: null, stage: 'wish' });
  });

  test('an empty colour is Vesta’s own; a wrong one is refused by name', () => {
    const company = { name: 'A', report_email: 'a@b.example', version: 0, primary: '' };
    expect(companyForm.parse(company).primary).toBeNull();
    const refused = companyForm.safeParse({ ...company, header: 'plum' });
    expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(['header']);
  });
});

test('every reason belongs to one decision', () => {
  expect([...reasonsFor.accept, ...reasonsFor.decline].sort()).toEqual([...reasons].sort());
});

test.each([
  ['sign-up', 'email'],
  ['personal-details', 'details'],
  ['questionnaire', 'details'],
  ['income-check', 'papers'],
  ['parsing-status', 'papers'],
  ['confirmation', 'signature'],
] as const)('at the step %s what is open is called %s', (step, part) => {
  expect(openPartOf(step)).toBe(part);
});
