import type { Listing } from '@vesta/domain/listing';
import type { ApplicationState } from '@vesta/domain/state';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import type { WorkflowStep } from '@vesta/domain/workflow/workflow';
import { createContext, useContext } from 'react';

/** Where the person stands in the flow, and the ways on and back. */
export interface Flow {
  steps: readonly WorkflowStep[];
  /** The steps are on their way; without an occupation there are none to come. */
  stepsLoading: boolean;
  /** Index of the step on screen; -1 before the flow has begun. */
  currentStep: number;
  listing: Listing | null;
  listingLoading: boolean;
  listingUnknown: boolean;
  state: ApplicationState | null;
  stateLoading: boolean;
  /** From the declaration to a step before it: the next Continue leads back. `field` is what is to be looked at there. */
  goTo(router: StepRouter, applicationId?: string | null, field?: string): void;
  /** To the next step that is not skipped; nothing happens at the last one. */
  next(applicationId?: string | null): void;
  /** To the step before, or to the start of the flow. */
  back(): void;
  /** Shows the page in the colours of a listing that its address does not name. */
  dressAs(listingId: string | null): void;
}

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('useFlow needs the flow of the page around it');
  return flow;
}
