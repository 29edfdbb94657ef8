import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { personas } from '../../personas/index.ts';
import { specimensOf } from '../../specimens-of.ts';
import { sealKeyOf } from './seal-key.ts';
import { signPaper } from './sign-paper.ts';

vi.setConfig({ testTimeout: 60_000 });

async function sealed() {
  const today = '2026-11-15';
  const [paper] = await specimensOf(personas.lena(today), { today, seed: 'x', kinds: ['bank_statement'] });
  if (!paper) throw new Error('lena has statements');
  const file = Buffer.from(await signPaper(paper, 'Probebank'));
  const range = /ByteRange \[ (\d+) (\d+) (\d+) (\d+)/.exec(file.toString('latin1'))?.slice(1).map(Number) ?? [];
  const [start = 0, open = 0, close = 0, rest = 0] = range;
  const cms = Buffer.from(file.subarray(open + 1, close - 1).toString('latin1'), 'hex');
  return { file, start, open, close, rest, cms };
}

/** The DER value that begins at a tag: header and body. */
const valueAt = (der: Buffer, at: number): Buffer => der.subarray(at, at + 4 + der.readUInt16BE(at + 2));

test('the seal covers every byte but itself', async () => {
  const { file, start, open, close, rest } = await sealed();
  expect(start).toBe(0);
  expect(close + rest).toBe(file.length);
  expect([file[open], file[close - 1]]).toEqual([0x3c, 0x3e]);
});

test('the seal holds the digest of those bytes and a certificate that verifies itself', async () => {
  const { file, open, close, cms } = await sealed();
  const signed = Buffer.concat([file.subarray(0, open), file.subarray(close)]);
  expect(cms.includes(createHash('sha256').update(signed).digest())).toBe(true);
  const at = cms.indexOf(Buffer.from('a0030201020208', 'hex')) - 4;
  const certificate = new X509Certificate(valueAt(cms, at - 4));
  expect(certificate.subject).toContain('Probebank');
  expect(certificate.verify(createPublicKey(sealKeyOf('Probebank')))).toBe(true);
});

test('the signature is over the attributes as a set, by the key of the certificate', async () => {
  const { cms } = await sealed();
  const contentType = Buffer.from('06092a864886f70d010903', 'hex');
  const first = cms.lastIndexOf(contentType) - 2;
  const length = [...cms.subarray(0, first).entries()].findLast(([, byte]) => byte === 0xa0)?.[0] ?? 0;
  const header = (cms[length + 1] ?? 0) === 0x81 ? 3 : 2;
  const size = header === 3 ? (cms[length + 2] ?? 0) : (cms[length + 1] ?? 0);
  const attributes = Buffer.concat([Buffer.from([0x31]), cms.subarray(length + 1, length + header + size)]);
  const trimmed = cms.subarray(0, 4 + cms.readUInt16BE(2));
  const key = createPublicKey(sealKeyOf('Probebank'));
  const signature = trimmed.subarray(-(key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  expect(verify('sha256', attributes, key, signature)).toBe(true);
  attributes[attributes.length - 1] = (attributes.at(-1) ?? 0) ^ 1;
  expect(verify('sha256', attributes, key, signature)).toBe(false);
});
