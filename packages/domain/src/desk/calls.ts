import type { Permission } from './permissions.ts';

/** `nobody`: open to whoever asks. `session`: whoever is signed in at the desk. Else the permission that it takes. */
export type DeskDemand = 'nobody' | 'session' | Permission;

interface DeskCallRow {
  method: 'GET' | 'POST';
  /** Below /api. A call about a company names it in the path, which is where the guard looks for it. */
  path: string;
  needs: DeskDemand;
}

/** Every call of the desk, with what it takes. Routes, guard, screens and the walk of the permission table read it here. */
export const deskCalls = {
  'sign-in.ask': { method: 'POST', path: '/v1/desk/sign-in/code', needs: 'nobody' },
  'sign-in.submit': { method: 'POST', path: '/v1/desk/sign-in', needs: 'nobody' },
  'sign-out': { method: 'POST', path: '/v1/desk/sign-out', needs: 'session' },
  me: { method: 'GET', path: '/v1/desk/me', needs: 'session' },
  'sessions.list': { method: 'GET', path: '/v1/desk/sessions', needs: 'session' },
  'sessions.revoke': { method: 'POST', path: '/v1/desk/sessions/:session/revoke', needs: 'session' },
  'company.read': { method: 'GET', path: '/v1/desk/companies/:company', needs: 'company.read' },
} as const satisfies Record<string, DeskCallRow>;

export type DeskCall = keyof typeof deskCalls;
export const deskCallNames = Object.keys(deskCalls) as readonly DeskCall[];

/** Every call but those that read must say so in this header: a page of somebody else cannot set it. */
export const HEADER_DESK = 'Desk-Call';

/** The path of a call with its ids in place. */
export const deskPath = (call: DeskCall, ids: Record<string, string> = {}): string =>
  deskCalls[call].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
