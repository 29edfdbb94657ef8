import { describe, expect, test, vi } from 'vitest';
import { signedBytes } from '../../../file-bytes/signature/signed-bytes.ts';
import { verifySigned } from '../../../file-bytes/signature/verify.ts';
import { containerOf, openEnded, timeStampOf } from '../../../file-bytes/testing/container.ts';
import { signedPdf } from '../../../file-bytes/testing/signed-pdf.ts';
import { signerKinds, signerOf } from '../../../file-bytes/testing/signer.ts';
import { appended, lineAt, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { pdfTraces } from '../pdf-traces.ts';

// Making keys is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const bank = signerOf('Banca Esempio', 'Autorita Esempio', 'ec');
const paper = writtenPdf(onePage(lineAt(50, 700, 'Saldo 1.250,00')));
const bytes = Buffer.from('the paper');

const signatures = async (file: Uint8Array) => (await pdfTraces(file))?.signatures;

describe('a container by itself', () => {
  test.each(signerKinds)('an %s signature holds for the bytes that it was made for', (kind) => {
    const signer = signerOf('Banca Esempio', 'Autorita Esempio', kind);
    expect(verifySigned(containerOf(bytes, signer), bytes, null)).toEqual({
      state: 'intact',
      signer: 'Banca Esempio',
      isSelfSigned: false,
    });
  });

  test('one whose parts end with a mark instead of having a length is read alike', () => {
    const container = openEnded(containerOf(bytes, bank));
    expect(Buffer.from(container).subarray(0, 2)).toEqual(Buffer.from([0x30, 0x80]));
    expect(verifySigned(container, bytes, null).state).toBe('intact');
    expect(verifySigned(container, Buffer.from('the Paper'), null).state).toBe('broken');
  });

  test('one that never ends is unknown', () => {
    expect(verifySigned(Buffer.alloc(100_000, Buffer.from([0x30, 0x80])), bytes, null).state).toBe('unknown');
  });

  test('a shell of zeros is empty', () => {
    expect(verifySigned(new Uint8Array(400), bytes, null).state).toBe('empty');
  });

  test('a stamp of the time holds for the bytes that were shown to it', () => {
    const stamp = timeStampOf(bytes, bank);
    expect(verifySigned(stamp, bytes, 'ETSI.RFC3161').state).toBe('intact');
    expect(verifySigned(stamp, Buffer.from('the Paper'), 'ETSI.RFC3161').state).toBe('broken');
  });

  test('an authority whose certificate has the same number is told from the signer', () => {
    const other = verifySigned(
      containerOf(bytes, bank, { others: [signerOf('A', 'A', 'ec').certificate] }),
      bytes,
      null,
    );
    expect(other).toMatchObject({ state: 'intact', signer: 'Banca Esempio' });
  });

  test('one changed byte breaks it', () => {
    expect(verifySigned(containerOf(bytes, bank), Buffer.from('the Paper'), null).state).toBe('broken');
  });

  test('a changed signature value breaks it', () => {
    const container = Buffer.from(containerOf(bytes, bank));
    container.writeUInt8(container.readUInt8(container.length - 1) ^ 1, container.length - 1);
    expect(verifySigned(container, bytes, null).state).toBe('broken');
  });

  test('a certificate that vouches for itself is told as such', () => {
    expect(verifySigned(containerOf(bytes, signerOf('Io', 'Io', 'ec')), bytes, null).isSelfSigned).toBe(true);
  });

  test.each([
    ['something else', Buffer.from('3003020101', 'hex')],
    ['half of it', containerOf(bytes, bank).slice(0, 300)],
  ])('%s is unknown, and no accusation', (_, container) => {
    expect(verifySigned(container, bytes, null).state).toBe('unknown');
  });
});

describe('a signature in a file', () => {
  test('holds over the file as it was signed', async () => {
    expect(await signatures(signedPdf(paper, bank))).toEqual([
      {
        state: 'intact',
        signer: 'Banca Esempio',
        isSelfSigned: false,
        isTimestamp: false,
        allowed: null,
        locks: null,
        changedAfter: [],
      },
    ]);
  });

  test('breaks when a signed byte is changed', async () => {
    const text = Buffer.from(signedPdf(paper, bank)).toString('latin1').replace('1.250,00', '9.250,00');
    expect(await signatures(Uint8Array.from(Buffer.from(text, 'latin1')))).toMatchObject([{ state: 'broken' }]);
  });

  test('tells what was appended later', async () => {
    const file = appended(signedPdf(paper, bank), { 5: streamOf(lineAt(50, 700, 'Saldo 9.250,00')) });
    expect(await signatures(file)).toMatchObject([
      { state: 'intact', changedAfter: [{ kind: 'page_content', page: 1 }] },
    ]);
  });

  test('may leave out nothing but itself', () => {
    const file = Buffer.from('aaaa<00>bbbb');
    expect(signedBytes(file, [0, 4, 8, 4])).toEqual({
      bytes: new Uint8Array(Buffer.from('aaaabbbb')),
      end: 12,
    });
    expect(signedBytes(file, [0, 3, 8, 4])).toBeNull();
    expect(signedBytes(file, [0, 4, 8, 99])).toBeNull();
    expect(signedBytes(file, [])).toBeNull();
  });
});
