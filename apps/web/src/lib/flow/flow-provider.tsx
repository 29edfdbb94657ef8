import { indexOfStep, nextStep, previousStep } from '@vesta/domain/workflow/navigation';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useRoute } from '../use-route.ts';
import { type Flow, FlowContext } from './flow.ts';
import { useInvitedListingQuery, useListingQuery, useStateQuery, useWorkflowQuery } from './flow-queries.ts';
import { sentBack } from './sent-back.ts';
import { startDraft } from './start-draft.ts';
import { atPart } from './start-part.ts';

/** Loads state, workflow and listing once and derives everything else from the one table of steps. */
export function FlowProvider({ children }: { children: ReactNode }) {
  const route = useRoute();
  const navigate = useNavigate();
  const { data: state = null, isLoading: stateLoading } = useStateQuery();
  const draft = startDraft.read();
  const [dress, dressAs] = useState<string | null>(null);
  const isBegun = route.page === 'step' || route.page === 'occupation';
  // Of an application the server says which home it is for, even where that is none.
  const { data: invited } = useInvitedListingQuery(isBegun && !state && route.listingId === null);
  const ofApplication = state ? state.application.listing_id : invited;
  const listingId = dress ?? route.listingId ?? ofApplication ?? (route.page === 'step' ? draft.listingId : null);
  const { data: loaded, isLoading: listingLoading } = useListingQuery(listingId);
  const occupation = state?.application.employment_status ?? (stateLoading ? null : draft.employmentStatus);
  const { data: workflow, isLoading: workflowLoading } = useWorkflowQuery(
    route.page === 'step' ? occupation : null,
    listingId,
  );

  const flow = useMemo<Flow>(() => {
    const steps = workflow?.workflow ?? [];
    const currentStep = route.step ? indexOfStep(steps, route.step) : -1;
    // Until the next page is drawn, this one can be pressed again: the way back must not lead to that page twice.
    let leaving: string | null = null;
    const show = (router: StepRouter, applicationId = route.applicationId, field?: string) => {
      const to = `${paths.step({ ...route, applicationId }, router)}${field ? `#${field}` : ''}`;
      navigate(to, { replace: to === leaving });
      leaving = to;
    };
    const declaration = indexOfStep(steps, 'confirmation');
    const stepAt = (index: number | null) => (index === null ? undefined : steps[index]?.router);
    return {
      steps,
      stepsLoading: stateLoading || workflowLoading,
      currentStep,
      listing: loaded?.listing ?? null,
      listingLoading,
      listingUnknown: loaded?.unknown ?? false,
      state,
      stateLoading,
      goTo: (router, applicationId, field) => {
        if (route.step === 'confirmation' && indexOfStep(steps, router) < declaration)
          sentBack.keep(route.applicationId);
        show(router, applicationId, field);
      },
      dressAs,
      next: (applicationId) => {
        const isDueBack = sentBack.take(route.applicationId) && currentStep < declaration;
        const router = stepAt(isDueBack ? declaration : nextStep(steps, currentStep));
        if (router) show(router, applicationId);
      },
      back: () => {
        const router = stepAt(previousStep(steps, currentStep));
        if (router) show(router);
        else
          navigate(
            paths.occupation(route.language, route.typeInPath ? route.applicationType : null, listingId),
            atPart('status'),
          );
      },
    };
  }, [workflow, workflowLoading, route, navigate, loaded, listingLoading, state, stateLoading, listingId]);

  return <FlowContext value={flow}>{children}</FlowContext>;
}
