import { beforeAll, describe, expect, test, vi } from 'vitest';
import { textOf } from '../../test/text-of.ts';
import { chanceOf } from '../chance.ts';
import { personas } from '../personas/index.ts';
import { specimensOf } from '../specimens-of.ts';
import type { Specimen } from '../truth.ts';
import { plain } from '../wording/money.ts';
import { visibleChanges } from './compare.ts';
import { raised } from './find/money.ts';
import { payOf } from './find/pay.ts';
import type { Forgery, Recipe } from './forgery.ts';
import { attempt, recipes } from './index.ts';
import { type Strength, strengths } from './strength.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const today = '2026-11-15';
const kinds = ['payslip', 'bank_statement', 'work_contract', 'fiscal_document'] as const;
/** Slow, and pixels or pages are all that can be compared. */
const rebuilt = new Set([
  'scan-of-edit',
  'scan-of-adjusted',
  'false-layer',
  'typed-on-scan',
  'dropped-page',
  'screenshot',
  'merged-people',
  'redrawn',
]);
/** Nothing that the renderer draws changes: text without ink, notes and fields above the page. */
const unseen = new Set(['hidden-text', 'lying-letters', 'note-over-amount', 'field-over-amount', 'after-signing']);

const byHand = ['amount-in-place', 'white-box', 'swapped-font', 'other-subset', 'hidden-text', 'lying-letters'];
const byClosing = ['added-salary', 'merged-people', 'editor-revision', 'scan-of-edit', 'after-signing', 'wiped-names'];

const papers: Specimen[] = [];

beforeAll(async () => {
  for (const make of [personas.giulia, personas.lena]) {
    const all = await specimensOf(make(today), { today, seed: 'x', kinds });
    for (const kind of kinds) papers.push(...all.filter((paper) => paper.truth.kind === kind).slice(-1));
  }
  expect(papers).toHaveLength(8);
});

/** One paper of each kind, countries and strengths in turn: each of them is seen, not every pair. */
async function forgeInTurn(recipe: Recipe): Promise<[Specimen, Forgery][]> {
  const made: [Specimen, Forgery][] = [];
  const make = async (paper: Specimen, strength: Strength): Promise<boolean> => {
    const forgery = await attempt(recipe, paper, strength, chanceOf(`${recipe.name}/${strength}/${paper.name}`));
    if (forgery) made.push([paper, forgery]);
    return forgery !== null;
  };
  const isLast = recipes.indexOf(recipe) % 2 === 0;
  for (const kind of kinds.filter((one) => recipe.kinds.includes(one))) {
    const both = papers.filter(({ truth }) => truth.kind === kind);
    for (const paper of isLast === (made.length % 2 === 0) ? both : both.toReversed())
      if (await make(paper, strengths[made.length % strengths.length] ?? 'careful')) break;
  }
  for (const strength of strengths.slice(made.length)) {
    const [first] = made;
    if (first) await make(first[0], strength);
  }
  return made;
}

const named = (name: string): Recipe => {
  const found = recipes.find((recipe) => recipe.name === name);
  if (!found) throw new Error(`there is no recipe ${name}`);
  return found;
};
const paperOf = (kind: Specimen['truth']['kind'], country: string): Specimen => {
  const found = papers.find(({ truth }) => truth.kind === kind && truth.country === country);
  if (!found) throw new Error('there is such a paper');
  return found;
};

const onPaper = recipes.filter(({ kinds: on }) => !on.includes('identity_document'));

