import { setTimeout as delay } from 'node:timers/promises';
import { bankCalls } from '@vesta/domain/bank-connection/calls';
import type { Applicant } from '../applicant.ts';

const AGAIN_MS = 100;
const PATIENCE_MS = 300_000;

async function call<T>(address: string, who: Applicant, path: string, body?: object, more = ''): Promise<T> {
  const response = await fetch(`${address}/api${path}?application_id=${who.applicationId}&lang=en${more}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${who.token}`,
      region: 'it',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** A consent to which the bank has agreed. */
export async function agreed(address: string, who: Applicant, bank: string): Promise<string> {
  const begun = await call<{ consent_id: string }>(address, who, bankCalls.startRedirect, {
    bank_id: bank,
    auth_type: 'single_redirect',
    consent_accepted: true,
  });
  const status = `&consent_id=${begun.consent_id}`;
  await call(address, who, bankCalls.redirectStatus, undefined, status);
  return begun.consent_id;
}

/** From the question for transactions to stored, read and judged statements, in milliseconds. */
export async function fetched(address: string, who: Applicant, consentId: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { status, documents } = await call<{ status: string; documents: unknown[] }>(
      address,
      who,
      bankCalls.transactions,
      undefined,
      `&consent_id=${consentId}`,
    );
    if (status === 'completed' && documents.length > 0) return performance.now() - from;
    if (status === 'error') throw new Error('The fetch failed.');
    if (performance.now() - from > PATIENCE_MS) throw new Error('The fetch did not end.');
    await delay(AGAIN_MS);
  }
}
