import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { beforeAll, expect, test, vi } from 'vitest';
import { textOf } from '../../test/text-of.ts';
import { chanceOf } from '../chance.ts';
import { signPaper } from '../controls/sign/sign-paper.ts';
import { personas } from '../personas/index.ts';
import { specimensOf } from '../specimens-of.ts';
import type { Specimen } from '../truth.ts';
import { plain } from '../wording/money.ts';
import { raised } from './find/money.ts';
import { payOf } from './find/pay.ts';
import { recipes } from './index.ts';
import type { Strength } from './strength.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const today = '2026-11-15';
let slip: Specimen;
let statement: Specimen;

beforeAll(async () => {
  const all = await specimensOf(personas.giulia(today), { today, seed: 'x', kinds: ['payslip', 'bank_statement'] });
  const [one] = all.filter(({ truth }) => truth.kind === 'payslip');
  const [other] = all.filter(({ truth }) => truth.kind === 'bank_statement');
  if (!one || !other) throw new Error('giulia has both');
  [slip, statement] = [one, other];
});

async function forged(recipe: string, specimen: Specimen, strength: Strength): Promise<Buffer> {
  const found = recipes.find(({ name }) => name === recipe);
  if (!found) throw new Error(`there is no recipe ${recipe}`);
  return Buffer.from((await found.forge(specimen, strength, chanceOf(`${recipe}/${strength}`))).bytes);
}
const ends = (file: Buffer): number => file.toString('latin1').split('%%EOF').length - 1;
const producer = async (file: Uint8Array): Promise<string | undefined> =>
  (await PDFDocument.load(file, { updateMetadata: false })).getProducer();

test('a revision stands behind the issuer’s untouched bytes', async () => {
  for (const strength of ['careless', 'careful', 'expert'] as const) {
    const file = await forged('editor-revision', slip, strength);
    expect(file.subarray(0, slip.bytes.length).equals(Buffer.from(slip.bytes))).toBe(true);
    expect(ends(file)).toBe(ends(Buffer.from(slip.bytes)) + 1);
  }
});

test('only the careless let an editor sign', async () => {
  const issuer = await producer(slip.bytes);
  expect(await producer(await forged('amount-in-place', slip, 'careless'))).not.toBe(issuer);
  expect(await producer(await forged('amount-in-place', slip, 'careful'))).toBe(issuer);
  expect(await producer(await forged('amount-in-place', slip, 'expert'))).toBe(issuer);
});

test('an expert’s file has one revision and the issuer’s days', async () => {
  const file = await forged('amount-in-place', slip, 'expert');
  const [before, after] = [await PDFDocument.load(slip.bytes), await PDFDocument.load(file)];
  expect(ends(file)).toBe(1);
  expect(after.getCreationDate()).toEqual(before.getCreationDate());
});

test('a covered amount is still in the file below the new one', async () => {
  const text = (await textOf(await forged('white-box', slip, 'careful'))).join('');
  expect(text).toContain(plain(payOf(slip.truth)));
  expect(text).toContain(plain(raised(payOf(slip.truth), 'careful')));
});

test('a note shows the new amount while the page keeps the old', async () => {
  const file = await forged('note-over-amount', slip, 'careful');
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const notes = document.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray);
  const note = notes.lookup(notes.size() - 1, PDFDict);
  expect(note.lookup(PDFName.of('Subtype'), PDFName).decodeText()).toBe('FreeText');
  expect(note.lookup(PDFName.of('AP'), PDFDict).get(PDFName.of('N'))).toBeInstanceOf(PDFRef);
  expect(await textOf(file)).toEqual(await textOf(slip.bytes));
});

test('text without ink tells a machine another amount', async () => {
  const text = (await textOf(await forged('hidden-text', slip, 'expert'))).join('');
  expect(text).toContain(plain(raised(payOf(slip.truth), 'expert')));
  expect(text).not.toContain(`${plain(payOf(slip.truth))}€`);
});

test('a seal no longer covers what was changed after it', async () => {
  const sealed = Buffer.from(await signPaper(statement, String(statement.truth.fields.bank)));
  const revised = await forged('after-signing', statement, 'careful');
  expect(revised.subarray(0, sealed.length).equals(sealed)).toBe(true);
  expect(revised.length).toBeGreaterThan(sealed.length);
  const rewritten = await forged('after-signing', statement, 'careless');
  expect(rewritten.subarray(0, sealed.length).equals(sealed)).toBe(false);
  expect(rewritten.includes('/ByteRange')).toBe(true);
});

test('metadata is wiped as far as the strength says', async () => {
  const document = await PDFDocument.load(await forged('stripped-metadata', slip, 'careless'), {
    updateMetadata: false,
  });
  expect([document.getProducer(), document.getCreationDate(), document.getTitle()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(document.getKeywords()).toBe('specimen');
});

test('an expert removes a row and every balance after it still adds up', async () => {
  const debit = [...statement.truth.transactions].sort((a, b) => a.amount - b.amount)[0];
  const closing = Number(statement.truth.fields.closing_balance);
  const text = (await textOf(await forged('removed-rows', statement, 'expert'))).join('');
  expect(debit).toBeDefined();
  expect(text).toContain(plain(closing - (debit?.amount ?? 0)));
  expect(text).not.toContain(plain(closing));
});
