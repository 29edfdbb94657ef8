import { HEADER_DESK } from '@vesta/domain/desk/calls';
import { companyRoles, houseRoles } from '@vesta/domain/desk/permissions';
import { SESSION_MAX_LIFETIME_MS } from '@vesta/domain/limits';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import { demo } from '../../src/db/seed/demo-ids.ts';
import { type PersonaName, personas } from '../../src/db/seed/personas.ts';
import { addStaff, deskToken } from '../desk.ts';
import type { TestHouse } from '../house.ts';

/** Somebody who calls, and what they show. None of them may see anything of Giulia, who is somebody else to all. */
export interface Caller {
  readonly name: string;
  readonly headers: Record<string, string>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function phoneOf(t: TestHouse, name: PersonaName): Promise<string> {
  const { link } = (await t.as(name, { method: 'POST', url: '/api/v1/other-documents/handover' })).json();
  const payload = { token: new URL(link).hash.replace('#handover=', '') };
  const url = '/api/v1/other-documents/handover/open';
  return (await t.app.inject({ method: 'POST', url, payload })).json().access_token;
}

async function expiredOf(t: TestHouse): Promise<string> {
  t.clock.advance(-2 * SESSION_MAX_LIFETIME_MS);
  const token = await t.signIn('giulia');
  t.clock.advance(2 * SESSION_MAX_LIFETIME_MS);
  return token;
}

async function revokedOf(t: TestHouse): Promise<string> {
  const token = await t.signIn('giulia');
  await t.database.pool.query('update sessions set revoked_at = created_at where token_hash = sha256($1::bytea)', [
    Buffer.from(token),
  ]);
  return token;
}

/** Staff of another company than the one whose flat Giulia applied for, and of the house without a case of hers. */
async function staffCallers(t: TestHouse): Promise<Caller[]> {
  const callers: Caller[] = [];
  const add = async (name: string, who: { id: string }) => {
    const cookie = `${DESK_COOKIE}=${await deskToken(t, who)}`;
    callers.push({ name, headers: { cookie, [HEADER_DESK]: '1' } });
  };
  for (const role of companyRoles)
    await add(`${role} of another company`, await addStaff(t, { companyId: demo.nordlicht.company, role }));
  for (const role of houseRoles.filter((one) => one !== 'reviewer'))
    await add(`${role} of the house`, await addStaff(t, { house: role }));
  return callers;
}

export async function callersOf(t: TestHouse): Promise<Caller[]> {
  const others = (Object.keys(personas) as PersonaName[]).filter((name) => name !== 'giulia');
  const sessions: Caller[] = [];
  for (const name of others) {
    sessions.push({ name, headers: bearer(await t.signIn(name)) });
    sessions.push({ name: `the phone of ${name}`, headers: bearer(await phoneOf(t, name)) });
  }
  return [
    { name: 'nobody', headers: {} },
    { name: 'a made-up token', headers: bearer('x'.repeat(43)) },
    { name: 'an expired session', headers: bearer(await expiredOf(t)) },
    { name: 'a revoked session', headers: bearer(await revokedOf(t)) },
    ...sessions,
    ...(await staffCallers(t)),
  ];
}
