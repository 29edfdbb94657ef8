import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { textOf } from '../../test/text-of.ts';
import { chanceOf } from '../chance.ts';
import { identityLayouts, identityPicture } from '../layouts/identity/index.ts';
import { personas } from '../personas/index.ts';
import { specimensOf } from '../specimens-of.ts';
import { visibleChanges } from '../tamper/compare.ts';
import { NothingToForge } from '../tamper/forgery.ts';
import type { Specimen } from '../truth.ts';
import { boundTogether } from './bound-together.ts';
import type { LookAlike } from './control.ts';
import { controls } from './index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const today = '2026-11-15';
const kinds = ['payslip', 'bank_statement', 'work_contract'] as const;
const papers: Specimen[] = [];

beforeAll(async () => {
  for (const make of [personas.giulia, personas.lena]) {
    const all = await specimensOf(make(today), { today, seed: 'x', kinds });
    for (const kind of kinds) papers.push(...all.filter((paper) => paper.truth.kind === kind).slice(-1));
  }
  expect(papers).toHaveLength(6);
});

const rank = ({ truth }: Specimen, isOdd: number): number => {
  const place = kinds.map(String).indexOf(truth.kind);
  return (truth.country === 'DE' ? 1 : 0) === (place + isOdd) % 2 ? 0 : 1;
};

async function lookAlikes(name: string): Promise<[Specimen, LookAlike][]> {
  const control = controls.find((one) => one.name === name);
  const made: [Specimen, LookAlike][] = [];
  const isOdd = controls.findIndex((one) => one.name === name) % 2;
  // One country for each kind, in turn; the other where this one has nothing to treat.
  const inTurn = papers.toSorted((a, b) => rank(a, isOdd) - rank(b, isOdd));
  for (const paper of inTurn) {
    if (!control?.kinds.includes(paper.truth.kind)) continue;
    if (made.some(([done]) => done.truth.kind === paper.truth.kind)) continue;
    try {
      made.push([paper, await control.treat(paper, chanceOf(`${name}/${paper.name}`))]);
    } catch (error) {
      if (!(error instanceof NothingToForge)) throw error;
    }
  }
  return made;
}

