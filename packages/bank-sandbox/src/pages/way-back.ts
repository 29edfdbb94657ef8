import type { Consent } from '../consents/consent.ts';

/** What the browser carries back, under the provider's hyphenated names. Nothing else is ever redirected to. */
function wayBack(
  { callback, applicationUserId, userUuid, bank }: Consent,
  more: Record<string, string>,
): string | null {
  if (callback === null) return null;
  const url = new URL(callback);
  const about = { 'application-user-id': applicationUserId, 'user-uuid': userUuid, institution: bank.id };
  for (const [name, value] of Object.entries({ ...more, ...about })) url.searchParams.set(name, value);
  return url.href;
}

/** The token itself, or where the client asked for it, one that is good for a single exchange. */
export const wayBackAgreed = (consent: Consent): string | null =>
  wayBack(
    consent,
    consent.oneTimeToken ? { 'one-time-token': consent.oneTimeToken } : { consent: consent.token ?? '' },
  );

export const wayBackRefused = (consent: Consent, source: 'user' | 'institution', why: string): string | null =>
  wayBack(consent, {
    error: 'access_denied',
    'error-source': source,
    'error-description': Buffer.from(why).toString('base64'),
  });
