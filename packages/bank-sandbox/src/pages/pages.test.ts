import { languages } from '@vesta/domain/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atTheBank } from '../../test/at-the-bank.ts';
import { words } from './words.ts';

let t: Awaited<ReturnType<typeof atTheBank>>;
beforeAll(async () => {
  t = await atTheBank();
});
afterAll(() => t.close());

describe('every page', () => {
  test.each(languages)('says in %s that it is no real bank, and needs no script', async (language) => {
    const page = await t.begin('unicredit');
    const shown = [await fetch(`${page}?lang=${language}`)];
    shown.push(await t.post(page, { act: 'sign-in', user: 'giulia', password: 'demo' }, language));
    shown.push(await t.post(page, { act: 'code', code: '123456' }, language));
    shown.push(await fetch(`${t.baseUrl}/sandbox-bank/unknown?lang=${language}`));
    for (const answer of shown) {
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(words[language].notice);
      expect(html).not.toMatch(/<script| style=| on\w+=/);
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  test('follows the browser’s language where none is named', async () => {
    const page = await t.begin('unicredit');
    const html = await (await fetch(page, { headers: { 'Accept-Language': 'fr-FR, de-DE;q=0.8' } })).text();
    expect(html).toContain(words.de.signIn);
  });

  test.each(languages)('has the same places to fill in %s', (language) => {
    const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const [key, text] of Object.entries(words[language]))
      if (typeof text === 'string') expect(placesOf(text)).toEqual(placesOf(String(words.en[key as 'notice'])));
  });
});

test('a form that was taken leads to a page of its own, so that Back and Forward never ask to send it again', async () => {
  const page = await t.begin('unicredit');
  const taken = await t.send(page, { act: 'sign-in', user: 'giulia', password: 'demo' }, 'de');
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${new URL(page).pathname}?lang=de`]);
  expect(await (await fetch(`${page}?lang=de`)).text()).toContain(words.de.codeText);
});

test('the last day that is asked for is the one before the midnight at which the span ends', async () => {
  const page = await t.begin('unicredit');
  await t.signIn(page);
  const html = await (await t.post(page, { act: 'code', code: '123456' }, 'de')).text();
  expect(html).toContain('vom 7.8.2026 bis zum 14.11.2026');
});

describe('signing in', () => {
  test('lists the demo customers, those of the bank first', async () => {
    const html = await (await fetch(`${await t.begin('unicredit')}?lang=en`)).text();
    const users = [...html.matchAll(/<li><code>(\w+)<\/code>/g)].map(([, user]) => user);
    expect(users[0]).toBe('giulia');
    expect(users).toEqual(expect.arrayContaining(['lena', 'marco', 'bruno', 'heike']));
    expect(html).toContain('demo');
  });

  test('with a wrong password says so at the field, and writes no password back', async () => {
    const answer = await t.post(await t.begin('unicredit'), { act: 'sign-in', user: 'giulia"><b>', password: 'hush' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('aria-invalid="true" aria-describedby="user-error"');
    expect(html).toContain(words.en.errors.signIn);
    expect(html).not.toMatch(/hush|<b>/);
  });

  test.each([
    ['wrong', '000000'],
    ['wrong', '424242'],
    ['expired', '999999'],
  ] as const)('with a code that is %s (%s) asks again', async (problem, code) => {
    const page = await t.begin('unicredit');
    await t.signIn(page);
    const answer = await t.post(page, { act: 'code', code });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words.en.errors[problem]);
  });

  test('with three wrong codes ends, and the bank says why', async () => {
    const page = await t.begin('unicredit');
    await t.signIn(page);
    for (let attempt = 0; attempt < 2; attempt += 1) await t.post(page, { act: 'code', code: '000000' });
    const answer = await t.post(page, { act: 'code', code: '000000' });
    const back = new URL(answer.headers.get('location') ?? '').searchParams;
    expect([back.get('error'), back.get('error-source')]).toEqual(['access_denied', 'institution']);
    expect((await t.post(page, { act: 'code', code: '123456' })).status).toBe(404);
  });

  test('cannot be passed over', async () => {
    const page = await t.begin('unicredit');
    for (const act of ['approve', 'code']) {
      const answer = await t.post(page, { act, code: '123456' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(words.en.signInText);
    }
    await t.signIn(page);
    expect(await (await t.post(page, { act: 'approve' })).text()).toContain(words.en.codeText);
  });
});

test('the way back leads to the callback alone, with the provider’s names', async () => {
  const page = await t.begin('sella');
  await t.signIn(page);
  await t.post(page, { act: 'code', code: '123456' });
  const answer = await t.post(page, { act: 'approve', callback: 'https://evil.example/' });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('https://vesta.example/app-1/receive-yapily-callback');
  expect([...back.searchParams.keys()]).toEqual(['kept', 'consent', 'application-user-id', 'user-uuid', 'institution']);
  expect(back.searchParams.get('institution')).toBe('sella');
  expect((await fetch(page)).status).toBe(404);
});

describe('the interface', () => {
  test('turns away whoever does not say who they are, in the short shape', async () => {
    for (const authorization of ['', 'Basic x', `Basic ${btoa('sandbox-application:wrong')}`]) {
      const answer = await fetch(`${t.baseUrl}/institutions`, { headers: { Authorization: authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 401, status: 'UNAUTHORIZED' } });
    }
  });

  test('tells in the long shape what is wrong with a request', async () => {
    const answer = await t.api('POST', '/account-auth-requests', { institutionId: 'unicredit' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 400, source: 'YAPILY', issues: [{ parameter: 'applicationUserId' }] },
    });
  });

  test.each(['javascript:alert(1)', 'ftp://x/y', '/relative'])('takes no callback such as %s', async (callback) => {
    const body = { institutionId: 'unicredit', applicationUserId: 'a', callback };
    expect((await t.api('POST', '/account-auth-requests', body)).status).toBe(400);
  });
});
