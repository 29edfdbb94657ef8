import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { td1, td3 } from '../../identifiers/mrz.ts';
import { identityLayouts, identityPicture } from '../../layouts/identity/index.ts';
import { personas } from '../../personas/index.ts';
import type { Specimen } from '../../truth.ts';
import type { Forgery, Recipe } from '../forgery.ts';
import { attempt, recipes } from '../index.ts';
import { grown, isInside } from '../sheet/box.ts';
import { type Strength, strengths } from '../strength.ts';
import { sixOf, twinsOf } from './zone.ts';

vi.setConfig({ testTimeout: 120_000 });

const today = '2026-11-15';
const visible = 40;

const decoded = new WeakMap<Uint8Array, Promise<{ data: Buffer; width: number }>>();

/** Its red alone: what is painted over is another grey as well. */
async function redOf(bytes: Uint8Array): Promise<{ data: Buffer; width: number }> {
  const { data, info } = await sharp(bytes).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

async function changes(photo: Specimen, { bytes, touched }: Forgery): Promise<{ inside: number; outside: number }> {
  const original = decoded.get(photo.bytes) ?? redOf(photo.bytes);
  decoded.set(photo.bytes, original);
  const [before, after] = [await original, await redOf(bytes)];
  const boxes = touched.map(({ box }) => grown(box, 12));
  let [inside, outside] = [0, 0];
  for (let pixel = 0; pixel < before.data.length; pixel += 1) {
    if (Math.abs((before.data[pixel] ?? 0) - (after.data[pixel] ?? 0)) < visible) continue;
    const here = boxes.some((box) => isInside(pixel % before.width, Math.floor(pixel / before.width), box));
    if (here) inside += 1;
    else outside += 1;
  }
  return { inside, outside };
}

/** Each photograph once, the strengths in turn; where few will do, the first of them in the strengths left. */
async function forgeInTurn(recipe: Recipe, of: readonly Specimen[]): Promise<[Specimen, Forgery][]> {
  const made: [Specimen, Forgery][] = [];
  const make = async (photo: Specimen, strength: Strength): Promise<void> => {
    const forgery = await attempt(recipe, photo, strength, chanceOf(recipe.name));
    if (forgery) made.push([photo, forgery]);
  };
  for (const photo of of) await make(photo, strengths[made.length % strengths.length] ?? 'careful');
  const [first] = made;
  if (first) for (const strength of strengths.slice(made.length)) await make(first[0], strength);
  return made;
}

async function photos(): Promise<Specimen[]> {
  const sides = [
    ...identityLayouts.cie(personas.giulia(today)),
    ...identityLayouts.personalausweis(personas.lena(today)),
  ];
  const made: Specimen[] = [];
  for (const side of [...sides, ...identityLayouts.passport(personas.lena(today))]) {
    made.push(await identityPicture(side, 'light', today, chanceOf(side.name)));
  }
  return made;
}

describe('tampering with photographs', () => {
  const pictures = photos();
  for (const recipe of recipes.filter(({ kinds }) => kinds.includes('identity_document'))) {
    test(`${recipe.name} changes the picture where it says, and only there`, async () => {
      const made = await forgeInTurn(recipe, await pictures);
      expect(new Set(made.map(([, { strength }]) => strength)).size).toBe(strengths.length);
      for (const [photo, forgery] of made) {
        const { inside, outside } = await changes(photo, forgery);
        expect(inside, forgery.name).toBeGreaterThan(30);
        expect(outside, forgery.name).toBe(0);
      }
    });
  }

  test('is the same for the same chance, and only an expert keeps the metadata', async () => {
    const [front] = await pictures;
    const recipe = recipes.find(({ name }) => name === 'other-portrait');
    if (!front || !recipe) throw new Error('there is a card to forge');
    const make = (strength: Strength) => recipe.forge(front, strength, chanceOf('same'));
    const [careless, careful, expert] = [await make('careless'), await make('careful'), await make('expert')];
    expect(Buffer.from(expert.bytes).equals(Buffer.from((await make('expert')).bytes))).toBe(true);
    const kept = async ({ bytes }: Forgery) => {
      const { exif, xmp } = await sharp(bytes).metadata();
      return [exif?.includes('Photoshop') ?? false, xmp !== undefined];
    };
    expect([await kept(careless), await kept(careful), await kept(expert)]).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('finds days of birth that leave every check digit of a zone as it was', () => {
    const holder = {
      documentCode: 'C',
      issuer: 'ITA',
      number: 'CA42398VW',
      nationality: 'ITA',
      surname: 'Moretti',
      givenNames: 'Giulia',
      birthDay: '1991-04-17',
      sex: 'F',
      expires: '2032-04-17',
    } as const;
    const twins = twinsOf(holder.birthDay);
    expect(twins.length).toBeGreaterThan(0);
    for (const zone of [td1, td3]) {
      const without = (day: string): string =>
        zone({ ...holder, birthDay: day })
          .join('')
          .replace(sixOf(day), '');
      for (const twin of twins) expect(without(twin)).toBe(without(holder.birthDay));
    }
  });
});
