import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { textOf, tight } from '../test/text-of.ts';
import { chanceOf } from './chance.ts';
import { identityLayouts, identityPicture } from './layouts/identity/index.ts';
import { personas } from './personas/index.ts';
import { scanOf } from './picture/scan.ts';
import { specimensOf } from './specimens-of.ts';
import { plain } from './wording/money.ts';

// Many papers at once: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const today = '2026-11-15';
const papers = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;

describe('somebody’s papers', () => {
  test('are the same bytes for the same seed and day', async () => {
    const make = () => specimensOf(personas.marco(today), { today, seed: 'x', kinds: papers });
    const [first, second] = [await make(), await make()];
    expect(first.length).toBeGreaterThan(6);
    expect(first.map((paper) => Buffer.from(paper.bytes).toString('base64'))).toEqual(
      second.map((paper) => Buffer.from(paper.bytes).toString('base64')),
    );
  });

  test('agree with each other: the statement shows what the payslip pays', async () => {
    const made = await specimensOf(personas.giulia(today), { today, seed: 'x', kinds: papers });
    const nets = made.filter((paper) => paper.truth.kind === 'payslip').map((paper) => paper.truth.fields.net);
    const credits = made.flatMap((paper) => paper.truth.transactions).map((booking) => booking.amount);
    expect(nets).toHaveLength(3);
    expect(nets.every((net) => credits.includes(Number(net)))).toBe(true);
  });

  test('never come from the future, and carry the keyword', async () => {
    for (const day of ['2026-01-20', today]) {
      for (const paper of await specimensOf(personas.chiara(day), { today: day, seed: 'x', kinds: papers })) {
        const document = await PDFDocument.load(paper.bytes, { updateMetadata: false });
        expect(document.getKeywords()).toBe('specimen');
        expect((document.getCreationDate()?.toISOString() ?? '').slice(0, 10) <= day).toBe(true);
      }
    }
  });

  test('print the figures of their tax forms and contracts', async () => {
    for (const make of [personas.giulia, personas.marco, personas.antonio, personas.aylin]) {
      const made = await specimensOf(make(today), { today, seed: 'x', kinds: ['fiscal_document', 'work_contract'] });
      for (const paper of made) {
        const text = (await textOf(paper.bytes)).join('').toUpperCase();
        const { gross_income: gross, fiscal_id: id } = paper.truth.fields;
        if (typeof gross === 'number') expect(text).toContain(plain(gross).replace(/,00$/, ''));
        if (typeof id === 'string') expect(text).toContain(tight(id));
      }
    }
  });
});

describe('pictures', () => {
  test('an identity document is a photograph that says specimen in its metadata, the same for the same chance', async () => {
    const [front] = identityLayouts.personalausweis(personas.jonas(today));
    if (!front) throw new Error('a card has a front');
    const make = () => identityPicture(front, 'medium', today, chanceOf('p'));
    const [first, second] = [await make(), await make()];
    const { format, width = 0, xmp } = await sharp(first.bytes).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeGreaterThan(1000);
    expect(xmp?.toString()).toContain('specimen');
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });

  test('a scan has pages and truth of its paper but no text', async () => {
    const [contract] = await specimensOf(personas.lena(today), { today, seed: 'x', kinds: ['work_contract'] });
    if (!contract) throw new Error('lena has a contract');
    const scan = await scanOf(contract, 'hard', today, chanceOf('s'));
    expect(await textOf(scan.bytes)).toEqual(['']);
    expect(scan.truth).toEqual(contract.truth);
  });
});
