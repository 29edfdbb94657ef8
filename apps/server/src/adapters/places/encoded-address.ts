import { type AddressDetails, addressDetails } from '@vesta/domain/places';

/** Longer than any address we hand out; what exceeds it was not made by us. */
const LONGEST_ID = 2000;

const fields = Object.keys(addressDetails.shape) as (keyof AddressDetails)[];

/** An id that carries the address itself, for services that cannot be asked for it a second time. */
export const encodeAddress = (address: AddressDetails): string =>
  Buffer.from(JSON.stringify(fields.map((field) => address[field]))).toString('base64url');

/** Null when the id is not one of ours. */
export function decodeAddress(id: string): AddressDetails | null {
  if (id.length > LONGEST_ID || !/^[\w-]+$/.test(id)) return null;
  const values = parse(Buffer.from(id, 'base64url').toString('utf8'));
  if (!Array.isArray(values) || values.length !== fields.length) return null;
  const parsed = addressDetails.safeParse(Object.fromEntries(fields.map((field, at) => [field, values[at]])));
  return parsed.success ? parsed.data : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
