import type { SandboxBank, Way } from '../banks.ts';

const data = ['ACCOUNTS', 'ACCOUNT', 'ACCOUNT_BALANCES', 'ACCOUNT_TRANSACTIONS', 'IDENTITY'];
const begins: Record<Way, readonly string[]> = {
  redirect: ['INITIATE_ACCOUNT_REQUEST'],
  decoupled: ['INITIATE_ACCOUNT_REQUEST'],
  'pre-auth': ['INITIATE_PRE_AUTHORISATION_ACCOUNTS', 'INITIATE_ACCOUNT_REQUEST'],
  embedded: ['INITIATE_EMBEDDED_ACCOUNT_REQUEST'],
};
const names = { IT: 'Italy', DE: 'Germany' } as const;

/** A bank in the provider's words. */
export const institutionObject = ({ id, name, country, bic, way }: SandboxBank) => ({
  id,
  name,
  fullName: `${name} (sandbox)`,
  countries: [{ displayName: names[country], countryCode2: country, bic }],
  environmentType: 'SANDBOX',
  credentialsType: 'API_KEY',
  media: [],
  features: [...begins[way], ...data],
});
