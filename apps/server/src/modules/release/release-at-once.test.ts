import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { personas } from '../../db/seed/personas.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';

const { giulia } = personas;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
  await t.as('giulia', { url: '/api/v2/report/' });
});
afterAll(() => t.close());

const release = (payload: object) => t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
const releases = async () => (await t.as('giulia', { url: '/api/v2/report/releases' })).json().releases;
const post = (url: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1/released-report${url}`, payload });
const knock = (token: string) => post('/knock', { token });
const open = (token: string, code: string) => post('', { token, code });
const tokenIn = (text = '') => /released-report#token=([\w-]+)/.exec(text)?.[1] ?? '';

test('pressed twice at once it is one release, and a code given twice at once opens once', async () => {
  const twin = { name: 'Tilda Zwilling', email: 'tilda@casa.example' };
  const before = (await releases()).length;
  const pressed = await Promise.all([1, 2, 3].map(() => release({ recipient: twin, delivery: 'link' })));
  expect(new Set(pressed.map((answer) => answer.json().release_id)).size).toBe(1);
  expect(await releases()).toHaveLength(before + 1);
  const token = tokenIn((await lastMailTo(t, twin.email))?.text);
  const knocks = await Promise.all([1, 2, 3].map(() => knock(token)));
  expect(knocks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const mails = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === twin.email);
  expect(mails).toHaveLength(2);
  const code = codeIn(await lastMailTo(t, twin.email));
  const opened = await Promise.all([1, 2, 3].map(() => open(token, code)));
  expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
});
