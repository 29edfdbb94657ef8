import { useEffect } from 'react';
import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';
import { logFailure } from '../../lib/log.ts';
import type { Saved } from './personal-details.mapping.ts';
import type { Part } from './use-part.ts';

/** Keeps which part is on screen, whichever way it got there, so that the person finds it again on another device. */
export function useSubStepReport(part: Part, saved: Saved): void {
  const save = useSaveAnswers('/v1/personal-details/submit/sub-step', 'personal_details');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the part changes, and not when it was saved
  useEffect(() => {
    if (!saved || saved.subStep === part) return;
    save({ subStep: part }).catch((error) => logFailure('part of the step not saved', error));
  }, [part]);
}
