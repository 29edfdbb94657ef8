import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { expect, test } from 'vitest';
import { judgeFile } from './judge-file.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const file = (content: BlobPart, name = 'paper.pdf') => new File([content], name);

test('UPL-01 a file is judged by its content, not by its name', async () => {
  expect(await judgeFile(file('%PDF-1.7', 'april.exe'), 'payslip')).toBeNull();
  expect(await judgeFile(file('MZ program', 'april.pdf'), 'payslip')).toBe('wrongType');
  expect(await judgeFile(file('PK\u0003\u0004 archive'), 'payslip')).toBe('wrongType');
  expect(await judgeFile(file(PNG), 'national_id')).toBeNull();
  expect(await judgeFile(file(JPEG), 'national_id')).toBeNull();
  expect(await judgeFile(file('\u0000\u0000\u0000\u0018ftypheic'), 'national_id')).toBe('heic');
});

test('UPL-01 tax papers and statements are taken as PDF only', async () => {
  for (const type of ['fiscal_doc', 'cud', 'bank_statement'] as const) {
    expect(await judgeFile(file(PNG), type)).toBe('pdfOnly');
    expect(await judgeFile(file('%PDF-1.4'), type)).toBeNull();
  }
});

test('UPL-02 20 MB are taken, one byte more is not, and nothing is not either', async () => {
  const whole = new Uint8Array(MAX_UPLOAD_BYTES);
  whole.set(new TextEncoder().encode('%PDF-1.4'));
  expect(await judgeFile(file(whole), 'payslip')).toBeNull();
  expect(await judgeFile(new File([whole, 'x'], 'large.pdf'), 'payslip')).toBe('tooLarge');
  expect(await judgeFile(file(''), 'payslip')).toBe('empty');
});
