import { describe, expect, test } from 'vitest';
import { containerOf, openEnded } from '../testing/container.ts';
import { signerOf } from '../testing/signer.ts';
import { openEnvelope } from './open-envelope.ts';

const office = signerOf('Studio Paghe Esempio', 'Autorita Esempio', 'ec');
const paper = Buffer.from(`%PDF-1.7\n${'busta paga '.repeat(300)}`);
const sealed = (content: Uint8Array, isInPieces = false): Uint8Array =>
  containerOf(content, office, { inside: content, isInPieces });
const inLetters = (bytes: Uint8Array): Uint8Array => Buffer.from(Buffer.from(bytes).toString('base64'));

describe('UPL-05 papers inside of a signature', () => {
  test.each([
    ['with lengths', sealed(paper)],
    ['piece by piece', openEnded(sealed(paper, true))],
    ['in letters', inLetters(sealed(paper))],
    ['in letters between marks', Buffer.from(`-----BEGIN CMS-----\n${inLetters(sealed(paper))}\n-----END CMS-----\n`)],
  ])('%s: the paper comes out as it went in, and the signature holds', (_, file) => {
    const { bytes, seals } = openEnvelope(file);
    expect(Buffer.from(bytes).equals(paper)).toBe(true);
    expect(seals).toEqual([{ state: 'intact', signer: 'Studio Paghe Esempio', isSelfSigned: false }]);
  });

  test('signed by two offices, one around the other', () => {
    const { bytes, seals } = openEnvelope(sealed(sealed(paper)));
    expect(Buffer.from(bytes).equals(paper)).toBe(true);
    expect(seals.map(({ state }) => state)).toEqual(['intact', 'intact']);
  });

  test('a paper that was changed inside breaks it', () => {
    const text = Buffer.from(sealed(paper)).toString('latin1').replace('busta', 'Busta');
    expect(openEnvelope(Buffer.from(text, 'latin1')).seals).toMatchObject([{ state: 'broken' }]);
  });

  test('layers upon layers are not followed for ever', () => {
    let file: Uint8Array = paper;
    for (let layer = 0; layer < 9; layer += 1) file = sealed(file);
    expect(openEnvelope(file).seals).toHaveLength(5);
  });

  test.each([
    ['a plain paper', paper],
    ['a signature that is kept beside its file', containerOf(paper, office)],
    ['half of an envelope', sealed(paper).slice(0, 400)],
    ['letters that mean nothing', Buffer.from('MIIBroken letters!')],
    ['nothing', new Uint8Array()],
  ])('%s is left as it is', (_, file) => {
    expect(openEnvelope(file)).toEqual({ bytes: file, seals: [] });
  });
});
