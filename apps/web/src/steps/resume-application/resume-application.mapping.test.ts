import type { EarlierApplication } from '@vesta/domain/resume';
import { expect, test } from 'vitest';
import { firstStepOf, iconOf, progressOfApplication } from './resume-application.mapping.ts';

const item: EarlierApplication = {
  id: 'a',
  first_name: 'Giulia',
  last_name: 'Moretti',
  applicant_role: 'main-applicant',
  employment_status: 'Employed',
  time_created: '2026-05-02T10:00:00Z',
  state_router: 'income-check',
  application_type: 'rent',
  listing_title: null,
};
const nowOf = (state_router: EarlierApplication['state_router'], more: Partial<EarlierApplication> = {}) =>
  progressOfApplication({ ...item, ...more, state_router }, 'it').find(({ state }) => state === 'now')?.router;

test('the coals glow at the step where the application stopped', () => {
  expect(nowOf('income-check')).toBe('income-check');
});

test('one that stopped before its first question goes on there', () => {
  expect(nowOf('resume-application')).toBe('personal-details');
});

test('a guarantor who stopped at a step that is passed over goes on after it', () => {
  expect(nowOf('additional-details', { applicant_role: 'guarantor' })).toBe('income-check');
});

test('rapid has no personal details, so its first step is another', () => {
  expect([firstStepOf('it', 'rent'), firstStepOf('it', 'rapid')]).toEqual(['personal-details', 'income-check']);
});

test('a status that this region does not offer still has a sign', () => {
  expect(iconOf('Employed', 'it')).toBe('briefcase');
});
