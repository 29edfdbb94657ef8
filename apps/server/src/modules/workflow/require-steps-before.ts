import type { Language } from '@vesta/domain/languages';
import { openStepBefore, type Progress } from '@vesta/domain/workflow/open-step';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { AppError } from '../../lib/app-error.ts';
import { translate } from '../../lib/translate.ts';
import type { OwnApplication } from '../access/access.ts';

/** Nobody gets past a step by typing the address of a later one or by calling ahead: the refusal names what is open. */
export function requireStepsBefore(
  application: OwnApplication,
  router: StepRouter,
  progress: Progress,
  language: Language,
): void {
  const open = openStepBefore(workflowFor(application), router, progress, application);
  if (!open) return;
  const values = { step: translate(language, open.label) };
  throw new AppError('STEP_MISSING', {
    values,
    fields: [
      { loc: ['workflow', open.router], code: 'step_missing', msg: translate(language, 'System.StepMissing', values) },
    ],
    detail: `${open.router} is open`,
  });
}
