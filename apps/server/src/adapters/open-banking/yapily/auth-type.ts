import type { BankAuthType } from '@vesta/domain/bank-connection/auth-types';

const PRE_AUTHORISATION = [
  'INITIATE_PRE_AUTHORISATION',
  'INITIATE_PRE_AUTHORISATION_ACCOUNTS',
  'INITIATE_ONETIME_PRE_AUTHORISATION',
  'INITIATE_ONETIME_PRE_AUTHORISATION_ACCOUNTS',
];

/** How a bank with these features lets its customers agree; null where its accounts cannot be fetched. */
export function authTypeOf(features: readonly string[]): BankAuthType | null {
  const has = (name: string) => features.includes(name);
  if (!has('ACCOUNTS') || !has('ACCOUNT_TRANSACTIONS')) return null;
  if (has('INITIATE_EMBEDDED_ACCOUNT_REQUEST')) return 'embedded';
  if (!has('INITIATE_ACCOUNT_REQUEST')) return null;
  return PRE_AUTHORISATION.some(has) ? 'pre_auth' : 'single_redirect';
}
