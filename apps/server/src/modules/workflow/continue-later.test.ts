import { RESUME_LINK_LIFETIME_MS } from '@vesta/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { personas } from '../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const ask = (name: 'giulia' | 'lena' = 'giulia', lang = 'en') =>
  t.as(name, { method: 'POST', url: '/api/v1/workflow/send-continue-later-email', query: { lang } });

const tokenOf = (text: string | undefined) => /#resume=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const redeem = (token: string) => t.app.inject({ method: 'POST', url: '/api/v1/auth/resume', payload: { token } });

test('SHELL-05 MSG-01 RES-07 continue later mails a link that opens the application once', async () => {
  expect((await ask()).json()).toEqual({ success: true });
  const mail = (await deliveredMails(t)).at(-1);
  expect(mail?.to?.[0]?.address).toBe(personas.giulia.profile.email);
  expect(mail?.text).toContain(`/en/rent/fill/${personas.giulia.applicationId}/verify-email#resume=`);
  const token = tokenOf(mail?.text);
  const opened = await redeem(token);
  expect(opened.statusCode).toBe(200);
  expect(opened.json()).toMatchObject({ success: true, application_id: personas.giulia.applicationId });
  const query = { application_id: personas.giulia.applicationId };
  const headers = { authorization: `Bearer ${opened.json().access_token}` };
  expect((await t.app.inject({ method: 'GET', url: '/api/v1/state/', query, headers })).statusCode).toBe(200);
  const again = await redeem(token);
  expect([again.statusCode, again.json().code]).toEqual([401, 'RESUME_LINK_INVALID']);
});

test('the link leads to the region of the application, in the company’s colours', async () => {
  await ask('lena', 'de');
  const mail = (await deliveredMails(t)).at(-1);
  expect(mail?.text).toContain('http://de.localhost:3000/de/rent/fill/');
  expect(mail?.html).toContain('Nordlicht Wohnen');
});

test('a link ends after its seven days, and one pressed twice at once opens one session', async () => {
  await ask();
  const token = tokenOf((await deliveredMails(t)).at(-1)?.text);
  const twice = await Promise.all([redeem(token), redeem(token)]);
  expect(twice.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  await ask();
  const late = tokenOf((await deliveredMails(t)).at(-1)?.text);
  t.clock.advance(RESUME_LINK_LIFETIME_MS + 1000);
  expect((await redeem(late)).statusCode).toBe(401);
});

test('nobody’s mailbox is flooded: five an hour, kept by the database', async () => {
  t.clock.advance(2 * 60 * 60 * 1000);
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await ask('lena')).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
