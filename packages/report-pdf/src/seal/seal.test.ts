import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSealKey } from './create-seal-key.ts';
import { fingerprintOf, type SealKey } from './seal-key.ts';
import { sealPdf } from './seal-pdf.ts';
import { verifySeal } from './verify-seal.ts';

const at = new Date('2026-11-15T10:00:00Z');
const owner = { organisation: 'Vesta', country: 'IT', now: at, random: randomBytes };
const words = { name: 'Vesta', reason: 'Relazione 42', location: 'Milano', at, code: 'abc.DEF-123' };
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

let key: SealKey;
let plain: Uint8Array;
let sealed: Uint8Array;

beforeAll(async () => {
  key = await createSealKey(owner);
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText('Rent: 600');
  plain = await document.save({ useObjectStreams: false });
  sealed = await sealPdf(plain, key, words);
});

const ours = () => new Set([fingerprintOf(key.certificate)]);

/** Changes one byte, so that it is another one for certain. */
function touched(bytes: Uint8Array, position: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[position] = (copy[position] ?? 0) ^ 0x01;
  return copy;
}

function pdfsig(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesta-seal-'));
  try {
    const file = path.join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    return execFileSync('pdfsig', [file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the seal of a paper', () => {
  test('holds on an untouched paper and names the code it was given', () => {
    expect(verifySeal(sealed, ours())).toEqual({ outcome: 'sealed', code: 'abc.DEF-123' });
  });

  test('adds to the paper and rewrites nothing of it', () => {
    expect(Buffer.from(sealed).subarray(0, plain.length).equals(plain)).toBe(true);
  });

  test('is broken by one byte anywhere that it covers', () => {
    for (const position of [9, Math.floor(plain.length / 2), plain.length + 20, sealed.length - 2]) {
      expect(verifySeal(touched(sealed, position), ours()).outcome, `byte ${position}`).toBe('changed');
    }
  });

  test('is broken by what is appended afterwards', () => {
    const longer = Buffer.concat([sealed, Buffer.from('\n% one more line\n')]);
    expect(verifySeal(longer, ours()).outcome).toBe('changed');
  });

  test('of somebody else is not taken for ours, though it may hold', async () => {
    const other = await sealPdf(plain, await createSealKey(owner), words);
    expect(verifySeal(other, ours())).toEqual({ outcome: 'foreign', code: null });
  });

  test('is missing from a plain paper and from things that are no papers', () => {
    expect(verifySeal(plain, ours()).outcome).toBe('unsealed');
    expect(verifySeal(Buffer.from('not a pdf /ByteRange [0 1 2 3]'), ours()).outcome).toBe('unsealed');
    expect(verifySeal(new Uint8Array(), ours()).outcome).toBe('unsealed');
  });

  test('is looked for from the end, and not for ever: megabytes of entries are followed a little way', () => {
    const entry = '/ByteRange [0 1 ';
    const flood = Buffer.alloc(20 * 1024 * 1024, entry, 'latin1');
    expect(verifySeal(flood, ours()).outcome).toBe('unsealed');
    // A few that lead nowhere hide nothing: the seal before them is found, and no longer covers the file.
    const few = Buffer.concat([sealed, Buffer.from(entry.repeat(20))]);
    expect(verifySeal(few, ours()).outcome).toBe('changed');
    const many = Buffer.concat([sealed, Buffer.from(entry.repeat(2000))]);
    expect(verifySeal(many, ours()).outcome).toBe('unsealed');
  });

  test('with a container of rubbish is not confirmed', () => {
    const at = Buffer.from(sealed).lastIndexOf('/Contents <') + '/Contents <'.length;
    const rubbish = Buffer.from(sealed);
    rubbish.write('ff'.repeat(60), at, 'latin1');
    expect(verifySeal(rubbish, ours()).outcome).toBe('changed');
  });

  test.skipIf(!hasPdfsig)('is confirmed by an independent reader, and one byte breaks it there too', () => {
    const told = pdfsig(sealed);
    expect(told).toContain('Signature is Valid.');
    expect(told).toContain('ETSI.CAdES.detached');
    expect(told).toContain('Total document signed');
    const changed = touched(sealed, Buffer.from(sealed).indexOf('endobj') - 4);
    expect(pdfsig(changed)).not.toContain('Signature is Valid.');
  });
});
