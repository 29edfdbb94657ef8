import { DESK_MAILS_PER_RECIPIENT } from '@vesta/domain/limits';
import { applicationNumber } from '@vesta/domain/report-number';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { deliveredMails, lastMailTo } from '../../../../test/mails.ts';
import { scriptedEngine } from '../../../../test/scripted-engine.ts';
import { applicantActs, applications, auditLog, listings, reports } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { personas } from '../../../db/seed/personas.ts';
import { mailTranslator } from '../../mail/mail-translator.ts';
import { openReport, sealReport } from '../../report/stored-report.ts';
import { completeSteps } from '../../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../report/testing/hand-in-papers.ts';

const { giulia, marco } = personas;
let t: TestHouse;
let agent: string;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  agent = await deskToken(t, 'agent');
  // Giulia applies for the same flat as Marco; her papers are there.
  await t.database.orm
    .update(applications)
    .set({ listingId: demo.ortica.listing })
    .where(eq(applications.id, giulia.applicationId));
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
});
afterAll(() => t.close());

const ids = { company: demo.ortica.company, listing: demo.ortica.listing, applicant: giulia.applicationId };
const list = async (token = agent) => (await askDesk(t, token, 'applicants.list', { ids })).json();
const lineOf = async (id: string) =>
  (await list()).applicants.find((applicant: { id: string | null }) => applicant.id === id);
const act = (
  call: 'applicants.ask' | 'applicants.decide' | 'applicants.note',
  payload: object,
  applicant: string = ids.applicant,
) => askDesk(t, agent, call, { ids: { ...ids, applicant }, payload });
const report = (token = agent) => askDesk(t, token, 'applicants.report', { ids });

