import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import type { PersonaName } from '../../db/seed/personas.ts';
import { rankOf } from './rank-in-line.ts';

const paper = { format: 'pdf', sizeBytes: 100_000, waiting: 0, failed: 0 } as const;

describe('the rank of a paper', () => {
  test.each([
    ['the first of anybody before the second of anybody else', paper, { ...paper, waiting: 1 }],
    ['a dear first one before a cheap second one', { ...paper, format: 'jpeg' as const }, { ...paper, waiting: 1 }],
    ['a PDF before a photograph', paper, { ...paper, format: 'jpeg' as const }],
    ['a small one before a large one', paper, { ...paper, sizeBytes: 9_000_000 }],
    ['that of a person without failures before that of one with', { ...paper, waiting: 1 }, { ...paper, failed: 1 }],
  ])('%s', (_name, first, later) => expect(rankOf(first)).toBeGreaterThan(rankOf(later)));

  test('failures do not add up for ever', () =>
    expect(rankOf({ ...paper, failed: 50 })).toBe(rankOf({ ...paper, failed: 5 })));
});

describe('the line of readers', () => {
  let t: TestHouse;
  beforeAll(async () => {
    t = await createTestHouse({}, { engine: scriptedEngine() });
  });
  afterAll(() => t.close());

  const handIn = async (name: PersonaName, salt: string): Promise<string> =>
    (await upload(t, scripted([{ kind: 'payslip', type: 'payslip' }], salt), { as: name })).json().document_id;
  const aheadOf = async (name: PersonaName, id: string) => {
    const { uploadedOtherDocuments: all } = (await t.as(name, { url: '/api/v1/other-documents/list' })).json();
    return all.find((one: { id: string }) => one.id === id)?.ahead;
  };

  test('a paper does not wait behind all that somebody else handed in before, and its place is told', async () => {
    const many = [];
    for (let at = 0; at < 5; at++) many.push(await handIn('giulia', `g${at}`));
    const one = await handIn('marco', 'm');
    expect(await aheadOf('marco', one)).toBe(1);
    expect(await aheadOf('giulia', many.at(-1) ?? '')).toBe(5);
    await readPapers(t);
    expect(await aheadOf('marco', one)).toBeNull();
  });
});
