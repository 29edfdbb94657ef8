import { expect, test } from 'vitest';
import { minutesLeft, stepMinutes } from './minutes.ts';
import { workflowFor } from './workflow.ts';

const asked = {
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
} as const;
const steps = workflowFor(asked);
const at = (router: string) => steps.findIndex((step) => step.router === router);

test('SHELL-03 the whole way takes the quarter of an hour that the start page tells', () => {
  expect(minutesLeft(steps, 0)).toBe(15);
});

test('SHELL-03 fewer minutes are left the further somebody is, and none at the report', () => {
  expect(minutesLeft(steps, at('income-check'))).toBeLessThan(minutesLeft(steps, at('personal-details')));
  expect(minutesLeft(steps, at('result'))).toBe(0);
});

test('SHELL-03 a step that is passed over takes no time', () => {
  const paid = workflowFor({ ...asked, lanPays: true });
  expect(minutesLeft(steps, 0) - minutesLeft(paid, 0)).toBe(stepMinutes.payment);
});
