import { expect, test } from 'vitest';
import { applicationTypes } from '../application-types.ts';
import { bearers } from '../payment/who-pays.ts';
import { regionCodes } from '../regions/codes.ts';
import { applicantRoles } from '../roles.ts';
import { minutesLeft, minutesOfWay, stepMinutes } from './minutes.ts';
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

test('SHELL-03 the start tells the minutes that the first step shows, in both regions, for everybody', () => {
  for (const region of regionCodes)
    for (const applicationType of applicationTypes)
      for (const role of applicantRoles)
        for (const paidBy of bearers) {
          const way = { region, applicationType, role };
          const paid = { lanPays: paidBy === 'company', isCovered: paidBy === 'inviter' };
          const steps = workflowFor({ ...way, ...paid, employmentStatus: 'Employed' });
          expect(minutesOfWay({ ...way, paidBy })).toBe(minutesLeft(steps, 0));
        }
});

test('SHELL-03 a long way is told in fives: a quarter of an hour in Italy, a little more where questions come with it', () => {
  const way = { applicationType: 'rent', role: 'main-applicant', paidBy: 'self' } as const;
  expect(minutesOfWay({ ...way, region: 'it' })).toBe(15);
  expect(minutesOfWay({ ...way, region: 'de' })).toBe(20);
});

test('SHELL-03 fewer minutes are left the further somebody is, and none at the report', () => {
  expect(minutesLeft(steps, at('income-check'))).toBeLessThan(minutesLeft(steps, at('personal-details')));
  expect(minutesLeft(steps, at('result'))).toBe(0);
});

test('SHELL-03 a step that is passed over takes no time', () => {
  const paid = workflowFor({ ...asked, lanPays: true });
  const from = at('parsing-status');
  expect(minutesLeft(steps, from) - minutesLeft(paid, from)).toBe(stepMinutes.payment);
});
