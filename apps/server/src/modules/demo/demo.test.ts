import { personas as people } from '@vesta/specimens/personas/index';
import { core } from '@vesta/texts/en/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications } from '../../db/schema/index.ts';
import { partnerPerson } from '../../db/seed/partner-person.ts';
import { personas } from '../../db/seed/personas.ts';
import { demoStaff } from '../../db/seed/staff.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

test('the demo page names the invented people, their papers and their steps', async () => {
  const { statusCode, body } = await t.app.inject('/demo');
  expect(statusCode).toBe(200);
  for (const { profile } of Object.values(personas)) expect(body).toContain(profile.last_name);
  const papers = await t.app.inject('/demo/papers/giulia');
  expect(papers.body).toContain('/demo/papers/giulia/certificazione-unica-2026.pdf');
  expect(body).toContain('/demo/go/giulia?step=personal-details');
});

test('the demo page says with which addresses the landlords of both countries sign in', async () => {
  const { body } = await t.app.inject('/demo?lang=de');
  for (const { email } of [demoStaff.owner, demoStaff.germanOwner]) expect(body).toContain(email);
  expect(body).toContain('href="/de/desk"');
});

test('nobody is offered a step that their own way passes over', async () => {
  const { body } = await t.app.inject('/demo?lang=en');
  const sectionOf = (name: string) => body.split('<section>').find((section) => section.includes(name)) ?? '';
  const { AdditionalDetails, Questionnaire, IncomeCheck } = core.Steps;
  for (const step of [AdditionalDetails, Questionnaire, IncomeCheck]) expect(sectionOf('Lena')).toContain(step);
  expect(sectionOf('Renate')).toContain(IncomeCheck);
  for (const step of [AdditionalDetails, Questionnaire]) expect(sectionOf('Renate')).not.toContain(step);
});

test('steps are called as people know them, and nobody reads a machine’s word for them', async () => {
  const { body } = await t.app.inject('/demo?lang=en');
  expect(body).toContain('>About you</a>');
  expect(body.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/income-check|main-applicant|parsing-status/);
});

test('whoever the partner sends comes in by a fresh link and has papers of the same name', async () => {
  const { statusCode, headers } = await t.app.inject('/demo/partner');
  expect(statusCode).toBe(303);
  expect(headers.location).toContain('/rapid/partner-entry-point/');
  const { [partnerPerson.persona]: person } = people;
  const { firstName, lastName } = person('2026-11-15');
  expect([firstName, lastName]).toEqual([partnerPerson.first_name, partnerPerson.last_name]);
  const { body } = await t.app.inject(`/demo/papers/${partnerPerson.persona}`);
  expect(body).toMatch(/busta-paga-2026/);
});

test('a paper of theirs comes as a file with its name, anybody else’s not at all', async () => {
  const paper = await t.app.inject('/demo/papers/giulia/certificazione-unica-2026.pdf');
  expect(paper.headers['content-disposition']).toContain('certificazione-unica-2026.pdf');
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await t.app.inject('/demo/papers/nobody/x.pdf')).statusCode).toBe(404);
});

test.each([
  ['en', 'Be somebody else', ', Guarantor<'],
  ['it', 'qualcun altro', 'lavoro dipendente, Garante<'],
  ['de', 'jemand anders', 'angestellt, Bürgschaft<'],
])('the demo page speaks %s', async (language, heading, who) => {
  const { body } = await t.app.inject(`/demo?lang=${language}`);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(heading);
  expect(body).toContain(who);
  expect(body).not.toMatch(/Main applicant|Richiedente principale|Hauptbewerbung/);
  expect((await t.app.inject(`/demo/papers/giulia?lang=${language}`)).body).toContain(`<html lang="${language}">`);
});

const stepOfGiulia = async () => {
  const [row] = await t.database.orm
    .select({ step: applications.stepRouter })
    .from(applications)
    .where(eq(applications.id, personas.giulia.applicationId));
  return row?.step;
};

test('a step behind one that is not done is no link and says behind which it lies; a jump leads to the open one', async () => {
  const { body } = await t.app.inject('/demo?lang=en');
  expect(body).not.toContain('/demo/go/giulia?step=payment');
  expect(body).toContain('Payment, after “About you”');
  expect((await t.app.inject('/demo/go/giulia?step=payment')).statusCode).toBe(303);
  expect(await stepOfGiulia()).toBe('personal-details');
});

test('a jump to a step leads into the application, standing at that step', async () => {
  await completeSteps(t.house, personas.giulia);
  const { body } = await t.app.inject('/demo?lang=en');
  expect(body).toContain('/demo/go/giulia?step=payment');
  const { statusCode, headers } = await t.app.inject('/demo/go/giulia?step=income-check');
  expect(statusCode).toBe(303);
  expect(headers.location).toContain('verify-email');
  expect(await stepOfGiulia()).toBe('income-check');
});

test('where mails are really sent there is no such page', async () => {
  const real = await createTestHouse({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await real.app.inject('/demo/papers/giulia')).statusCode).toBe(404);
  expect((await real.app.inject('/demo/go/giulia')).statusCode).toBe(404);
  await real.close();
});
