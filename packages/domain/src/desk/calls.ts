import { type Address, fillIn } from '../address-of-call.ts';
import type { Permission } from './permissions.ts';

/** `nobody`: open to whoever asks. `session`: whoever is signed in at the desk. Else the permission that it takes. */
export type DeskDemand = 'nobody' | 'session' | Permission;

interface DeskCallRow {
  method: 'GET' | 'POST';
  /** Below /api. A call about a company names it in the path, which is where the guard looks for it. */
  path: string;
  needs: DeskDemand;
}

const desk = '/v1/desk';
const company = `${desk}/companies/:company`;
const listing = `${company}/listings/:listing`;
const applicant = `${listing}/applicants/:applicant`;
const review = `${desk}/review`;
const reviewCase = `${review}/cases/:case`;
const casePaper = `${reviewCase}/papers/:paper`;

/** Every call of the desk, with what it takes. Routes, guard, screens and the walk of the permission table read it here. */
export const deskCalls = {
  'sign-in.ask': { method: 'POST', path: `${desk}/sign-in/code`, needs: 'nobody' },
  'sign-in.submit': { method: 'POST', path: `${desk}/sign-in`, needs: 'nobody' },
  'sign-out': { method: 'POST', path: `${desk}/sign-out`, needs: 'session' },
  me: { method: 'GET', path: `${desk}/me`, needs: 'session' },
  'sessions.list': { method: 'GET', path: `${desk}/sessions`, needs: 'session' },
  'sessions.revoke': { method: 'POST', path: `${desk}/sessions/:session/revoke`, needs: 'session' },

  'companies.create': { method: 'POST', path: `${desk}/companies`, needs: 'companies.create' },
  'company.read': { method: 'GET', path: company, needs: 'company.read' },
  'company.save': { method: 'POST', path: company, needs: 'company.write' },
  'company.logo': { method: 'POST', path: `${company}/logo`, needs: 'company.write' },
  'company.logo-remove': { method: 'POST', path: `${company}/logo/remove`, needs: 'company.write' },

  'members.list': { method: 'GET', path: `${company}/members`, needs: 'members.read' },
  'members.invite': { method: 'POST', path: `${company}/members`, needs: 'members.write' },
  'members.change': { method: 'POST', path: `${company}/members/:member`, needs: 'members.write' },
  'members.remove': { method: 'POST', path: `${company}/members/:member/remove`, needs: 'members.write' },

  'listings.list': { method: 'GET', path: `${company}/listings`, needs: 'listings.read' },
  'listings.create': { method: 'POST', path: `${company}/listings`, needs: 'listings.write' },
  'listings.read': { method: 'GET', path: listing, needs: 'listings.read' },
  'listings.save': { method: 'POST', path: listing, needs: 'listings.write' },
  'listings.close': { method: 'POST', path: `${listing}/close`, needs: 'listings.write' },
  'listings.reopen': { method: 'POST', path: `${listing}/reopen`, needs: 'listings.write' },

  'applicants.list': { method: 'GET', path: `${listing}/applicants`, needs: 'applicants.read' },
  'applicants.invite': { method: 'POST', path: `${listing}/invites`, needs: 'applicants.write' },
  'applicants.csv': { method: 'GET', path: `${listing}/comparison.csv`, needs: 'applicants.read' },
  'applicants.pdf': { method: 'GET', path: `${listing}/comparison.pdf`, needs: 'applicants.read' },
  'applicants.report': { method: 'GET', path: `${applicant}/report`, needs: 'applicants.read' },
  'applicants.paper': { method: 'GET', path: `${applicant}/paper`, needs: 'applicants.read' },
  'applicants.ask': { method: 'POST', path: `${applicant}/ask`, needs: 'applicants.write' },
  'applicants.decide': { method: 'POST', path: `${applicant}/decide`, needs: 'applicants.write' },
  'applicants.note': { method: 'POST', path: `${applicant}/note`, needs: 'applicants.write' },

  'review.queue': { method: 'GET', path: `${review}/cases`, needs: 'review.read' },
  'review.figures': { method: 'GET', path: `${review}/figures`, needs: 'review.read' },
  'review.case': { method: 'GET', path: reviewCase, needs: 'review.read' },
  'review.take': { method: 'POST', path: `${reviewCase}/take`, needs: 'review.decide' },
  'review.leave': { method: 'POST', path: `${reviewCase}/leave`, needs: 'review.decide' },
  'review.decide': { method: 'POST', path: `${reviewCase}/decide`, needs: 'review.decide' },
  'review.hold': { method: 'POST', path: `${reviewCase}/report`, needs: 'review.decide' },
  'review.reading': { method: 'GET', path: casePaper, needs: 'review.papers' },
  'review.page': { method: 'GET', path: `${casePaper}/pages/:page`, needs: 'review.papers' },
  'review.file': { method: 'GET', path: `${casePaper}/file`, needs: 'review.files' },
  'review.correct': { method: 'POST', path: `${casePaper}/correct`, needs: 'review.decide' },
  'review.reprocess': { method: 'POST', path: `${casePaper}/reprocess`, needs: 'review.decide' },

  'keys.list': { method: 'GET', path: `${company}/partner-keys`, needs: 'partners.read' },
  'keys.create': { method: 'POST', path: `${company}/partner-keys`, needs: 'partners.write' },
  'keys.revoke': { method: 'POST', path: `${company}/partner-keys/:key/revoke`, needs: 'partners.write' },
  'keys.link': { method: 'POST', path: `${company}/partner-keys/:key/link`, needs: 'partners.write' },
  'keys.test': { method: 'POST', path: `${company}/partner-links/test`, needs: 'partners.read' },

  'webhooks.list': { method: 'GET', path: `${company}/webhooks`, needs: 'partners.read' },
  'webhooks.create': { method: 'POST', path: `${company}/webhooks`, needs: 'partners.write' },
  'webhooks.remove': { method: 'POST', path: `${company}/webhooks/:webhook/remove`, needs: 'partners.write' },
  'webhooks.enable': { method: 'POST', path: `${company}/webhooks/:webhook/enable`, needs: 'partners.write' },
  'webhooks.test': { method: 'POST', path: `${company}/webhooks/:webhook/test`, needs: 'partners.write' },
} as const satisfies Record<string, DeskCallRow>;

export type DeskCall = keyof typeof deskCalls;
export const deskCallNames = Object.keys(deskCalls) as readonly DeskCall[];

/** Every call but those that read must say so in this header: a page of somebody else cannot set it. */
export const HEADER_DESK = 'Desk-Call';

export type DeskPath<Call extends DeskCall> = (typeof deskCalls)[Call]['path'];

/** The path of a call with its ids in place. */
export const deskPath = <const Call extends DeskCall>(
  call: Call,
  ids: Readonly<Record<string, string>> = {},
): Address<DeskPath<Call>> => fillIn(deskCalls[call].path, ids);
