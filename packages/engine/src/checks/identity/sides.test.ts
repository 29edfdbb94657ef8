import { describe, expect, test } from 'vitest';
import { contextOf, mario } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import { bothSides } from './both-sides.ts';
import { documentsIn } from './documents-in.ts';
import { cardWords, documentOf } from './testing/card.ts';
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

test('IDD-04 both sides: says which one is missing', () => {
  expect(bothSides.judge(documentOf({ side: 'front' }), contextOf())?.variant).toBe('back_missing');
  expect(bothSides.judge(documentOf({ side: 'back' }), contextOf())?.variant).toBe('front_missing');
});

test('a paper that is not accepted blocks, and a fiscal card alone is told as such', () => {
  const alone = documentOf({ type: 'fiscal_card', side: 'front' });
  expect(typeAccepted.blocking).toBe(true);
  expect(typeAccepted.judge(alone, contextOf(mario))).toMatchObject({ outcome: 'failed', variant: 'companion_only' });
});