describe('tampering with papers', () => {
  test('has a name of its own for every recipe', () => {
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
    expect(recipes.length).toBeGreaterThanOrEqual(25);
  });

  for (const recipe of onPaper.filter(({ name }) => !rebuilt.has(name))) {
    test(`${recipe.name} changes the file, and on the page only what it says`, async () => {
      const made = await forgeInTurn(recipe);
      expect(new Set(made.map(([, { strength }]) => strength)).size).toBe(strengths.length);
      for (const [paper, { bytes, touched, name }] of made) {
        expect(Buffer.from(bytes).equals(Buffer.from(paper.bytes)), name).toBe(false);
        expect(touched.length, name).toBeGreaterThan(0);
        const seen = await visibleChanges(paper.bytes, bytes, touched);
        expect(seen.pages[1], name).toBe(seen.pages[0]);
        expect(seen.outside, `${name} ${JSON.stringify(touched)}`).toBe(0);
        if (!unseen.has(recipe.name)) expect(seen.inside, name).toBeGreaterThan(0);
      }
    });
  }

  test('gives the same bytes for the same chance', async () => {
    const [slip, statement] = [paperOf('payslip', 'DE'), paperOf('bank_statement', 'DE')];
    // One for each of the hands and of the ways to close a file, on one page where one will do: pixels take their time.
    for (const recipe of [...byHand, ...byClosing].map(named)) {
      const paper = recipe.kinds.includes('payslip') ? slip : statement;
      const make = () => attempt(recipe, paper, 'careless', chanceOf('same'));
      const [first, second] = [await make(), await make()];
      expect(Buffer.from(first?.bytes ?? []).equals(Buffer.from(second?.bytes ?? [])), recipe.name).toBe(true);
    }
  });

  test('leaves the mark of a specimen on the page', async () => {
    for (const [, { bytes, name }] of await forgeInTurn(named('converter-rebuild'))) {
      expect((await textOf(bytes))[0], name).toContain('SPECIMEN');
    }
  });

  test('raises a slip’s net and the account’s credit to the same figure', async () => {
    for (const country of ['IT', 'DE']) {
      const [slip, statement] = [paperOf('payslip', country), paperOf('bank_statement', country)];
      for (const strength of ['careful', 'expert'] as const) {
        const figure = plain(raised(payOf(slip.truth), strength));
        const net = await named('forged-net').forge(slip, strength, chanceOf('n'));
        const credit = await named('matching-credit').forge(statement, strength, chanceOf('c'));
        expect((await textOf(net.bytes)).join('')).toContain(figure);
        expect((await textOf(credit.bytes)).join('')).toContain(figure);
      }
    }
  });

  test('leaves a page out, or brings a stranger’s in', async () => {
    const paper = paperOf('bank_statement', 'DE');
    const before = await textOf(paper.bytes);
    const shorter = await textOf((await named('dropped-page').forge(paper, 'careless', chanceOf('d'))).bytes);
    expect(shorter).toHaveLength(before.length - 1);
    expect(before).toEqual(expect.arrayContaining(shorter));
    const merged = await named('merged-people').forge(paper, 'expert', chanceOf('m'));
    const longer = await textOf(merged.bytes);
    expect(longer.slice(0, -1)).toEqual(before);
    expect(merged.touched.map(({ page }) => page)).toEqual([before.length + 1]);
  });

  test('shows one figure and tells another, or sets every letter anew', async () => {
    const paper = paperOf('payslip', 'DE');
    const [told, letters] = [plain(raised(payOf(paper.truth), 'careful')), chanceOf('l')];
    const lying = await named('lying-letters').forge(paper, 'careful', letters);
    expect((await textOf(lying.bytes)).join('')).toContain(told);
    const redrawn = await named('redrawn').forge(paper, 'careful', letters);
    expect((await textOf(redrawn.bytes)).join('')).toContain(told);
    expect(Buffer.from(redrawn.bytes).toString('latin1')).toContain('LiberationSans');
  });

  test('tells another figure below a true scan, or types it on top', async () => {
    const paper = paperOf('payslip', 'IT');
    const figure = plain(raised(payOf(paper.truth), 'careless'));
    for (const name of ['false-layer', 'typed-on-scan']) {
      const { bytes, touched } = await named(name).forge(paper, 'careless', chanceOf('f'));
      expect((await textOf(bytes)).join(''), name).toContain(figure);
      expect(touched, name).toHaveLength(1);
    }
  });

  test('turns an edit into pixels, with or without a layer of text', async () => {
    const paper = paperOf('payslip', 'IT');
    const scan = await named('scan-of-edit').forge(paper, 'careful', chanceOf('s'));
    expect(await textOf(scan.bytes)).toEqual(['']);
    for (const strength of strengths) {
      const { bytes, touched } = await named('screenshot').forge(paper, strength, chanceOf('s'));
      const figure = plain(raised(payOf(paper.truth), strength));
      expect((await textOf(bytes)).join('').includes(figure), strength).toBe(strength === 'expert');
      expect(touched).toHaveLength(1);
    }
  });
});
