import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPage } from './routes.ts';

const id = '0a7c0100-0000-4000-8000-000000000011';

describe('addresses', () => {
  test.each([
    ['/', 'home', {}],
    ['/de', 'home', { lang: 'de' }],
    ['/it/fill/occupation', 'occupation', { lang: 'it' }],
    ['/it/rent/fill/occupation', 'occupation', { appType: 'rent' }],
    [`/it/rent/fill/${id}/occupation/${id}`, 'occupation', { applicationId: id, listingId: id }],
    ['/it/fill/occupation/flat-7', 'occupation', { listingId: 'flat-7' }],
    ['/en/mortgage/apply/abc', 'apply', { appType: 'mortgage', listingId: 'abc' }],
    ['/en/apply', 'apply', {}],
    ['/en/fill/sign-up', 'step', { router: 'sign-up' }],
    ['/en/rapid/fill/sign-up/abc', 'step', { router: 'sign-up', listingId: 'abc' }],
    [`/de/rent/fill/${id}/verify-email`, 'step', { router: 'verify-email', applicationId: id }],
    ['/de/fill/resume-application', 'step', { router: 'resume-application' }],
    [`/de/rent/fill/${id}/income-check`, 'step', { router: 'income-check' }],
    ['/it/rapid/partner-entry-point', 'partner-entry-point', { lang: 'it' }],
    ['/it/rapid/partner-entry-point/abc', 'partner-entry-point', { listingId: 'abc' }],
    ['/verify-report', 'verify-report', {}],
    ['/de/verify-report', 'verify-report', { lang: 'de' }],
    [`/${id}/receive-yapily-callback`, 'bank-callback', { applicationId: id }],
    ['/it/phone-upload', 'phone-upload', { lang: 'it' }],
    ['/de/released-report', 'released-report', { lang: 'de' }],
    ['/check-report', 'check-report', {}],
    ['/it/check-report', 'check-report', { lang: 'it' }],
    ['/en/desk', 'desk', { lang: 'en' }],
    ['/it/desk/sessions', 'desk', {}],
    [`/de/desk/${id}/listings`, 'desk', {}],
    ['/en/timeout', 'timeout', {}],
    ['/en/unauthorized', 'unauthorized', {}],
    ['/en/privacy', 'content', { content: 'privacy' }],
    ['/de/fill/occupation/', 'occupation', {}],
  ])('ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-07 %s is %s', (path, page, params) => {
    const match = matchPage(path);
    expect(match?.page).toBe(page);
    expect(match?.params).toMatchObject(params);
  });

  test.each([
    '/fr',
    '/it/lease/fill/occupation',
    '/it/fill',
    '/it/fill/nowhere',
    '/it/rent/fill/not-an-id/payment',
    '/occupation',
    '/it//fill/occupation',
    '/it/rent/fill/x/y/z',
    '/it/desk/nowhere',
    '/desk',
  ])('ROUTE-07 %s is no page', (path) => {
    expect(matchPage(path)).toBeNull();
  });

  test('no address makes it stumble, and long ones are answered at once', () => {
    fc.assert(fc.property(fc.webPath(), (path) => matchPage(path) === null || matchPage(path) !== null));
    expect(matchPage(`/it${'/rent'.repeat(20_000)}`)).toBeNull();
  });
});
