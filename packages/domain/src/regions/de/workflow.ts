import { beforeApplication, type StepRouter } from '../../workflow/steps.ts';
import type { Region } from '../region.ts';

const intake: readonly StepRouter[] = [...beforeApplication, 'personal-details', 'additional-details'];
const outcome: readonly StepRouter[] = [
  'current-address',
  'income-check',
  'confirmation',
  'parsing-status',
  'payment',
  'result',
];

export const workflow: Region['workflow'] = {
  // The self-disclosure is what German landlords ask; a lender has questions of its own.
  rent: [...intake, 'questionnaire', ...outcome],
  mortgage: [...intake, 'mortgage-info', ...outcome],
  rapid: [...beforeApplication, 'income-check', 'parsing-status', 'payment', 'result'],
};
