import { type DeskCall, deskCalls, HEADER_DESK } from '@vesta/domain/desk/calls';
import { isCompanyPermission, mayInCompany, mayInHouse } from '@vesta/domain/desk/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { deskCookieOf } from './desk-cookie.ts';
import { loadStaff } from './load-staff.ts';
import { touchStaffSession } from './sessions/touch-staff-session.ts';
import type { Member, StaffAccess } from './staff.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which call of the desk this is; the table of calls says what it takes. */
    deskCall?: DeskCall;
  }
  interface FastifyRequest {
    staff: StaffAccess | null;
    /** The company that the path names, once the guard has found the person to be of it. */
    memberOf: Member['company'] | null;
  }
}

/** What a route of the desk says about itself. */
export const deskRoute = (deskCall: DeskCall) => ({ access: 'desk' as const, deskCall });

/** A page that only looks whether something has changed keeps nobody signed in. */
const WATCHING = 'watch';

const deskHeader = (request: FastifyRequest): string | null => {
  const value = request.headers[HEADER_DESK.toLowerCase()];
  return typeof value === 'string' ? value : null;
};

/** Another company is not there for whoever is not of it; for its own people a role may not be enough. */
function companyOf(request: FastifyRequest, { memberships }: StaffAccess): Member['company'] {
  const { company } = request.params as { company?: string };
  const found = memberships.find(({ companyId }) => companyId === company);
  if (!found) throw new AppError('NOT_FOUND', { detail: 'not a company of this person' });
  return { id: found.companyId, role: found.role };
}

/** The one place that decides who may do what at the desk. */
export const deskGuard = plugin(
  async (app: FastifyInstance, house: House) => {
    app.decorateRequest('staff', null);
    app.decorateRequest('memberOf', null);
    app.addHook('onRequest', async (request) => {
      const { access, deskCall } = request.routeOptions.config;
      if (access !== 'desk') return;
      if (!deskCall) throw new AppError('FORBIDDEN', { detail: 'a route of the desk that is in no table' });
      const { method, needs } = deskCalls[deskCall];
      if (method !== 'GET' && deskHeader(request) === null)
        throw new AppError('FORBIDDEN', { detail: 'the header of the desk is missing' });
      if (needs === 'nobody') return;
      const token = deskCookieOf(request);
      const staff = token ? await loadStaff(house, token) : null;
      if (!staff) throw new AppError('DESK_SIGNED_OUT');
      request.staff = staff;
      if (deskHeader(request) !== WATCHING) await touchStaffSession(house, staff);
      if (needs === 'session') return;
      if (isCompanyPermission(needs)) {
        request.memberOf = companyOf(request, staff);
        if (!mayInCompany(request.memberOf.role, needs)) throw new AppError('FORBIDDEN', { detail: needs });
        return;
      }
      if (!mayInHouse(staff.staff.houseRole, needs)) throw new AppError('FORBIDDEN', { detail: needs });
    });
  },
  { name: 'desk-guard', dependencies: ['request-context'] },
);

/** For handlers of the desk: who is asking. */
export function staffOf(request: FastifyRequest): StaffAccess {
  if (!request.staff) throw new AppError('DESK_SIGNED_OUT');
  return request.staff;
}

/** For handlers of calls about a company: who is asking, for which company. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.memberOf) throw new AppError('NOT_FOUND');
  return { ...staffOf(request), company: request.memberOf };
}
