import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { textOf, tight } from '../../../test/text-of.ts';
import { identityPaperByChance, identityPhotoByChance } from './index.ts';
import { dayForms } from './states.ts';

vi.setConfig({ testTimeout: 60_000 });

const SEED = 'identities-of-the-tests';
const COUNT = 24;
/** Told by words of the state's own language, or by a zone of paths instead of letters. */
const notInLetters = ['nationality'];

const formsOf = (value: string): string[] =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayForms.map(([, form]) => form(value)) : [value];

describe('identity documents by chance', () => {
  test('everything that is asked of a front stands on it', async () => {
    const missing: string[] = [];
    for (let number = 0; number < COUNT; number += 1) {
      const { name, bytes, truth } = await identityPaperByChance(SEED, number);
      if (truth.side !== 'front') continue;
      const text = tight((await textOf(bytes)).join('')).toUpperCase();
      for (const [field, value] of Object.entries(truth.fields))
        if (value !== null && !notInLetters.includes(field))
          if (!formsOf(String(value)).some((form) => text.includes(tight(form).toUpperCase())))
            missing.push(`${name}: ${field} ${value}`);
    }
    expect(missing).toEqual([]);
  });

  test('cards, passports and permits are met, of several states and with grounds of every kind', async () => {
    const papers = await Promise.all(Array.from({ length: COUNT }, (_, number) => identityPaperByChance(SEED, number)));
    expect(new Set(papers.map(({ truth }) => `${truth.type} ${truth.side}`))).toEqual(
      new Set(['id_card front', 'id_card back', 'passport front', 'residence_permit front', 'residence_permit back']),
    );
    expect(new Set(papers.map(({ truth }) => truth.country)).size).toBeGreaterThan(3);
    expect(new Set(papers.flatMap(({ traits }) => traits.filter((trait) => trait.startsWith('ground')))).size).toBe(4);
  });

  test('a photograph is the same for the same seed, and larger than the card in it', async () => {
    const [one, again] = [await identityPhotoByChance(SEED, 0), await identityPhotoByChance(SEED, 0)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(one.truth).toEqual((await identityPaperByChance(SEED, 0)).truth);
    const { width = 0, format } = await sharp(one.bytes).metadata();
    expect([format, width > 1000]).toEqual(['jpeg', true]);
  });
});
