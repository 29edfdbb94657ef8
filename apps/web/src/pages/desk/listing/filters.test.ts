import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { expect, test } from 'vitest';
import { shownState } from './applicant-chip.tsx';
import { passes, sorted } from './filters.ts';

const person = (id: string, more: Partial<DeskApplicant> = {}): DeskApplicant => ({
  ...{ id, number: null, name: id, invited_email: null, state: 'released', open_part: null },
  ...{ since: '2026-11-12T09:00:00Z', released_at: '2026-11-13T09:00:00Z', valid_until: null, figures: null },
  ...{ request: null, decision: null, notes: [] },
  ...more,
});
const earning = (id: string, income: number | null) =>
  person(id, { figures: { income_cents: income } as NonNullable<DeskApplicant['figures']> });
const names = (list: readonly DeskApplicant[]) => list.map(({ id }) => id);

test('by itself the order is that of arrival; sorting is the reader’s own act, unknown figures come last', () => {
  const people = [earning('a', 100), earning('b', null), earning('c', 300), person('d')];
  expect(names(sorted(people, 'arrival'))).toEqual(['a', 'b', 'c', 'd']);
  expect(names(sorted(people, 'income'))).toEqual(['c', 'a', 'b', 'd']);
});

test('a request is open until a newer report was released or somebody decided', () => {
  const request = { at: '2026-11-14T09:00:00Z', by: null, paper: 'tax-paper' as const };
  expect(shownState(person('a', { request }))).toBe('asked');
  expect(shownState(person('a', { request, released_at: '2026-11-15T09:00:00Z' }))).toBe('released');
  const decision = { at: '', by: null, decision: 'decline' as const, reason: 'home-taken' as const };
  expect(shownState(person('a', { request, decision }))).toBe('declined');
  expect(shownState(person('a', { decision, state: 'withdrawn' }))).toBe('withdrawn');
});

test.each([
  ['released', 'released'],
  ['running', 'invited'],
  ['running', 'started'],
  ['running', 'complete'],
  ['withdrawn', 'withdrawn'],
  ['withdrawn', 'expired'],
] as const)('%s has those who are %s', (filter, state) => {
  expect(passes(person('a', { state }), filter)).toBe(true);
  expect(passes(person('a', { state }), 'all')).toBe(true);
});
