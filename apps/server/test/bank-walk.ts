import { bankCalls } from '@vesta/domain/bank-connection/calls';
import type { PersonaName } from '../src/db/seed/personas.ts';
import type { TestHouse } from './house.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The words to be a person at a bank of the sandbox, through the server itself. */
export function bankWalk(t: TestHouse, who: PersonaName = 'giulia') {
  const post = async (path: string, payload: object, as: PersonaName = who) =>
    t.as(as, { method: 'POST', url: `/api${path}`, payload, query: { lang: 'en' } });
  const get = async (path: string, query: Record<string, string>, as: PersonaName = who) =>
    t.as(as, { method: 'GET', url: `/api${path}`, query: { lang: 'en', ...query } });

  const page = (url: string, form: [string, string][]) =>
    t.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: FORM,
      payload: new URLSearchParams(form).toString(),
    });

  /** Signs in, types the code and allows all accounts. Answers what the bank hangs on the return page. */
  async function agree(url: string, user: string = who): Promise<URLSearchParams> {
    await page(url, [
      ['act', 'sign-in'],
      ['user', user],
      ['password', 'demo'],
    ]);
    await page(url, [
      ['act', 'code'],
      ['code', '123456'],
    ]);
    const shown = (await t.app.inject(new URL(url).pathname)).body;
    const accounts = [...shown.matchAll(/name="account" value="(\w+)"/g)].map(([, id = '']): [string, string] => [
      'account',
      id,
    ]);
    const answer = await page(url, [['act', 'approve'], ...accounts]);
    return new URL(String(answer.headers.location)).searchParams;
  }

  const refuse = async (url: string): Promise<URLSearchParams> => {
    const answer = await page(url, [['act', 'refuse']]);
    return new URL(String(answer.headers.location)).searchParams;
  };

  /** What the return page posts, from a browser that nobody knows. */
  const callBack = (query: URLSearchParams, more: object = {}) =>
    t.app.inject({
      method: 'POST',
      url: `/api${bankCalls.callback}`,
      payload: {
        institution: query.get('institution'),
        application_user_id: query.get('application-user-id'),
        user_uuid: query.get('user-uuid'),
        error: query.get('error'),
        consent: query.get('consent'),
        one_time_token: query.get('one-time-token'),
        ...more,
      },
    });

  const start = async (bank_id: string, more: object = {}) =>
    (await post(bankCalls.startRedirect, { bank_id, consent_accepted: true, ...more })).json();
  const status = async (consent_id: string) => (await get(bankCalls.redirectStatus, { consent_id })).json();
  const fetchAll = async (consent_id: string) => (await get(bankCalls.transactions, { consent_id })).json();

  return { post, get, page, agree, refuse, callBack, start, status, fetchAll };
}
