import * as z from 'zod';
import type { BankConsent, OpenBankingProvider, OpenBankingProviderName } from '../port.ts';
import { UnknownThereError } from './failure-of.ts';
import { codeBody, embeddedBody, methodBody, preAuthorisationBody, redirectBody } from './requests.ts';
import { toConsent, toInstitution, toName } from './transform.ts';
import { toAccount, toTransaction } from './transform-feed.ts';
import { accountObject, consentObject, identityObject, institutionObject, transactionObject } from './types.ts';
import { type Call, type Wait, type YapilySettings, yapilyClient } from './yapily-client.ts';

export interface YapilyOptions {
  name: OpenBankingProviderName;
  settings: YapilySettings | (() => Promise<YapilySettings>);
  wait: Wait;
}

/** The most that one page may hold. */
const PAGE = 1000;

/** Bank data through Yapily, or through anything that speaks as Yapily does. */
export function yapilyProvider({ name, settings, wait }: YapilyOptions): OpenBankingProvider {
  const client = async () => yapilyClient(typeof settings === 'function' ? await settings() : settings, wait);
  const fetched = async <T extends z.ZodType>(schema: T, call: Call) => (await client()).call(schema, call);
  const consentFrom = async (call: Call): Promise<BankConsent> => toConsent((await fetched(consentObject, call)).data);
  const embedded = (id: string) => `/embedded-account-auth-requests/${encodeURIComponent(id)}`;
  const consentAt = (id: string) => `/consents/${encodeURIComponent(id)}`;

  return {
    name,
    async institutions() {
      const { data } = await fetched(z.array(institutionObject), { method: 'GET', path: '/institutions' });
      return data.flatMap((raw) => toInstitution(raw) ?? []);
    },
    startRedirect: (request) =>
      consentFrom({
        method: 'POST',
        path: '/account-auth-requests',
        body: redirectBody(request),
        psu: request.psu,
      }),
    startPreAuthorisation: (request) =>
      consentFrom({
        method: 'POST',
        path: '/pre-auth-requests',
        body: preAuthorisationBody(request),
        psu: request.psu,
      }),
    continueAfterPreAuthorisation: (request, preToken) =>
      consentFrom({
        method: 'PUT',
        path: '/account-auth-requests',
        consent: preToken,
        body: redirectBody(request),
        psu: request.psu,
      }),
    startEmbedded: (request, credentials) =>
      consentFrom({
        method: 'POST',
        path: '/embedded-account-auth-requests',
        body: embeddedBody(request, credentials),
        psu: request.psu,
        withSecret: true,
      }),
    chooseMethod: (consent, method) =>
      consentFrom({
        method: 'PUT',
        path: embedded(consent.consentId),
        body: methodBody(consent, method),
        psu: consent.psu,
      }),
    enterCode: (consent, code) =>
      consentFrom({
        method: 'PUT',
        path: embedded(consent.consentId),
        body: codeBody(consent, code),
        psu: consent.psu,
        withSecret: true,
      }),
    consent: (id) =>
      consentFrom({ method: 'GET', path: consentAt(id) }).catch((error) => {
        if (error instanceof UnknownThereError) return null;
        throw error;
      }),
    exchangeOneTimeToken: (oneTimeToken) =>
      consentFrom({ method: 'POST', path: '/consent-one-time-token', body: { oneTimeToken }, isBare: true }),
    async deleteConsent(id) {
      const { tell } = await client();
      await tell({ method: 'DELETE', path: consentAt(id), query: { forceDelete: 'true' } }).catch((error) => {
        if (!(error instanceof UnknownThereError)) throw error;
      });
    },
    async accounts({ token, psu }) {
      const { data } = await fetched(z.array(accountObject), { method: 'GET', path: '/accounts', consent: token, psu });
      return data.map(toAccount);
    },
    async identity({ token, psu }) {
      const { data } = await fetched(identityObject, { method: 'GET', path: '/identity', consent: token, psu });
      return toName(data);
    },
    async transactions({ token, psu }, { accountId, from, before, offset }) {
      const { data, total } = await fetched(z.array(transactionObject), {
        method: 'GET',
        path: `/accounts/${encodeURIComponent(accountId)}/transactions`,
        query: {
          from: from.toISOString(),
          before: before.toISOString(),
          limit: String(PAGE),
          sort: '-date',
          offset: String(offset),
        },
        consent: token,
        psu,
      });
      const end = offset + data.length;
      // A bank may give shorter pages than asked for, or tell no total, or that of the page alone.
      const hasMore = data.length >= PAGE || (data.length > 0 && total !== null && end < total);
      return { transactions: data.map(toTransaction), nextOffset: hasMore ? end : null };
    },
  };
}
