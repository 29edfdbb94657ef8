import { type DeskCall, deskCalls, deskPath, HEADER_DESK } from '@vesta/domain/desk/calls';
import type { CompanyRole, HouseRole } from '@vesta/domain/desk/permissions';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { companyMembers, staff } from '../src/db/schema/index.ts';
import { demoStaff } from '../src/db/seed/staff.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { newUuid } from '../src/lib/random.ts';
import { EMAIL_INDEX, STAFF_PROFILE } from '../src/lib/vault/contexts.ts';
import { startStaffSession } from '../src/modules/desk/sessions/start-staff-session.ts';
import type { TestHouse } from './house.ts';

export type StaffName = keyof typeof demoStaff;

/** A token of somebody at the desk: one of the demo people, or whoever has this id. */
export const deskToken = (t: TestHouse, who: StaffName | { id: string }): Promise<string> =>
  inTransaction(t.database, (tx) =>
    startStaffSession(t.house, tx, { staffId: typeof who === 'string' ? demoStaff[who].id : who.id, userAgent: null }),
  );

/** Somebody new at the desk, in the role that a test needs. */
export async function addStaff(
  { house, database }: TestHouse,
  role: { house: HouseRole } | { companyId: string; role: CompanyRole },
): Promise<{ id: string; email: string }> {
  const id = newUuid(house.random);
  const email = `staff-${id.slice(0, 8)}@work.example`;
  await database.orm.insert(staff).values({
    id,
    emailIndex: house.vault.blindIndex(email, EMAIL_INDEX),
    profileSealed: house.vault.sealJson({ name: 'Somebody New', email }, STAFF_PROFILE),
    role: 'house' in role ? role.house : null,
  });
  if ('role' in role) await database.orm.insert(companyMembers).values({ staffId: id, ...role });
  return { id, email };
}

interface Asked {
  ids?: Record<string, string>;
  payload?: InjectOptions['payload'];
  headers?: Record<string, string>;
  query?: Record<string, string>;
  remoteAddress?: string;
}

/** One call of the desk with a token; null asks without one. */
export const askDesk = (
  { app }: TestHouse,
  token: string | null,
  call: DeskCall,
  { ids, payload, headers, query, remoteAddress }: Asked = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: deskCalls[call].method,
    url: `/api${deskPath(call, ids)}`,
    headers: { [HEADER_DESK]: '1', ...(token ? { cookie: `${DESK_COOKIE}=${token}` } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
    ...(query ? { query } : {}),
    ...(remoteAddress ? { remoteAddress } : {}),
  });
