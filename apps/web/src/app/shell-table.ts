import type { Route } from '../lib/route.ts';

interface ShellParts {
  progress: boolean;
  footer: boolean;
  continueLater: boolean;
  signOut: boolean;
}

const errorPages = ['not-found', 'timeout', 'unauthorized'] as const;
const bare: readonly string[] = [...errorPages, 'partner-entry-point', 'bank-callback', 'desk'];
/** Steps before which there is nothing to come back to, or after which there is nothing left to do. */
const withoutLater: readonly string[] = ['sign-up', 'verify-email', 'resume-application', 'result'];

/** Steps that a person is on before the e-mail is confirmed. */
const withoutSession: readonly string[] = ['sign-up', 'verify-email'];

/** Which bars a page shows. */
export function shellPartsOf({
  page,
  step,
  applicationId,
}: Pick<Route, 'page' | 'step' | 'applicationId'>): ShellParts {
  const isStep = page === 'step' && step !== null;
  return {
    progress: isStep,
    footer: !bare.includes(page),
    signOut: isStep && applicationId !== null && !withoutSession.includes(step),
    continueLater: isStep && applicationId !== null && !withoutLater.includes(step),
  };
}
