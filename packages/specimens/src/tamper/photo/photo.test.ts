import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { td1, td3 } from '../../identifiers/mrz.ts';
import { identityLayouts, identityPicture } from '../../layouts/identity/index.ts';
import { personas } from '../../personas/index.ts';
import type { Specimen } from '../../truth.ts';
import { attempt, recipes } from '../index.ts';
import { grown, isInside } from '../sheet/box.ts';
import { strengths } from '../strength.ts';
import { sixOf, twinsOf } from './zone.ts';

vi.setConfig({ testTimeout: 120_000 });

const today = '2026-11-15';
const visible = 40;

async function pixelsOf(bytes: Uint8Array): Promise<{ data: Buffer; width: number }> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
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
      let made = 0;
      for (const photo of await pictures) {
        const before = await pixelsOf(photo.bytes);
        for (const strength of strengths) {
          const forgery = await attempt(recipe, photo, strength, chanceOf(recipe.name));
          if (!forgery) continue;
          made += 1;
          const after = await pixelsOf(forgery.bytes);
          const boxes = forgery.touched.map(({ box }) => grown(box, 12));
          let [inside, outside] = [0, 0];
          for (let at = 0; at < before.data.length; at += 3) {
            if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) < visible) continue;
            const pixel = at / 3;
            const here = boxes.some((box) => isInside(pixel % before.width, Math.floor(pixel / before.width), box));
            if (here) inside += 1;
            else outside += 1;
          }
          expect(inside, forgery.name).toBeGreaterThan(30);
          expect(outside, forgery.name).toBe(0);
        }
      }
      expect(made).toBeGreaterThanOrEqual(strengths.length * 2);
    });
  }

  test('is the same for the same chance, and only an expert keeps the metadata', async () => {
    const [front] = await pictures;
    const recipe = recipes.find(({ name }) => name === 'other-portrait');
    if (!front || !recipe) throw new Error('there is a card to forge');
    const make = (strength: (typeof strengths)[number]) => recipe.forge(front, strength, chanceOf('same'));
    expect(Buffer.from((await make('expert')).bytes).equals(Buffer.from((await make('expert')).bytes))).toBe(true);
    const kept = async (strength: (typeof strengths)[number]) => {
      const { exif, xmp } = await sharp((await make(strength)).bytes).metadata();
      return [exif?.includes('Photoshop') ?? false, xmp !== undefined];
    };
    expect([await kept('careless'), await kept('careful'), await kept('expert')]).toEqual([
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
