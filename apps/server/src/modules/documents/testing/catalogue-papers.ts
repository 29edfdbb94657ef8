import { chanceOf } from '@vesta/specimens/chance';
import { type PersonaName, personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen, Truth } from '@vesta/specimens/truth';

export const today = '2026-11-15';
/** A day on which somebody fetched papers that are too old by now. */
export const longAgo = '2025-06-15';
export const chance = chanceOf('catalogue');

interface Wanted {
  readonly place?: number;
  readonly on?: string;
  readonly seed?: string;
}

const made = new Map<string, Promise<Specimen[]>>();

/** One paper of an invented person, as it would have been fetched on that day. */
export async function paper(
  name: PersonaName,
  kind: Truth['kind'],
  { place = 0, on = today, seed = 'catalogue' }: Wanted = {},
): Promise<Specimen> {
  const key = [name, kind, on, seed].join();
  const specimens = made.get(key) ?? specimensOf(personas[name](on), { today: on, seed, kinds: [kind] });
  made.set(key, specimens);
  const one = (await specimens)[place];
  if (!one) throw new Error(`${name} has no ${kind}`);
  return one;
}

export const bytesOf = async (specimen: Promise<Pick<Specimen, 'bytes'>>): Promise<Uint8Array> =>
  (await specimen).bytes;

export const statement = (wanted?: Wanted): Promise<Specimen> => paper('giulia', 'bank_statement', wanted);
export const slip = (wanted?: Wanted): Promise<Specimen> => paper('giulia', 'payslip', wanted);

/** A page with nothing on it; the number makes it another file. */
export const blankPdf = (number: number): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj trailer<</Root 1 0 R>>\n%${number}`,
  );

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
