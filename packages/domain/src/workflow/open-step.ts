import type { RegionCode } from '../regions/codes.ts';
import { indexOfStep } from './navigation.ts';
import type { StepRouter } from './steps.ts';
import type { WorkflowStep } from './workflow.ts';

type Saved = Readonly<Record<string, unknown>> | null | undefined;

/** What was saved of each step that asks questions, under the names of their forms. */
export interface SavedAnswers {
  readonly personal_details?: Saved;
  readonly current_address?: Saved;
  readonly additional_details?: Saved;
  readonly questionnaire?: Saved;
  readonly mortgage_info?: Saved;
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** How the answers show that a step was walked through. Steps without a line here leave nothing to go by. */
const isAnswered: Partial<Record<StepRouter, (answers: SavedAnswers, region: RegionCode) => boolean>> = {
  // In Italy the address is the second half of the step; in Germany the step is one page.
  'personal-details': ({ personal_details: saved }, region) =>
    region === 'it' ? isThere(saved?.city) : isThere(saved),
  // Other steps leave a line or two among these answers; the size of the household is asked for here alone.
  'additional-details': ({ additional_details: saved }) => isThere(saved?.household_members_count),
  'mortgage-info': ({ mortgage_info: saved }) => isThere(saved),
  questionnaire: ({ questionnaire: saved }) => isThere(saved),
  'current-address': ({ current_address: saved }) => isThere(saved),
};

/** The first step before a given one that was passed over by typing an address; null when none was. */
export function openStepBefore(
  steps: readonly WorkflowStep[],
  router: StepRouter,
  answers: SavedAnswers,
  region: RegionCode,
): WorkflowStep | null {
  const before = steps.slice(0, Math.max(0, indexOfStep(steps, router)));
  return before.find((step) => !step.skip && isAnswered[step.router]?.(answers, region) === false) ?? null;
}
