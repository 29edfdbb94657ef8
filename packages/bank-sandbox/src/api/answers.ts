import type { Consent } from '../consents/consent.ts';
import { type Door, newId } from '../door.ts';

const tracing = (door: Door) => newId(door).replaceAll('-', '');

/** The envelope of every success. */
export const answered = <T>(door: Door, data: T) => ({ meta: { tracingId: tracing(door) }, data });

export const answeredList = <T>(
  door: Door,
  data: readonly T[],
  page?: { total: number; limit: number; offset: number },
) => ({
  meta: {
    tracingId: tracing(door),
    count: data.length,
    ...(page
      ? {
          pagination: {
            totalCount: page.total,
            self: { limit: page.limit, sort: '-date', offset: page.offset },
          },
        }
      : {}),
  },
  data,
});

const moment = (date: Date | null) => date?.toISOString();

/** A consent as the provider tells it. Its token is in there once somebody has agreed. */
export const consentObject = (consent: Consent) => ({
  id: consent.id,
  userUuid: consent.userUuid,
  applicationUserId: consent.applicationUserId,
  institutionId: consent.bank.id,
  status: consent.status,
  createdAt: moment(consent.createdAt),
  transactionFrom: moment(consent.from),
  transactionTo: moment(consent.to),
  expiresAt: moment(consent.expiresAt),
  authorizedAt: moment(consent.authorizedAt),
  featureScope: ['ACCOUNTS', 'ACCOUNT', 'ACCOUNT_BALANCES', 'ACCOUNT_TRANSACTIONS', 'IDENTITY'],
  consentToken: consent.token ?? undefined,
  institutionConsentId: `sandbox-${consent.id.slice(0, 8)}`,
});

/** With what the person needs to agree. The page lies on the host that the person came from. */
export const authorisationObject = (consent: Consent) => ({
  ...consentObject(consent),
  authorisationUrl:
    consent.ticket && consent.callback ? new URL(`/sandbox-bank/${consent.ticket}`, consent.callback).href : undefined,
});

export const embeddedObject = (consent: Consent) => ({
  ...consentObject(consent),
  scaMethods: consent.bank.methods,
  selectedScaMethod: consent.selected ?? undefined,
});
