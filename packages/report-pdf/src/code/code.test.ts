import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestFigures, spellDigest } from './digest-figures.ts';
import type { ReportCode } from './report-code.ts';
import { createCodeKey, publicCodeKey, readSignedCode, signCode } from './sign-code.ts';

const key = createCodeKey();
const known = [publicCodeKey(createCodeKey()), publicCodeKey(key)];
const code: ReportCode = {
  reportId: '0a7c0100-0000-4000-8000-0000000000a1',
  applicantName: 'Søren Müller-D’Àvila',
  createdAt: new Date('2026-11-15T10:00:00Z'),
  expiresAt: new Date('2027-01-14T10:00:00Z'),
  figuresDigest: digestFigures({ rent: 60_000 }),
};

describe('the code on a paper', () => {
  test('says again what was signed, with any key that the house ever had', () => {
    expect(readSignedCode(signCode(code, key), known)).toEqual(code);
  });

  test('fits into a picture that a phone can read', () => {
    expect(signCode(code, key).length).toBeLessThan(190);
  });

  test('is refused with one letter changed, wherever it stands', () => {
    const token = signCode(code, key);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'Q', 'z', '7', '_'), (at, letter) => {
        fc.pre(token[at] !== letter);
        expect(readSignedCode(token.slice(0, at) + letter + token.slice(at + 1), known)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('of another house, of any length and of any letters is refused', () => {
    expect(readSignedCode(signCode(code, createCodeKey()), known)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSignedCode(text, known)).toBeNull();
      }),
    );
    expect(readSignedCode('A'.repeat(100_000), known)).toBeNull();
  });

  test('cuts a very long name between letters and keeps the rest', () => {
    const read = readSignedCode(signCode({ ...code, applicantName: 'Ä'.repeat(50) }, key), known);
    expect(read).toEqual({ ...code, applicantName: 'Ä'.repeat(32) });
  });
});

test('the digest of a report depends on its figures and not on the order of their names', () => {
  expect(digestFigures({ a: 1, b: [{ c: 2, d: null }] })).toEqual(digestFigures({ b: [{ d: null, c: 2 }], a: 1 }));
  expect(digestFigures({ a: 1 })).not.toEqual(digestFigures({ a: 2 }));
  expect(spellDigest(digestFigures({ a: 1 }))).toMatch(/^([0-9A-F]{4} ){7}[0-9A-F]{4}$/);
});
