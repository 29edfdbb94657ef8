import type { House } from '../../../house.ts';
import { EMAIL_INDEX, STAFF_CODE } from '../../../lib/vault/contexts.ts';

/** Bound to the address and to a key of the house: a copy of the table does not tell the codes. */
export const staffCodeHash = ({ vault }: Pick<House, 'vault'>, email: string, code: string): Buffer =>
  vault.blindIndex(`${email}\n${code}`, STAFF_CODE);

export const staffEmailIndex = ({ vault }: Pick<House, 'vault'>, email: string): Buffer =>
  vault.blindIndex(email, EMAIL_INDEX);
