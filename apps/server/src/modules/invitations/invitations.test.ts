import { INVITATION_LIFETIME_MS, MAILS_PER_SENDER_AND_RECIPIENT, REMINDERS_PER_GUEST } from '@vesta/domain/limits';
import { minutesOfWay } from '@vesta/domain/workflow/minutes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo } from '../../../test/mails.ts';
import { PermanentMailError } from '../../adapters/mail/index.ts';
import { applications } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const jonas = {
  fullname: 'Jonas Brandt',
  email: 'jonas@example.com',
  date_of_birth: '04/05/1990',
  relationship: 'Partner',
  role: 'Co-Applicant',
};
const paola = { fullname: 'Paola Moretti', email: 'paola@example.com' };
const details = (over: object = {}) => ({
  employmentStatus: 'Employed',
  household_members_count: '2,0',
  typeOfContract: 'open-ended',
  paychecksPerYear: 13,
  hhMembers: [jonas],
  guarantors: [paola],
  ...over,
});
const save = (payload: object, name: 'giulia' | 'renate' = 'giulia') =>
  t.as(name, { method: 'POST', url: '/api/v1/personal-details/submit/additional', payload, query: { lang: 'it' } });
const codeOfLink = (text: string | undefined) => /invitation_code=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const info = (code: string) =>
  t.app.inject({ method: 'GET', url: '/api/v1/signup/invitation-public-info', query: { invitation_code: code } });
const join = (email: string, code: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/signup/submit',
    payload: {
      first_name: 'Jonas',
      last_name: 'Brandt',
      email,
      mobile: '+49-15112345678',
      privacy_policy_consented: true,
      employment_status: 'Employed',
      invitation_code: code,
    },
  });

const list = async () => (await t.as('giulia', { url: '/api/v1/invitations' })).json().invitations;
const stateOf = async (email: string) =>
  (await list()).find((line: { email: string }) => line.email === email)?.state as string | undefined;
const remind = (email: string) =>
  t.as('giulia', { method: 'POST', url: '/api/v1/invitations/remind', payload: { email }, query: { lang: 'it' } });

