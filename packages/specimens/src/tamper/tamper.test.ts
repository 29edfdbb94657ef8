import { beforeAll, describe, expect, test, vi } from 'vitest';
import { textOf } from '../../test/text-of.ts';
import { chanceOf } from '../chance.ts';
import { personas } from '../personas/index.ts';
import { specimensOf } from '../specimens-of.ts';
import type { Specimen } from '../truth.ts';
import { visibleChanges } from './compare.ts';
import type { Forgery } from './forgery.ts';
import { attempt, recipes, recipesFor } from './index.ts';
import { strengths } from './strength.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const today = '2026-11-15';
const kinds = ['payslip', 'bank_statement', 'work_contract', 'fiscal_document'] as const;
/** Recipes after which pixels alone are left, or pages stand elsewhere: they have tests of their own. */
const rebuilt = new Set(['scan-of-edit', 'dropped-page', 'screenshot', 'merged-people']);
/** What a person sees stays the same. */
const unseen = new Set(['hidden-text']);

const papers: Specimen[] = [];

beforeAll(async () => {
  for (const make of [personas.giulia, personas.lena]) {
    const all = await specimensOf(make(today), { today, seed: 'x', kinds });
    for (const kind of kinds) papers.push(...all.filter((paper) => paper.truth.kind === kind).slice(-1));
  }
  expect(papers).toHaveLength(8);
});

const forgeAll = async (recipe: (typeof recipes)[number]): Promise<[Specimen, Forgery][]> => {
  const made: [Specimen, Forgery][] = [];
  for (const paper of papers.filter(({ truth }) => recipe.kinds.includes(truth.kind))) {
    for (const strength of strengths) {
      const forgery = await attempt(recipe, paper, strength, chanceOf(`${recipe.name}/${strength}/${paper.name}`));
      if (forgery) made.push([paper, forgery]);
    }
  }
  return made;
};

describe('tampering', () => {
  const onPaper = recipes.filter(({ kinds: on }) => !on.includes('identity_document'));
  for (const recipe of onPaper) {
    test(`${recipe.name} changes the file, and on the page only what it says`, async () => {
      const made = await forgeAll(recipe);
      expect(new Set(made.map(([, forgery]) => forgery.strength)).size).toBe(3);
      for (const [paper, { bytes, touched, name, strength }] of made) {
        expect(Buffer.from(bytes).equals(Buffer.from(paper.bytes)), name).toBe(false);
        expect(touched.length, name).toBeGreaterThan(0);
        if (rebuilt.has(recipe.name)) continue;
        const seen = await visibleChanges(paper.bytes, bytes, touched);
        expect(seen.pages[1], name).toBe(seen.pages[0]);
        expect(seen.outside, `${name} ${JSON.stringify(touched)}`).toBe(0);
        if (!unseen.has(recipe.name)) expect(seen.inside, `${name} ${strength}`).toBeGreaterThan(0);
      }
    });
  }

  test('gives the same bytes for the same chance', async () => {
    for (const paper of papers.slice(0, 2)) {
      for (const recipe of recipesFor(paper)) {
        const make = () => attempt(recipe, paper, 'careless', chanceOf('same'));
        const [first, second] = [await make(), await make()];
        expect(Buffer.from(first?.bytes ?? []).equals(Buffer.from(second?.bytes ?? [])), recipe.name).toBe(true);
      }
    }
  });

  test('keeps the mark of a specimen wherever text is left', async () => {
    for (const [, { bytes, name }] of await forgeAll(
      recipes[0] ??
        (() => {
          throw new Error('none');
        })(),
    )) {
      expect((await textOf(bytes))[0], name).toContain('SPECIMEN');
    }
  });
});
