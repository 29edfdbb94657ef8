import type { ApplicantFigures } from '@vesta/domain/desk/applicants';
import { expect, test } from 'vitest';
import { scaleEnd } from './rent-scale.ts';

const applicant = (max_cents: number | null) =>
  ({ figures: { max_cents, rent_cents: null } as ApplicantFigures }) as Parameters<typeof scaleEnd>[0][0];

test('one scale for all rows ends above the highest of them, at a round sum', () => {
  expect(scaleEnd([applicant(128_400), applicant(73_800)], 70_000)).toBe(140_000);
  expect(scaleEnd([applicant(null)], 70_000)).toBe(110_000);
  expect(scaleEnd([], 200_000)).toBe(210_000);
});
