import { describe, expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pdfSignature } from './signature.ts';
import { pdfPaper } from './testing/facts.ts';

describe('signatures', () => {
  const stated = { subFilter: 'adbe.pkcs7.detached', byteRange: [0, 1, 2, 3], signed: null, coversWholeFile: true };
  const good = {
    state: 'intact',
    signer: 'Banca Esempio',
    isSelfSigned: false,
    isTimestamp: false,
    isFinal: false,
    changedAfter: [],
  } as const;
  const signed = (more: object = {}) =>
    pdfPaper({ facts: { signatures: [stated] }, traces: { signatures: [{ ...good, ...more }] } });

  test('an intact one proves who signed; one’s own name proves no origin', () => {
    expect(pdfSignature.judge(signed(), contextOf())).toMatchObject({
      outcome: 'passed',
      data: { signer: 'Banca Esempio' },
    });
    expect(pdfSignature.judge(signed({ isSelfSigned: true }), contextOf())).toMatchObject({
      outcome: 'passed',
      variant: 'self_signed',
    });
  });

  test('changed after signing', () => {
    const after = (kind: string) => signed({ changedAfter: [{ kind, page: 1 }] });
    expect(sayOf(pdfSignature, after('page_fonts'))).toBe('failed critical');
    expect([after('signature'), after('proof')].map((paper) => sayOf(pdfSignature, paper))).toEqual([
      'passed',
      'passed',
    ]);
  });

  test('a certificate that allows no change allows no filled-in field, but a further seal and its proofs', () => {
    const after = (...kinds: string[]) =>
      signed({ isFinal: true, changedAfter: kinds.map((kind) => ({ kind, page: 1 })) });
    expect(pdfSignature.judge(after('form_fields'), contextOf())).toMatchObject({
      outcome: 'failed',
      level: 'warning',
      variant: 'filled',
    });
    expect(sayOf(pdfSignature, after('proof', 'metadata'))).toBe('passed');
  });

  test('what nobody looked at or could compare is no accusation', () => {
    expect(sayOf(pdfSignature, signed({ changedAfter: null }))).toBe('inconclusive');
    expect(sayOf(pdfSignature, pdfPaper({ facts: { signatures: [stated] }, traces: null }))).toBe('inconclusive');
  });
});