describe('before a release', () => {
  test('REV-02 people are numbers: where they stand is told in general words, and nothing else', async () => {
    const { applicants } = await list();
    expect(
      applicants.map(({ state, open_part, number }: Record<string, string>) => [state, open_part, number]),
    ).toEqual(
      expect.arrayContaining([
        ['started', 'details', applicationNumber(marco.applicationId)],
        ['started', 'details', applicationNumber(giulia.applicationId)],
      ]),
    );
    const text = JSON.stringify(applicants);
    for (const secret of ['Giulia', 'Moretti', 'Marco', 'Bellini', 'posta.example'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  test('a report that was made and not released stays shut', async () => {
    await t.as('giulia', { url: '/api/v2/report/' });
    expect(await lineOf(giulia.applicationId)).toMatchObject({ state: 'complete', name: null, figures: null });
    expect((await report()).json().code).toBe('NOT_RELEASED');
    expect((await act('applicants.ask', { paper: 'tax-paper' })).json().code).toBe('NOT_RELEASED');
    expect((await act('applicants.decide', { decision: 'accept', reason: 'rent-fits' })).json().code).toBe(
      'NOT_RELEASED',
    );
  });

  test('a release to somebody else is none to this company', async () => {
    const recipient = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
    await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload: { recipient, delivery: 'link' } });
    expect(await lineOf(giulia.applicationId)).toMatchObject({ state: 'complete', name: null });
    expect((await report()).statusCode).toBe(409);
  });
});

describe('after the release', () => {
  let releaseId: string;
  beforeAll(async () => {
    const payload = { recipient: 'listing', delivery: 'link' };
    releaseId = (await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload })).json().release_id;
  });

  test('REV-02 name and figures appear, by the allow-list for recipients; order is that of arrival', async () => {
    const line = await lineOf(giulia.applicationId);
    expect(line).toMatchObject({
      state: 'released',
      name: 'Giulia Moretti',
      figures: { people: 1, rent_cents: 95_000 },
    });
    expect(line.figures.min_cents).toBeLessThan(line.figures.value_cents);
    const { applicants } = await list();
    const since = applicants.map((one: { since: string }) => one.since);
    expect(since).toEqual([...since].sort());
  });

  test('opening the report shows what its link shows, and the applicant sees the look', async () => {
    const seen = (await report()).json();
    expect(seen).toMatchObject({ applicant_name: 'Giulia Moretti', report: { audience: 'recipient', balances: null } });
    for (const secret of ['RSSMRA80A01H501U', giulia.profile.email, '3471182906', 'AGOS', 'BIANCHI'])
      expect([secret, JSON.stringify(seen).includes(secret)]).toEqual([secret, false]);
    const { releases } = (await t.as('giulia', { url: '/api/v2/report/releases' })).json();
    const own = releases.find(({ id }: { id: string }) => id === releaseId);
    expect(own.views).toMatchObject([{ what: 'page' }]);
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'report.viewed'));
    expect(acts.filter(({ actorKind }) => actorKind === 'staff')).toMatchObject([
      { actorKind: 'staff', actorId: demo.agent, applicationId: giulia.applicationId },
    ]);
    // An agency's own people are the agency, not somebody of the house.
    const mine = (await t.as('giulia', { url: '/api/v1/my-data/', applicationId: null })).json();
    expect(mine.applications[0].looks[0]).toMatchObject({ who: 'company', name: 'Ortica', what: 'report' });
    const paper = await askDesk(t, agent, 'applicants.paper', { ids });
    expect(paper.headers['content-type']).toBe('application/pdf');
  });

  test('a viewer reads and writes nothing; another company finds nobody', async () => {
    const viewer = await deskToken(t, await addStaff(t, { companyId: demo.ortica.company, role: 'viewer' }));
    expect((await report(viewer)).statusCode).toBe(200);
    const payload = { paper: 'tax-paper' };
    expect((await askDesk(t, viewer, 'applicants.ask', { ids, payload })).statusCode).toBe(403);
    const foreign = await deskToken(t, 'germanOwner');
    expect((await report(foreign)).statusCode).toBe(404);
    const under = { ...ids, company: demo.nordlicht.company, listing: demo.nordlicht.listing };
    expect((await askDesk(t, foreign, 'applicants.report', { ids: under })).statusCode).toBe(404);
  });

  test('one more paper is asked for in the applicant’s language, in fixed words, few times a day', async () => {
    await deliveredMails(t);
    expect((await act('applicants.ask', { paper: 'employment-contract' })).statusCode).toBe(200);
    const mail = await lastMailTo(t, giulia.profile.email);
    expect(mail?.text).toContain('il contratto di lavoro');
    expect(mail?.text).toContain('#resume=');
    expect(await lineOf(giulia.applicationId)).toMatchObject({
      request: { paper: 'employment-contract', by: 'Luca Serra' },
    });
    expect((await act('applicants.ask', { paper: 'a photograph, please' })).statusCode).toBe(422);
    for (let asked = 1; asked < DESK_MAILS_PER_RECIPIENT.max; asked++)
      await act('applicants.ask', { paper: 'tax-paper' });
    expect((await act('applicants.ask', { paper: 'tax-paper' })).statusCode).toBe(429);
  });

  test('a decision has a reason of its kind; the mail is kind and quotes none; twice is once', async () => {
    expect((await act('applicants.decide', { decision: 'accept', reason: 'papers-missing' })).statusCode).toBe(422);
    const count = async () => (await deliveredMails(t)).length;
    const before = await count();
    const decline = { decision: 'decline', reason: 'rent-above-range' };
    await Promise.all([act('applicants.decide', decline), act('applicants.decide', decline)]);
    expect(await count()).toBe(before + 1);
    const mail = await lastMailTo(t, giulia.profile.email);
    expect(mail?.subject).toContain('La tua domanda');
    expect(mail?.text).not.toMatch(/canone|reddito|range|altra persona|non affitta/i);
    expect(mail?.text).toContain('Il report resta tuo e rimane valido');
    expect(await lineOf(giulia.applicationId)).toMatchObject({ decision: decline });
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'applicant.decided'));
    expect(acts).toMatchObject([{ actorId: demo.agent, data: decline }]);
  });

  test('who is declined before a report was made is told of none', async () => {
    const decline = { decision: 'decline', reason: 'home-taken' };
    expect((await act('applicants.decide', decline, marco.applicationId)).statusCode).toBe(200);
    await deliveredMails(t);
    const mail = await lastMailTo(t, marco.profile.email);
    expect(mail?.text).toContain('Quello che hai inserito resta tuo');
    expect(mail?.text).not.toContain('Il report resta tuo');
  });

  test('REV-02 who asked for a loan reads of a loan, and of nothing that is let', async () => {
    const ofMarco = eq(applications.id, marco.applicationId);
    const { orm } = t.database;
    await orm.update(applications).set({ applicationType: 'mortgage' }).where(ofMarco);
    // Another decision than the one before, which alone writes.
    await orm.delete(applicantActs).where(eq(applicantActs.applicationId, marco.applicationId));
    const decline = { decision: 'decline', reason: 'papers-missing' };
    expect((await act('applicants.decide', decline, marco.applicationId)).statusCode).toBe(200);
    await deliveredMails(t);
    const mail = await lastMailTo(t, marco.profile.email);
    expect(mail?.text).toContain('Grazie per la tua domanda di mutuo');
    expect(mail?.text).not.toMatch(/affitt/);
    const say = mailTranslator('de');
    const accepted = say('DeskAccepted.Intro', { company: 'Nordbank', flat: 'Elbweg 3', reader: 'lender' });
    expect(accepted).toBe('Nordbank möchte Ihnen das Darlehen für „Elbweg 3“ geben. Herzlichen Glückwunsch!');
    await orm.update(applications).set({ applicationType: 'rent' }).where(ofMarco);
  });

  test('a mind that changes over and over writes to the applicant only so often', async () => {
    const decline = { decision: 'decline', reason: 'rent-above-range' };
    const accept = { decision: 'accept', reason: 'rent-fits' };
    const statuses: number[] = [];
    for (const decision of [accept, decline, accept, decline, accept, decline, accept]) {
      t.clock.advance(1000);
      statuses.push((await act('applicants.decide', decision)).statusCode);
    }
    // With the one before, five mails went out; from then on the last decision stands.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 429]);
    expect(await lineOf(giulia.applicationId)).toMatchObject({ decision: decline });
  });

  test('notes come from the fixed list', async () => {
    expect((await act('applicants.note', { note: 'viewed' })).statusCode).toBe(200);
    expect((await act('applicants.note', { note: 'seems nice' })).statusCode).toBe(422);
    expect((await lineOf(giulia.applicationId)).notes).toMatchObject([{ note: 'viewed', by: 'Luca Serra' }]);
  });

  test('the table for other programs has those alone who released, and taking it is recorded', async () => {
    const csv = await askDesk(t, agent, 'applicants.csv', { ids, query: { lang: 'it' } });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.trim().split('\r\n')).toHaveLength(2);
    expect(csv.body).toContain('"Giulia Moretti"');
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'report.exported'));
    expect(acts).toMatchObject([{ actorId: demo.agent, applicationId: giulia.applicationId }]);
  });

  test.each(['en', 'it', 'de'])('the same on paper, in %s: released reports alone, each on record', async (lang) => {
    const taken = () => t.database.orm.$count(auditLog, eq(auditLog.action, 'report.exported'));
    const before = await taken();
    const pdf = await askDesk(t, agent, 'applicants.pdf', { ids, query: { lang } });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await taken()).toBe(before + 1);
  });

  test('a line that was shown before is shown anew once its report was written again, paused, or held back', async () => {
    const own = eq(reports.applicationId, giulia.applicationId);
    const [row] = await t.database.orm.select().from(reports).where(own);
    if (!row) throw new Error('no report');
    const { report: stored } = openReport(t.house, row);
    const details = { ...stored.personal_details, name: 'Giulia Moretti Bianchi' };
    const changed = sealReport(t.house, { ...stored, personal_details: details });
    await t.database.orm.update(reports).set({ modelSealed: changed }).where(own);
    expect((await lineOf(giulia.applicationId)).name).toBe('Giulia Moretti Bianchi');
    await t.database.orm.update(reports).set({ modelSealed: row.modelSealed }).where(own);
    for (const hold of ['hidden', null]) {
      await t.database.orm
        .update(applications)
        .set({ reportHold: hold })
        .where(eq(applications.id, giulia.applicationId));
      expect((await lineOf(giulia.applicationId)).name).toBe(hold ? null : 'Giulia Moretti');
    }
  });

  test('a guarantor who took figures back since is not counted as having released them', async () => {
    const own = eq(reports.applicationId, giulia.applicationId);
    const [row] = await t.database.orm.select().from(reports).where(own);
    const stored = row && openReport(t.house, row).report;
    if (!row || stored?.kind !== 'rent') throw new Error('no report');
    const figures = { monthly_income: 300_000, commitments: 0, housing: 0, room: 120_000 };
    const who = { fullname: 'Paola Moretti', relationship: null, email: 'paola@posta.example' };
    const line = { ...who, ...figures, pending: false, share: 'released' as const };
    const changed = sealReport(t.house, { ...stored, guarantors: { content: [line] } });
    await t.database.orm.update(reports).set({ modelSealed: changed }).where(own);
    expect((await lineOf(giulia.applicationId)).figures.guarantors).toMatchObject({ count: 1, released: 0 });
    await t.database.orm.update(reports).set({ modelSealed: row.modelSealed }).where(own);
  });

  test('in Germany figures stay shut while people only look at the home', async () => {
    const stage = (region: string, value: string) =>
      t.database.orm.update(listings).set({ region, stage: value }).where(eq(listings.id, demo.ortica.listing));
    await stage('de', 'viewing');
    await t.database.orm.update(applications).set({ region: 'de' }).where(eq(applications.id, giulia.applicationId));
    expect(await lineOf(giulia.applicationId)).toMatchObject({ name: 'Giulia Moretti', figures: null });
    expect((await report()).statusCode).toBe(409);
    await stage('it', 'wish');
    await t.database.orm.update(applications).set({ region: 'it' }).where(eq(applications.id, giulia.applicationId));
    expect((await report()).statusCode).toBe(200);
  });

  test('what was taken back is gone from the desk at once', async () => {
    await t.as('giulia', { method: 'POST', url: `/api/v2/report/releases/${releaseId}/revoke` });
    expect(await lineOf(giulia.applicationId)).toMatchObject({ state: 'withdrawn', name: null, figures: null });
    expect((await report()).json().code).toBe('NOT_RELEASED');
  });
});

describe('invitations', () => {
  const invite = (email: string, language = 'de') =>
    askDesk(t, agent, 'applicants.invite', { ids, payload: { email, language } });

  test('an invitation goes out in the chosen language with the link, and waits among the applicants', async () => {
    expect((await invite('neu@post.example')).statusCode).toBe(200);
    const mail = await lastMailTo(t, 'neu@post.example');
    expect(mail?.subject).toContain('bewerben');
    expect(mail?.text).toContain(`/de/rent/apply/${demo.ortica.listing}`);
    expect((await list()).applicants.at(-1)).toMatchObject({ state: 'invited', invited_email: 'neu@post.example' });
  });

  test('whoever came is a number; the address does not tell which', async () => {
    await invite(marco.profile.email, 'it');
    expect(JSON.stringify(await list())).not.toContain(marco.profile.email);
  });

  test('one address is not written to over and over', async () => {
    for (let sent = 0; sent < DESK_MAILS_PER_RECIPIENT.max; sent++)
      expect((await invite('often@post.example')).statusCode).toBe(200);
    expect((await invite('often@post.example')).statusCode).toBe(429);
  });
});
