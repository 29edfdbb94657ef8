import type { StepRouter } from '@vesta/domain/workflow/steps';
import { type ComponentType, lazy } from 'react';

/** Which screen a step shows. Each is its own chunk. */
export const stepScreens: Record<StepRouter, ComponentType> = {
  'sign-up': lazy(() => import('../steps/sign-up/sign-up.screen.tsx')),
  'verify-email': lazy(() => import('../steps/verify-email/verify-email.screen.tsx')),
  'resume-application': lazy(() => import('../steps/resume-application/resume-application.screen.tsx')),
  'personal-details': lazy(() => import('../steps/personal-details/personal-details.screen.tsx')),
  'additional-details': lazy(() => import('../steps/additional-details/additional-details.screen.tsx')),
  'mortgage-info': lazy(() => import('../steps/mortgage-info/mortgage-info.screen.tsx')),
  questionnaire: lazy(() => import('../steps/questionnaire/questionnaire.screen.tsx')),
  'current-address': lazy(() => import('../steps/current-address/current-address.screen.tsx')),
  'income-check': lazy(() => import('../steps/income-check/income-check.screen.tsx')),
  confirmation: lazy(() => import('../steps/confirmation/confirmation.screen.tsx')),
  'parsing-status': lazy(() => import('../steps/parsing-status/parsing-status.screen.tsx')),
  payment: lazy(() => import('../steps/payment/payment.screen.tsx')),
  result: lazy(() => import('../steps/result/result.screen.tsx')),
};