describe('ADD-11 invitations', () => {
  test('saving sends one to each co-applicant and guarantor, once, with a link that carries the code', async () => {
    expect((await save(details())).json()).toEqual({ success: true });
    await save(details());
    const mails = await deliveredMails(t);
    for (const guest of [jonas, paola]) {
      const got = mails.filter((mail) => mail.to?.[0]?.address === guest.email);
      expect(got).toHaveLength(1);
      expect(got[0]?.text).toMatch(/\/it\/rent\/fill\/occupation\?invitation_code=[\w-]{20,}/);
      expect(got[0]?.text).toContain('Giulia Moretti');
    }
  });

  test('ADD-11 whoever invited sees how each invitation fares, and may remind those who have not answered', async () => {
    const sent = { state: 'sent', sent_at: expect.any(String), reminded_at: null };
    expect(await list()).toEqual([
      { email: jonas.email, role: 'co-applicant', ...sent },
      { email: paola.email, role: 'guarantor', ...sent },
    ]);
    const before = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === paola.email).length;
    expect((await remind(paola.email)).statusCode).toBe(200);
    const got = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === paola.email);
    expect(got).toHaveLength(before + 1);
    expect(codeOfLink(got[0]?.text)).toBe(codeOfLink(got.at(-1)?.text));
    expect((await list())[1]).toMatchObject({ state: 'sent', reminded_at: t.clock.now().toISOString() });
    expect((await remind('nobody@example.com')).statusCode).toBe(404);
    // Of what somebody else invited nothing is told.
    expect((await t.as('marco', { url: '/api/v1/invitations' })).json().invitations).toEqual([]);
  });

  test('SIGN-05 a code tells role and address', async () => {
    const code = codeOfLink((await lastMailTo(t, jonas.email))?.text);
    expect((await info(code)).json()).toEqual({
      success: true,
      data: {
        ...{ applicant_role: 'co-applicant', email: jonas.email, first_name: 'Jonas', last_name: 'Brandt' },
        ...{ invited_by: 'Giulia Moretti', paid_by: 'inviter', listing_id: null },
      },
    });
    expect((await info('no-such-code')).statusCode).toBe(404);
    expect(await stateOf(jonas.email)).toBe('opened');
    expect(await stateOf(paola.email)).toBe('sent');
  });

  test('FLOW-01 before sign-up an invited person sees the steps that they will have', async () => {
    const stepsFor = async (query: Record<string, string>) => {
      const headers = { occupation: 'Employed', region: 'it', 'application-type': 'rent' };
      const answer = await t.app.inject({ url: '/api/v1/workflow/', headers, query });
      return answer.json().hidden_routes;
    };
    const code = codeOfLink((await lastMailTo(t, paola.email))?.text) ?? '';
    expect(await stepsFor({ invitation_code: code })).toEqual(await stepsFor({ role: 'guarantor' }));
    expect(await stepsFor({ invitation_code: code })).toContain('additional-details');
    // One that cannot be used any more changes nothing.
    expect(await stepsFor({ invitation_code: 'no-such-code' })).toEqual(await stepsFor({}));
  });

  test('ADD-11 a guarantor reads what it means, what it costs, how long it takes and who sees it', async () => {
    const text = (await lastMailTo(t, paola.email))?.text ?? '';
    expect(text).toContain('interviene se un pagamento viene a mancare');
    expect(text).toContain('sta presentando domanda per una casa');
    expect(text).toContain('Non ti costa nulla: Giulia Moretti paga per tutte le persone della domanda.');
    const way = { region: 'it', applicationType: 'rent', paidBy: 'inviter' } as const;
    expect(text).toContain(`circa ${minutesOfWay({ ...way, role: 'guarantor' })} minuti`);
    expect(text).toContain('Nulla arriva a Giulia Moretti o ad altri prima del tuo via libera');
    const together = (await lastMailTo(t, jonas.email))?.text ?? '';
    expect(together).toContain('Non ti costa nulla');
    expect(together).toContain(`circa ${minutesOfWay({ ...way, role: 'co-applicant' })} minuti`);
    expect(together).not.toContain('Chi fa da garante');
  });

  test('ADD-11 whoever is asked in for a loan reads of a loan', async () => {
    const asksFor = (applicationType: 'rent' | 'mortgage') =>
      t.database.orm
        .update(applications)
        .set({ applicationType })
        .where(eq(applications.id, personas.giulia.applicationId));
    await asksFor('mortgage');
    const loan = { fullname: 'Piero Moretti', email: 'piero@example.com' };
    await save(details({ guarantors: [paola, loan] }));
    expect((await lastMailTo(t, loan.email))?.text).toContain('sta presentando domanda per un mutuo');
    await asksFor('rent');
    await save(details());
  });

  test('SIGN-06 the invited person signs up with it, ends in the same household, and it is used up', async () => {
    const code = codeOfLink((await lastMailTo(t, jonas.email))?.text);
    const wrong = await join('somebody@example.com', code);
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'INVITATION_FOR_ANOTHER']);
    const { application_id } = (await join(jonas.email, code)).json();
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/verify-email/submit',
      payload: { email: jonas.email, code: codeIn(await lastMailTo(t, jonas.email)) },
    });
    expect(answer.statusCode).toBe(200);
    const rows = await t.database.orm.select().from(applications);
    const [own, host] = [application_id, personas.giulia.applicationId].map((id) => rows.find((row) => row.id === id));
    expect(own?.householdId).toBe(host?.householdId);
    expect(own?.applicantRole).toBe('co-applicant');
    const again = await join(jonas.email, code);
    expect([again.statusCode, again.json().code]).toEqual([409, 'INVITATION_USED']);
    expect((await info(code)).statusCode).toBe(409);
    expect(await stateOf(jonas.email)).toBe('joined');
    expect((await remind(jonas.email)).statusCode).toBe(404);
    const at = (stepRouter: string) =>
      t.database.orm.update(applications).set({ stepRouter }).where(eq(applications.id, application_id));
    await at('result');
    expect(await stateOf(jonas.email)).toBe('finished');
    await at('personal-details');
  });

  test('who is taken off the list before answering is not expected any more', async () => {
    const code = codeOfLink((await lastMailTo(t, paola.email))?.text);
    await save(details({ guarantors: [] }));
    expect((await info(code)).statusCode).toBe(404);
  });

  test('an invitation ends after thirty days', async () => {
    await save(details({ guarantors: [{ ...paola, email: 'late@example.com' }] }));
    const code = codeOfLink((await lastMailTo(t, 'late@example.com'))?.text);
    t.clock.advance(INVITATION_LIFETIME_MS + 1000);
    expect((await info(code)).statusCode).toBe(404);
    expect(await stateOf('late@example.com')).toBe('expired');
    // Writing once more begins its time anew.
    expect((await remind('late@example.com')).statusCode).toBe(200);
    expect(await stateOf('late@example.com')).toBe('sent');
    expect((await info(code)).statusCode).toBe(200);
  });

  test('ADD-11 somebody is reminded a few times a day, and then left alone until tomorrow', async () => {
    const guest = { ...paola, email: 'slow@example.com' };
    await save(details({ guarantors: [guest] }));
    const answers = [];
    for (let at = 0; at <= REMINDERS_PER_GUEST.max; at++) {
      answers.push(await remind(guest.email));
      // The mails of an hour are a limit of their own.
      t.clock.advance(MAILS_PER_SENDER_AND_RECIPIENT.windowMs + 1000);
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'REMINDED_ENOUGH', message: expect.stringMatching(/domani/) });
    t.clock.advance(REMINDERS_PER_GUEST.windowMs);
    expect((await remind(guest.email)).statusCode).toBe(200);
  });

  test('ADD-11 another address gets an invitation of its own, and the link at the old one ends', async () => {
    await save(details({ guarantors: [{ ...paola, email: 'wrong@example.com' }] }));
    const old = codeOfLink((await lastMailTo(t, 'wrong@example.com'))?.text);
    await save(details({ guarantors: [{ ...paola, email: 'right@example.com' }] }));
    expect((await info(old)).statusCode).toBe(404);
    const code = codeOfLink((await lastMailTo(t, 'right@example.com'))?.text);
    expect((await info(code)).json().data).toMatchObject({ email: 'right@example.com', applicant_role: 'guarantor' });
    expect(await stateOf('wrong@example.com')).toBeUndefined();
  });

  test('ADD-11 a mail that no server takes is told to whoever invited, until another is written', async () => {
    const send = vi.spyOn(t.house.mail, 'send').mockRejectedValue(new PermanentMailError('550 no such mailbox'));
    await save(details({ guarantors: [{ ...paola, email: 'typo@example.com' }] }));
    await deliveredMails(t);
    expect(await stateOf('typo@example.com')).toBe('failed');
    send.mockRestore();
    expect((await remind('typo@example.com')).statusCode).toBe(200);
    await deliveredMails(t);
    expect(await stateOf('typo@example.com')).toBe('sent');
  });

  test('ADD-11 nobody is invited at the applicant’s own address: the step says so', async () => {
    const before = (await deliveredMails(t)).length;
    const own = personas.giulia.profile.email.toUpperCase();
    for (const people of [
      { guarantors: [{ ...paola, email: own }] },
      { household_members_count: '2,0', hhMembers: [{ ...jonas, email: own }] },
    ]) {
      const answer = await save(details(people));
      expect([answer.statusCode, answer.json().msg.map(({ code }: { code: string }) => code)]).toEqual([
        422,
        ['ownAddress'],
      ]);
    }
    expect((await deliveredMails(t)).length).toBe(before);
  });

  test('ADD-03 children are not written to', async () => {
    const before = (await deliveredMails(t)).length;
    const mila = {
      fullname: 'Mila Moretti',
      email: '',
      date_of_birth: '03/05/2021',
      relationship: 'Children',
      role: 'Occupant',
    };
    const answer = await save(details({ household_members_count: '3,1', hhMembers: [mila], guarantors: [] }));
    expect(answer.statusCode).toBe(200);
    expect((await deliveredMails(t)).length).toBe(before);
  });

  test('ADD-11 taking somebody off and on again writes to them a few times, then says when to come back', async () => {
    const guest = { ...paola, email: 'toggled@example.com' };
    const answers = [];
    for (let at = 0; at < 8; at++) {
      answers.push(await save(details({ guarantors: [guest] })));
      await save(details({ guarantors: [] }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({
      code: 'MAILS_USED_UP',
      message: expect.stringMatching(/60 minuti/),
    });
    const mails = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === guest.email);
    expect(mails).toHaveLength(MAILS_PER_SENDER_AND_RECIPIENT.max);
  });

  test('ADD-05 a guarantor adds nobody', async () => {
    expect((await save(details(), 'renate')).json()).toMatchObject({ code: 'STEP_NOT_ASKED' });
  });
});

