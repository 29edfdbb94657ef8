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

test('among many words of the same look, those of a pale colour or on another ground are noticed', async ({
  applicant,
}) => {
  await applicant.opens('/en');
  await applicant.seesHeading('Show you can afford the home you want.');
  await applicant.page.evaluate(() => {
    const rows = Array.from({ length: 40 }, (_, row) => `<li id="row-${row}"><b>${row} words</b></li>`);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<ul class="rows">${rows.join('')}</ul>`);
    // The policy of the product refuses styles in the text of a page; a script may set them.
    const style = (selector: string, given: Partial<CSSStyleDeclaration>) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) Object.assign(element.style, given);
    };
    style('.rows li', { background: '#fff', color: '#000' });
    style('#row-3 b', { display: 'none' });
    style('#row-20 b', { color: '#ddd' });
    style('#row-30', { background: '#111' });
  });
  const broken = (await axeViolations(applicant.page)).filter((fault) => fault.startsWith('color-contrast at #row'));
  expect(broken.map((fault) => /#row-\d+/.exec(fault)?.[0])).toEqual(['#row-20', '#row-30']);
  await applicant.page.evaluate(() =>
    document.querySelector<HTMLElement>('#row-9 b')?.style.setProperty('color', '#ccc'),
  );
  expect((await axeViolations(applicant.page)).join()).toContain('color-contrast at #row-9');
});

test('the clock of the house stands where it is put and moves when it is told to', async ({ house }) => {
  house.clock.set('2026-11-15T10:00:00Z');
  house.clock.advance(60_000);
  expect(house.clock.now().toISOString()).toBe('2026-11-15T10:01:00.000Z');
});
