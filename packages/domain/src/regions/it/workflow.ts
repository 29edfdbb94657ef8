import { beforeApplication, type StepRouter } from '../../workflow/steps.ts';
import type { Region } from '../region.ts';

/** In Italy the address is asked for with the personal details, so there is no separate address step. */
const intake: readonly StepRouter[] = [...beforeApplication, 'personal-details', 'additional-details'];
const outcome: readonly StepRouter[] = ['income-check', 'confirmation', 'parsing-status', 'payment', 'result'];

export const workflow: Region['workflow'] = {
  rent: [...intake, ...outcome],
  mortgage: [...intake, 'mortgage-info', ...outcome],
  rapid: [...beforeApplication, 'income-check', 'parsing-status', 'payment', 'result'],
};
