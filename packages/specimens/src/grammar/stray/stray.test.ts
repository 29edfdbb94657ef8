import { describe, expect, test, vi } from 'vitest';
import { textOf, tight } from '../../../test/text-of.ts';
import { type StrayPaper, strayKinds, strayPaperByChance } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const made = new Map<number, Promise<StrayPaper>>();
const stray = (number: number): Promise<StrayPaper> => {
  const paper = made.get(number) ?? strayPaperByChance('strays-of-the-tests', number);
  made.set(number, paper);
  return paper;
};
const kind = (is: string): Promise<StrayPaper> => stray(strayKinds.indexOf(is));

describe('papers that were not asked for', () => {
  test('every kind comes in its turn, with letters on it and a name that the product may give it', async () => {
    for (const [number, is] of strayKinds.entries()) {
      const paper = await stray(number);
      expect([paper.is, paper.named.length > 0]).toEqual([is, true]);
      expect((await textOf(paper.bytes)).join('').length).toBeGreaterThan(100);
    }
  });

  test('the same seed gives the same bytes', async () => {
    for (const is of ['French payslip', 'same page twice, payslip', 'bank of another state']) {
      const [one, again] = [await kind(is), await strayPaperByChance('strays-of-the-tests', strayKinds.indexOf(is))];
      expect(Buffer.from(one.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    }
  });

  test('a page that stands twice is the same twice, and a page from the middle is one', async () => {
    for (const is of ['same page twice, payslip', 'same page twice, statement']) {
      const [first, second] = await textOf((await kind(is)).bytes);
      expect(first).toBe(second);
    }
    expect(await textOf((await kind('page from the middle')).bytes)).toHaveLength(1);
  });

  test('what is asked of a statement in the other language stands on it', async () => {
    const { bytes, truth } = await kind('captions in the other language');
    const text = tight((await textOf(bytes)).join('')).toUpperCase();
    expect(String(truth.fields.iban)).toMatch(/^IT/);
    expect(text).toContain(tight(String(truth.fields.iban)));
  });

  test('a slip of another country reckons: what is left is what was earned less what was taken', async () => {
    const text = (await textOf((await kind('English payslip')).bytes)).join('');
    const figure = (name: string): number =>
      Math.round(Number(new RegExp(`${name}£?([\\d,]+\\.\\d\\d)`, 'i').exec(text)?.[1]?.replaceAll(',', '')) * 100);
    expect(figure('TotalPayments') - figure('TotalDeductions')).toBe(figure('NETPAY'));
  });
});
