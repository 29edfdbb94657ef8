import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { isHandoverToken } from '../../lib/random.ts';
import { sessionCookieOf } from '../../lib/session-cookie.ts';
import { handoverOf } from '../other-documents/handover/handover-of.ts';
import { touchSession } from '../sessions/touch-session.ts';
import type { Access, OwnApplication } from './access.ts';
import { loadAccess } from './load-access.ts';

/**
 * What a route demands. `application` is the default: a route that says nothing is closed.
 * `public` routes still refuse a signed-in person who names an application that is not theirs.
 * `desk` routes are for staff, whom modules/desk/guard.ts knows.
 */
export type AccessRule = 'public' | 'session' | 'application' | 'desk';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** For what a browser opens by itself, such as a PDF in a new tab: the session cookie counts as well. */
    cookie?: true;
    /** Open to a phone that took over the uploads; everything else is closed to it. */
    handover?: true;
  }
  interface FastifyRequest {
    access: Access | null;
  }
}

/** Everything below /api but the pages that describe it. */
const isGuarded = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/api/') && !url.startsWith('/api/docs');

/** The one place that decides who may touch which application. */
export const accessGuard = plugin(
  async (app: FastifyInstance, house: House) => {
    app.decorateRequest('access', null);
    app.addHook('onRequest', async (request) => {
      if (!isGuarded(request)) return;
      const rule = request.routeOptions.config.access ?? 'application';
      if (rule === 'desk') return;
      const { applicationId } = request.context;
      const bearer = request.context.bearer ?? (request.routeOptions.config.cookie ? sessionCookieOf(request) : null);
      if (rule === 'public' && (!bearer || !applicationId)) return;
      const access = bearer ? await loadAccess(house, { token: bearer, applicationId }) : null;
      if (rule === 'public' && !access) return;
      if (!access) throw new AppError(bearer ? 'SESSION_TIMEOUT' : 'UNAUTHORIZED');
      if (isHandoverToken(bearer) && !request.routeOptions.config.handover)
        throw new AppError('UNAUTHORIZED', { detail: 'a phone may only hand in papers' });
      if (applicationId && !access.application)
        throw new AppError('UNAUTHORIZED', { detail: 'not the own application' });
      if (rule === 'application' && !access.application)
        throw new AppError('UNAUTHORIZED', { detail: 'no application named' });
      // The time of a phone is counted from the scan; using it does not prolong it.
      const handover = isHandoverToken(bearer) ? await handoverOf(house, access) : null;
      request.access = { ...access, handover };
      if (!handover) await touchSession(house, access);
    });
  },
  { name: 'access-guard', dependencies: ['request-context'] },
);

/** For handlers behind the `session` rule. */
export function accessOf(request: FastifyRequest): Access {
  if (!request.access) throw new AppError('UNAUTHORIZED');
  return request.access;
}

/** For handlers behind the `application` rule: the caller and their own application. */
export function ownApplication(request: FastifyRequest): Access & { application: OwnApplication } {
  const access = accessOf(request);
  if (!access.application) throw new AppError('UNAUTHORIZED');
  return { ...access, application: access.application };
}
