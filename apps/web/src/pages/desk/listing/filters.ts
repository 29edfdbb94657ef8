import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { isAsked } from './applicant-chip.tsx';

export const filters = ['all', 'released', 'asked', 'running', 'decided', 'withdrawn'] as const;
export type Filter = (typeof filters)[number];

const rules: Record<Filter, (applicant: DeskApplicant) => boolean> = {
  all: () => true,
  released: ({ state }) => state === 'released',
  asked: isAsked,
  running: ({ state }) => state === 'invited' || state === 'started' || state === 'complete',
  decided: ({ decision }) => decision !== null,
  withdrawn: ({ state }) => state === 'withdrawn' || state === 'expired',
};

export const passes = (applicant: DeskApplicant, filter: Filter): boolean => rules[filter](applicant);

export const sorts = ['arrival', 'income', 'rent', 'deposit', 'valid'] as const;
export type Sort = (typeof sorts)[number];

const keys: Record<Exclude<Sort, 'arrival'>, (applicant: DeskApplicant) => number | null> = {
  income: ({ figures }) => figures?.income_cents ?? null,
  rent: ({ figures }) => figures?.value_cents ?? null,
  deposit: ({ figures }) => figures?.deposit_percent ?? null,
  valid: ({ valid_until }) => (valid_until ? Date.parse(valid_until) : null),
};

/** As the person at the desk wants it; by itself nothing is ordered but by arrival. What is not known comes last. */
export function sorted(applicants: readonly DeskApplicant[], sort: Sort): DeskApplicant[] {
  if (sort === 'arrival') return [...applicants];
  const key = keys[sort];
  return [...applicants].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return right - left;
  });
}
