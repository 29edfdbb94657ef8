import { type DeskCall, deskCallNames, deskCalls } from '@vesta/domain/desk/calls';
import {
  companyRoles,
  houseRoles,
  isCompanyPermission,
  mayInCompany,
  mayInHouse,
} from '@vesta/domain/desk/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { personas } from '../../db/seed/personas.ts';

let t: TestHouse;
const tokens = new Map<string, string>();
beforeAll(async () => {
  t = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '100000' });
  for (const role of companyRoles) {
    const place = { companyId: demo.ortica.company, role };
    tokens.set(role, await deskToken(t, await addStaff(t, place)));
    tokens.set(`other ${role}`, await deskToken(t, await addStaff(t, { ...place, companyId: demo.nordlicht.company })));
  }
  for (const role of houseRoles) tokens.set(role, await deskToken(t, await addStaff(t, { house: role })));
});
afterAll(() => t.close());

const GUESSED = '00000000-0000-4000-8000-000000000000';
const ids = {
  company: demo.ortica.company,
  listing: demo.ortica.listing,
  applicant: personas.marco.applicationId,
  session: GUESSED,
  member: GUESSED,
  key: GUESSED,
  webhook: GUESSED,
};
/** Bodies that are right in themselves, so that only the ids can be wrong. */
const bodies: Partial<Record<DeskCall, object>> = {
  'listings.save': { title: 'A', place: 'B', version: 0 },
  'listings.close': {},
  'listings.reopen': {},
  'applicants.invite': { email: 'somebody@posta.example', language: 'it' },
  'applicants.ask': { paper: 'employment-contract' },
  'applicants.decide': { decision: 'decline', reason: 'home-taken' },
  'applicants.note': { note: 'called' },
};
/** Ends the sign-in that the walk goes on with. */
const walked = deskCallNames.filter((call) => call !== 'sign-out');

const statusFor = async (who: string | null, call: DeskCall, named: Record<string, string> = ids) => {
  const payload = deskCalls[call].method === 'POST' ? {} : undefined;
  const token = who === null ? null : (tokens.get(who) ?? 'no such person');
  const answer = await askDesk(t, token, call, { ids: named, ...(payload ? { payload } : {}) });
  return answer.statusCode;
};

describe('REV-01 the permission table, cell by cell', () => {
  for (const call of walked) {
    const { needs } = deskCalls[call];
    if (needs === 'nobody') continue;

    test(`${call} is closed to whoever is not signed in`, async () => {
      expect(await statusFor(null, call)).toBe(401);
    });
    if (needs === 'session') continue;

    if (isCompanyPermission(needs)) {
      test.each(companyRoles)(`${call} by %s`, async (role) => {
        const status = await statusFor(role, call);
        if (mayInCompany(role, needs)) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(403);
      });
      test.each([...companyRoles.map((role) => `other ${role}`), ...houseRoles])(
        `${call} of a company that is not one’s own is not there: %s`,
        async (who) => {
          expect(await statusFor(who, call)).toBe(404);
        },
      );
    } else {
      test.each(houseRoles)(`${call} by %s`, async (role) => {
        const status = await statusFor(role, call);
        if (mayInHouse(role, needs)) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(403);
      });
      test.each(companyRoles)(`${call} is closed to %s`, async (role) => {
        expect(await statusFor(role, call)).toBe(403);
      });
    }
  }

  const ofListing = walked.filter((call) => deskCalls[call].path.includes(':listing'));

  test.each(ofListing)(
    '%s: a listing of another company is not there, under the own company’s name either',
    async (call) => {
      const foreign = { ...ids, company: demo.nordlicht.company };
      expect(await statusFor('other owner', call, foreign)).not.toBe(200);
      const body = bodies[call];
      const answer = await askDesk(t, tokens.get('other owner') ?? '', call, {
        ids: foreign,
        ...(body ? { payload: body } : {}),
      });
      expect(answer.statusCode).toBe(404);
      const guessed = { ...ids, listing: GUESSED, applicant: GUESSED };
      expect(
        (await askDesk(t, tokens.get('owner') ?? '', call, { ids: guessed, ...(body ? { payload: body } : {}) }))
          .statusCode,
      ).toBe(404);
    },
  );

  test('every call of the table has a route', () => {
    for (const call of deskCallNames) {
      const { method, path } = deskCalls[call];
      expect(t.app.hasRoute({ method, url: `/api${path}` }), call).toBe(true);
    }
  });
});