describe('ADD rules on the server', () => {
  test.each([
    ['ADD-04 too few adults', details({ household_members_count: '1,0' }), 'countMismatch'],
    ['ADD-09 no contract', details({ typeOfContract: null }), 'required'],
    ['ADD-09 odd number of paychecks', details({ paychecksPerYear: 15 }), 'choice'],
    ['ADD-03 a member without a name', details({ hhMembers: [{ ...jonas, fullname: '' }] }), 'required'],
  ])('%s is refused', async (_name, payload, code) => {
    const answer = await save(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg.map((m: { code: string }) => m.code)).toContain(code);
  });
});

describe('resume', () => {
  test('RES-01 RES-03 an open invitation is listed for its person and links the application at hand', async () => {
    await save(
      details({
        hhMembers: [{ ...jonas, email: personas.marco.profile.email, fullname: 'Marco Bellini' }],
        guarantors: [],
      }),
    );
    const list = await t.as('marco', { method: 'GET', url: '/api/v1/state/uncomplete-applications' });
    const [invitation] = list.json().invitations;
    expect(invitation).toMatchObject({ role: 'co-applicant', invited_by: 'Giulia Moretti', code: expect.any(String) });
    const linked = await t.as('marco', {
      method: 'GET',
      url: '/api/v1/state/link-applications',
      query: { invitation_code: invitation.code },
    });
    expect(linked.statusCode).toBe(200);
    const rows = await t.database.orm.select().from(applications);
    const household = (id: string) => rows.find((row) => row.id === id)?.householdId;
    expect(household(personas.marco.applicationId)).toBe(household(personas.giulia.applicationId));
    const stolen = await t.as('lena', {
      method: 'GET',
      url: '/api/v1/state/link-applications',
      query: { invitation_code: invitation.code },
    });
    expect(stolen.statusCode).toBe(409);
  });

  test('RES-01 a co-applicant sees invitations and no applications; a guarantor sees neither', async () => {
    const guests = ['lena', 'renate'] as const;
    const hhMembers = guests.map((name) => ({
      ...jonas,
      email: personas[name].profile.email,
      fullname: `Guest ${name}`,
    }));
    await save(details({ household_members_count: '3,0', hhMembers, guarantors: [] }));
    const asRole = async (name: (typeof guests)[number], applicantRole: string) => {
      const of = eq(applications.id, personas[name].applicationId);
      await t.database.orm.update(applications).set({ applicantRole }).where(of);
      const answer = await t.as(name, { method: 'GET', url: '/api/v1/state/uncomplete-applications' });
      return [answer.json().applications.length, answer.json().invitations.length];
    };
    expect(await asRole('lena', 'co-applicant')).toEqual([0, 1]);
    expect(await asRole('renate', 'guarantor')).toEqual([0, 0]);
    await asRole('lena', 'main-applicant');
  });

  test('RES-03 deleting erases the own application and nobody else’s', async () => {
    const other = await t.as('marco', {
      method: 'POST',
      url: '/api/v1/signup/delete-application',
      query: { delete_application_id: personas.lena.applicationId },
    });
    expect(other.statusCode).toBe(401);
    const own = await t.as('lena', {
      method: 'POST',
      url: '/api/v1/signup/delete-application',
      query: { delete_application_id: personas.lena.applicationId },
    });
    expect(own.statusCode).toBe(200);
    const [row] = await t.database.orm
      .select()
      .from(applications)
      .where(eq(applications.id, personas.lena.applicationId));
    expect([row?.deletedAt === null, row?.answersSealed]).toEqual([false, null]);
  });
});
