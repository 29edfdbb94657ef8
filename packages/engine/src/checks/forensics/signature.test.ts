import { describe, expect, test } from 'vitest';
import type { Touch } from '../../traces/pdf/revisions/touch.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pdfSignature } from './signature.ts';
import { pdfPaper, signedPaper, statedSignature } from './testing/facts.ts';

describe('signatures', () => {
  test('an intact one proves who signed; one’s own name proves no origin', () => {
    expect(pdfSignature.judge(signedPaper(), contextOf())).toMatchObject({
      outcome: 'passed',
      data: { signer: 'Banca Esempio' },
    });
    expect(pdfSignature.judge(signedPaper({ isSelfSigned: true }), contextOf())).toMatchObject({
      outcome: 'passed',
      variant: 'self_signed',
    });
  });

  test('changed after signing', () => {
    const after = (kind: Touch['kind']) => signedPaper({ changedAfter: [{ kind, page: 1 }] });
    expect(sayOf(pdfSignature, after('page_fonts'))).toBe('failed critical');
    expect([after('signature'), after('proof')].map((paper) => sayOf(pdfSignature, paper))).toEqual([
      'passed',
      'passed',
    ]);
  });

  test('a certificate that allows no change allows no filled-in field, but a further seal and its proofs', () => {
    const after = (...kinds: Touch['kind'][]) =>
      signedPaper({ allowed: 1, changedAfter: kinds.map((kind) => ({ kind, page: 1 })) });
    expect(pdfSignature.judge(after('form_fields'), contextOf())).toMatchObject({
      outcome: 'failed',
      level: 'warning',
      variant: 'filled',
    });
    expect(sayOf(pdfSignature, after('proof', 'metadata'))).toBe('passed');
  });

  test('what nobody looked at or could compare is no accusation', () => {
    expect(sayOf(pdfSignature, signedPaper({ changedAfter: null }))).toBe('inconclusive');
    expect(sayOf(pdfSignature, pdfPaper({ facts: { signatures: [statedSignature] }, traces: null }))).toBe(
      'inconclusive',
    );
  });
});
