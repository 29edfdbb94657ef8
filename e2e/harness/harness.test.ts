import { axeViolations } from './axe-violations.ts';
import { expect, soon, test } from './test.ts';

/** The faults of a page are taken out again, so that the test that caused them on purpose passes. */
const taken = (faults: string[]) => faults.splice(0).join('\n');

test('an uncaught error on a page is noticed', async ({ applicant }) => {
  await applicant.opens('/en');
  await applicant.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  await expect.poll(() => taken(applicant.faults), soon).toContain('broken on purpose');
});

test('a script that the security policy refuses is noticed', async ({ applicant }) => {
  await applicant.opens('/en');
  await applicant.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '1';
    document.body.append(script);
  });
  await expect.poll(() => taken(applicant.faults), soon).toContain('security policy');
});

test('a page with a fault in its accessibility is noticed', async ({ applicant }) => {
  await applicant.opens('/en');
  await applicant.seesHeading('Show you can afford the home you want.');
  await applicant.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await axeViolations(applicant.page)).join()).toContain('button-name');
});

test('the clock of the house stands where it is put and moves when it is told to', async ({ house }) => {
  house.clock.set('2026-11-15T10:00:00Z');
  house.clock.advance(60_000);
  expect(house.clock.now().toISOString()).toBe('2026-11-15T10:01:00.000Z');
});
