import type { StepRouter } from '@vesta/domain/workflow/steps';
import { type ComponentType, lazy } from 'react';

const NotBuilt = lazy(() => import('../steps/not-built/not-built.screen.tsx'));

/** Which screen a step shows. Each is its own chunk. */
export const stepScreens: Record<StepRouter, ComponentType> = {
  'sign-up': lazy(() => import('../steps/sign-up/sign-up.screen.tsx')),
  'verify-email': lazy(() => import('../steps/verify-email/verify-email.screen.tsx')),
  'resume-application': lazy(() => import('../steps/resume-application/resume-application.screen.tsx')),
  'personal-details': lazy(() => import('../steps/personal-details/personal-details.screen.tsx')),
  'additional-details': lazy(() => import('../steps/additional-details/additional-details.screen.tsx')),
  'mortgage-info': NotBuilt,
  questionnaire: NotBuilt,
  'current-address': lazy(() => import('../steps/current-address/current-address.screen.tsx')),
  'income-check': NotBuilt,
  confirmation: NotBuilt,
  'parsing-status': NotBuilt,
  payment: NotBuilt,
  result: NotBuilt,
};
