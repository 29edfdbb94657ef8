import { expect, test } from 'vitest';
import { restoreDraft } from './restore-draft.ts';

const base = { city: '', members: [] as string[] };

test('typed answers win over saved ones that have not changed', () => {
  const draft = { base, values: { city: 'Bergamo', members: ['Anna'] } };
  expect(restoreDraft({ city: '', members: [] }, draft)).toEqual({ city: 'Bergamo', members: ['Anna'] });
});

test('an answer saved elsewhere since then wins over the typed one, the others stay typed', () => {
  const draft = { base, values: { city: 'Bergamo', members: ['Anna'] } };
  expect(restoreDraft({ city: 'Lecco', members: [] }, draft)).toEqual({ city: 'Lecco', members: ['Anna'] });
});

test('questions that the form no longer asks are left out', () => {
  expect(restoreDraft({ city: '' }, { base, values: { city: 'Bergamo', members: ['Anna'] } })).toEqual({
    city: 'Bergamo',
  });
});
