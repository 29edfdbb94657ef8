import { chanceOf } from '@vesta/specimens/chance';
import { identitySheet, identitySides } from '@vesta/specimens/layouts/identity/index';
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

/** One side of an identity paper as its printer made it: every letter is there to be read, without a photograph. */
export async function sheet(
  name: PersonaName,
  wanted: { type: string; side: string; on?: string },
): Promise<Uint8Array> {
  const { type, side, on = today } = wanted;
  const one = identitySides(personas[name](on)).find((each) => each.type === type && each.side === side);
  if (!one) throw new Error(`${name} has no ${side} of a ${type}`);
  return identitySheet(one, on);
}

/** A page with nothing on it; the number makes it another file. */
export const blankPdf = (number: number): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj trailer<</Root 1 0 R>>\n%${number}`,
  );

/** So many pages of pictures, as a scanner with a full tray makes them; all pages show the same one. */
export function longScan(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, place) => place + 5);
  const draw = 'q 595 0 0 842 0 0 cm /P Do Q';
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${count}>>endobj`,
    '3 0 obj<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\nf\nendstream endobj',
    `4 0 obj<</Length ${draw.length}>>stream\n${draw}\nendstream endobj`,
    ...pages.map(
      (page) =>
        `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</P 3 0 R>>>>/Contents 4 0 R>>endobj`,
    ),
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n`);
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
