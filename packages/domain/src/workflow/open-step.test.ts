import { expect, test } from 'vitest';
import { openStepBefore, type SavedAnswers } from './open-step.ts';
import { type WorkflowContext, workflowFor } from './workflow.ts';

const base: WorkflowContext = {
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
};
const open = (answers: SavedAnswers, context: Partial<WorkflowContext> = {}) => {
  const whole = { ...base, ...context };
  return openStepBefore(workflowFor(whole), 'confirmation', answers, whole.region)?.router ?? null;
};
const home = { personal_details: { city: 'Milano' } };
const household = { additional_details: { household_members_count: '1,0' } };

test('FLOW-02 the first step that was passed over is named, in the order of the flow', () => {
  expect(open({})).toBe('personal-details');
  expect(open({ personal_details: { fiscalCode: 'X' } })).toBe('personal-details');
  expect(open(home)).toBe('additional-details');
  expect(open({ ...home, additional_details: { typeOfContract: 'open-ended' } })).toBe('additional-details');
  expect(open({ ...home, ...household })).toBeNull();
});

test('FLOW-02 only steps that the flow has, and does not skip, can be missing', () => {
  expect(open(home, { role: 'guarantor' })).toBeNull();
  expect(open({ ...home, current_address: {} }, { role: 'guarantor', region: 'de' })).toBeNull();
  expect(open({ ...home, ...household }, { role: 'co-applicant', applicationType: 'mortgage' })).toBeNull();
  expect(open({ ...home, ...household }, { applicationType: 'mortgage' })).toBe('mortgage-info');
  expect(open({ ...home, ...household }, { region: 'de' })).toBe('questionnaire');
  expect(open({ ...home, ...household, questionnaire: {} }, { region: 'de' })).toBe('current-address');
  expect(
    open({ personal_details: {}, ...household, questionnaire: {}, current_address: {} }, { region: 'de' }),
  ).toBeNull();
  expect(open({}, { applicationType: 'rapid' })).toBeNull();
});
