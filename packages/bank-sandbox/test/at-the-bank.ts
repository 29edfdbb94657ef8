import { randomBytes } from 'node:crypto';
import { startBankSandbox } from '../src/sandbox.ts';

export const now = new Date('2026-11-15T10:00:00Z');
const CALLBACK = 'https://vesta.example/app-1/receive-yapily-callback?kept=1';

/** A sandbox on its port, and the words to begin a consent and to be at its page. */
export async function atTheBank() {
  const { baseUrl, credentials, close } = await startBankSandbox({
    clock: { now: () => now },
    random: randomBytes,
    wait: () => Promise.resolve(),
  });
  const headers = {
    Authorization: `Basic ${btoa(`${credentials.applicationId}:${credentials.secret}`)}`,
    'Content-Type': 'application/json',
  };
  const api = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(`${baseUrl}${path}`, { method, headers: { ...headers, ...more }, body: body ? JSON.stringify(body) : null });
  /** The page of a new consent; with the token itself on the way back unless another is asked for. */
  async function begin(institutionId: string, oneTimeToken = false): Promise<string> {
    const accountRequest = { transactionFrom: '2026-08-07T00:00:00Z', transactionTo: '2026-11-15T00:00:00Z' };
    const body = { institutionId, applicationUserId: 'app-1', callback: CALLBACK, oneTimeToken, accountRequest };
    const answer = await api('POST', '/account-auth-requests', body);
    const { data } = (await answer.json()) as { data: { authorisationUrl: string } };
    return `${baseUrl}${new URL(data.authorisationUrl).pathname}`;
  }
  const send = (page: string, form: Record<string, string>, language = 'en') =>
    fetch(`${page}?lang=${language}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  /** As a browser does it: on to the next page of the bank, and not back to whoever asked. */
  async function post(page: string, form: Record<string, string>, language?: string): Promise<Response> {
    const answer = await send(page, form, language);
    const next = answer.headers.get('location');
    return next?.startsWith('/') ? fetch(`${baseUrl}${next}`) : answer;
  }
  const signIn = (page: string, user = 'giulia') => post(page, { act: 'sign-in', user, password: 'demo' });
  return { baseUrl, api, begin, send, post, signIn, close };
}
