import type { Language } from '@vesta/domain/languages';
import { indexOfStep, nextStep } from '@vesta/domain/workflow/navigation';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { AppError } from '../../lib/app-error.ts';
import { translate } from '../../lib/translate.ts';
import type { OwnApplication } from '../access/access.ts';

/** A step that somebody's flow passes over takes no answers from them: the refusal names the step that comes instead. */
export function requireAsked(application: OwnApplication, router: StepRouter, language: Language): void {
  const steps = workflowFor(application);
  const at = indexOfStep(steps, router);
  if (at >= 0 && !steps[at]?.skip) return;
  const next = steps[nextStep(steps, at) ?? -1];
  if (!next) throw new AppError('NOT_FOUND', { detail: 'this flow has no such step' });
  const values = { step: translate(language, next.label) };
  const msg = translate(language, 'System.StepNotAsked', values);
  throw new AppError('STEP_NOT_ASKED', {
    values,
    fields: [{ loc: ['workflow', next.router], code: 'step_not_asked', msg }],
    detail: `${router} is passed over`,
  });
}