describe('honest look-alikes', () => {
  for (const { name } of controls.filter((control) => control.keeps === 'text')) {
    test(`${name}: other bytes, the same text, the same pages but for what is stated`, async () => {
      const made = await lookAlikes(name);
      expect(made.length).toBeGreaterThan(0);
      for (const [paper, { bytes, touched, name: file }] of made) {
        expect(Buffer.from(bytes).equals(Buffer.from(paper.bytes)), file).toBe(false);
        expect(await textOf(bytes), file).toEqual(await textOf(paper.bytes));
        expect((await visibleChanges(paper.bytes, bytes, touched)).outside, file).toBe(0);
        const document = await PDFDocument.load(bytes, { updateMetadata: false });
        expect(document.getKeywords(), file).toBe('specimen');
      }
    });
  }

  test('a stamp of the office that took a paper in lies where it is stated', async () => {
    for (const [paper, { bytes, touched, name }] of await lookAlikes('intake-stamp')) {
      const { outside, inside } = await visibleChanges(paper.bytes, bytes, touched);
      expect([outside, inside > 0], name).toEqual([0, true]);
    }
  });

  test('months that were put into one file keep all their pages, in order', async () => {
    const months = papers.filter(({ truth }) => truth.kind !== 'work_contract');
    const bound = await textOf(await boundTogether(months, chanceOf('b')));
    expect(bound).toEqual((await Promise.all(months.map(({ bytes }) => textOf(bytes)))).flat());
  });

  test('are the same bytes for the same chance', async () => {
    for (const name of ['signed', 'redownloaded', 'form-filled', 'linearised']) {
      const digests = async (): Promise<string[]> =>
        (await lookAlikes(name)).map(([, { bytes }]) => createHash('sha256').update(bytes).digest('hex'));
      expect(await digests(), name).toEqual(await digests());
    }
  });

  test('a linearised file says its own length and where its first page ends', async () => {
    for (const [, { bytes, name }] of await lookAlikes('linearised')) {
      const text = Buffer.from(bytes).toString('latin1');
      const found = /\/Linearized 1 \/L (\d+) .*\/O (\d+) \/E (\d+) .*\/T (\d+)/.exec(text);
      const [length, page, end, table] = (found ?? []).slice(1).map(Number);
      expect(length, name).toBe(bytes.length);
      expect(text.slice(end).startsWith('1 0 obj'), name).toBe(true);
      expect(text.slice(table).startsWith('\n0000000000 65535 f'), name).toBe(true);
      expect(text).toMatch(new RegExp(`\\n${page} 0 obj\\n<<\\n/Type /Page\\n`));
    }
  });

  test('a scan of a true paper has its pages and no text', async () => {
    const [paper] = papers;
    if (!paper) throw new Error('there is a paper');
    const scan = (name: string) => controls.find((one) => one.name === name)?.treat(paper, chanceOf('s'));
    const pages = await textOf(paper.bytes);
    for (const name of ['app-scan', 'enhanced-scan']) {
      const made = await scan(name);
      expect(await textOf(made?.bytes ?? new Uint8Array()), name).toEqual(pages.map(() => ''));
    }
    const layered = await textOf((await scan('scanned-with-text'))?.bytes ?? new Uint8Array());
    expect(layered).toHaveLength(pages.length);
    expect(layered[0]).toContain('SPECIMEN');
  });

  test('a photograph keeps what it shows, whoever sent it or had it in a gallery', async () => {
    const [side] = identityLayouts.cie(personas.giulia(today));
    if (!side) throw new Error('a card has a front');
    const full = await identityPicture(side, 'light', today, chanceOf('p'));
    // Small, for what is done to it does not depend on its size, and takes its time.
    const photo = { ...full, bytes: await sharp(full.bytes).resize({ width: 640 }).keepXmp().jpeg().toBuffer() };
    const small = async (bytes: Uint8Array): Promise<number[]> => [
      ...(await sharp(bytes).autoOrient().resize(200, 140, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()),
    ];
    const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    const likeness = (a: readonly number[], b: readonly number[]): number => {
      const [one, other] = [meanOf(a), meanOf(b)];
      const product = (u: readonly number[], v: readonly number[], by: number, from: number): number =>
        meanOf(u.map((value, i) => (value - by) * ((v[i] ?? 0) - from)));
      return product(a, b, one, other) / Math.sqrt(product(a, a, one, one) * product(b, b, other, other));
    };
    const withoutBars = async (bytes: Uint8Array): Promise<Uint8Array> => {
      const { width, height } = await sharp(bytes).metadata();
      return sharp(bytes)
        .extract({ left: 0, top: 132, width, height: height - 264 })
        .png()
        .toBuffer();
    };
    const original = await small(photo.bytes);
    const sent = ['phone-photo', 'messenger-photo', 'turned-photo', 'forwarded-photo'];
    for (const control of controls.filter(({ kinds: on }) => on.includes('identity_document'))) {
      const { bytes } = await control.treat(photo, chanceOf('c'));
      expect(Buffer.from(bytes).equals(Buffer.from(photo.bytes)), control.name).toBe(false);
      // A screen shows bars besides; cut and turned pictures show the card a little elsewhere.
      const shown = control.name === 'viewer-photo' ? await withoutBars(bytes) : bytes;
      const least = sent.includes(control.name) ? 0.99 : 0.6;
      expect(likeness(original, await small(shown)), control.name).toBeGreaterThan(least);
      const { exif } = await sharp(bytes).metadata();
      expect(exif !== undefined, control.name).toBe(['phone-photo', 'turned-photo'].includes(control.name));
    }
  });
});
