import type { WorkflowStep } from '@vesta/domain/workflow/workflow';
import { ApiFailure } from '../../lib/api.ts';

/** The step that a refused call named as still open; null when it was refused for another reason. */
export function openStepOf(error: unknown, steps: readonly WorkflowStep[]): WorkflowStep | null {
  if (!(error instanceof ApiFailure) || error.code !== 'STEP_MISSING') return null;
  const named = error.fields[0]?.loc.at(-1);
  return steps.find(({ router }) => router === named) ?? null;
}
