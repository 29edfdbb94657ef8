import { describe, expect, test } from 'vitest';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import { bothSides } from './both-sides.ts';
import { documentsIn } from './documents-in.ts';
import { nameNotDetected } from './name-not-detected.ts';
import { readable } from './readable.ts';
import { blank, cardWords, documentOf } from './testing/card.ts';
import { typeAccepted } from './type-accepted.ts';

describe('putting sides together', () => {
  const front = cardWords({ side: 'front' });
  const back = cardWords({ side: 'back' });

  test('a front and a back in two files are one document of two papers', () => {
    const documents = documentsIn(setOf(paperOf('f', front), paperOf('b', back)));
    expect(documents.map(({ parts }) => parts.map(({ paper }) => paper.id))).toEqual([['f', 'b']]);
  });

  test('the same front twice joins its back as well', () => {
    const documents = documentsIn(setOf(paperOf('f', front), paperOf('g', front), paperOf('b', back)));
    expect(documents).toHaveLength(1);
  });

  test('two people make two documents', () => {
    const anna = { document_number: 'CA99999BB', birth_date: '1985-05-05', fiscal_code: null };
    const documents = documentsIn(
      setOf(
        paperOf('f', front),
        paperOf('f2', cardWords({ side: 'front', fields: anna })),
        paperOf('b2', cardWords({ side: 'back', fields: anna })),
        paperOf('b', back),
      ),
    );
    expect(documents.map(({ parts }) => parts.map(({ paper }) => paper.id))).toEqual([
      ['f', 'b'],
      ['f2', 'b2'],
    ]);
  });

  test('a single front and a single back stay together although they contradict each other', () => {
    const other = cardWords({ side: 'back', fields: { document_number: 'CA99999BB' } });
    expect(documentsIn(setOf(paperOf('f', front), paperOf('b', other)))).toHaveLength(1);
  });
});

describe('IDD-04 both sides', () => {
  test.each([
    ['a card with both', { side: 'both' }, 'passed'],
    ['a card with one', { side: 'front' }, 'failed critical'],
    ['a passport has one page', { type: 'passport', side: 'front' }, 'passed'],
    ['a card whose sides nobody knows', { side: null }, 'inconclusive'],
  ] as const)('%s: %s %s', (_, words, said) => {
    expect(sayOf(bothSides, documentOf(words))).toBe(said);
  });

  test('says which one is missing', () => {
    expect(bothSides.judge(documentOf({ side: 'front' }), contextOf())?.variant).toBe('back_missing');
    expect(bothSides.judge(documentOf({ side: 'back' }), contextOf())?.variant).toBe('front_missing');
  });
});

describe('accepted papers', () => {
  test.each([
    ['IT', 'paper_id_card', 'passed'],
    ['IT', 'residence_permit', 'failed critical'],
    ['DE', 'paper_id_card', 'failed critical'],
    ['DE', 'id_card', 'passed'],
    ['NG', 'residence_permit', 'passed'],
    ['NG', 'visa', 'failed critical'],
    [null, 'passport', 'inconclusive'],
    [null, 'visa', 'failed critical'],
  ] as const)('for %s a %s: %s', (nationality, type, said) => {
    expect(sayOf(typeAccepted, documentOf({ type }), contextOf({ nationality }))).toBe(said);
  });

  test('a fiscal card needs another paper beside it', () => {
    const card = cardWords({ type: 'fiscal_card', side: 'front' });
    const [alone] = documentsIn(setOf(paperOf('t', card)));
    const [beside] = documentsIn(setOf(paperOf('t', card), paperOf('p', cardWords({ type: 'passport' }))));
    if (!alone || !beside) throw new Error('no document');
    expect(typeAccepted.judge(alone, contextOf(mario))).toMatchObject({ outcome: 'failed', variant: 'companion_only' });
    expect(sayOf(typeAccepted, beside, contextOf(mario))).toBe('passed');
  });

  test('blocks', () => {
    expect(typeAccepted.blocking).toBe(true);
  });
});

describe('IDD-04 unreadable and nameless papers', () => {
  test.each([
    ['all read', {}, 'passed', 'passed'],
    ['without the name', { surname: null }, 'passed', 'failed info'],
    [
      'two values are enough',
      { ...blank, birth_date: '1980-01-01', expiry_date: '2030-01-01' },
      'passed',
      'failed info',
    ],
    ['one value is not', { ...blank, birth_date: '1980-01-01' }, 'failed warning', 'failed info'],
    ['nothing read', blank, 'failed warning', 'inconclusive'],
  ] as const)('%s', (_, fields, isRead, isNamed) => {
    expect(sayOf(readable, documentOf({ fields }))).toBe(isRead);
    expect(sayOf(nameNotDetected, documentOf({ fields }))).toBe(isNamed);
  });
});
