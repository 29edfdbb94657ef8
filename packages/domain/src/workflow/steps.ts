import type { ApplicantRole } from '../roles.ts';

export const stepRouters = [
  'sign-up',
  'verify-email',
  'resume-application',
  'personal-details',
  'additional-details',
  'mortgage-info',
  'questionnaire',
  'current-address',
  'income-check',
  'confirmation',
  'parsing-status',
  'payment',
  'result',
] as const;
export type StepRouter = (typeof stepRouters)[number];

export const isStepRouter = (value: unknown): value is StepRouter => stepRouters.includes(value as StepRouter);

/** Steps that come before there is an application to protect; they stand at the head of every workflow. */
export const beforeApplication = ['sign-up', 'verify-email', 'resume-application'] as const satisfies StepRouter[];

export const needsApplication = (router: StepRouter): boolean =>
  !(beforeApplication as readonly StepRouter[]).includes(router);

/** A resumed application never goes back to signing up: its first step is the one after the head. */
export const FIRST_APPLICATION_STEP = beforeApplication.length;

/** What decides whether a step is passed over. */
export interface SkipContext {
  role: ApplicantRole;
  lanPays: boolean;
  /** Somebody else of the household pays for this person too. */
  isCovered: boolean;
}

interface StepRow {
  /** Key of the step's short name in the progress bar. */
  labelKey: `Steps.${string}`;
  /** Walked through, but not a place of its own in the progress bar. */
  hidden?: true;
  skip?: (context: SkipContext) => boolean;
}

/** The one table of steps: server, guard, progress, next and back all read it. */
export const stepTable: Record<StepRouter, StepRow> = {
  'sign-up': { labelKey: 'Steps.SignUp' },
  'verify-email': { labelKey: 'Steps.VerifyEmail' },
  'resume-application': { labelKey: 'Steps.Resume', hidden: true },
  'personal-details': { labelKey: 'Steps.PersonalDetails' },
  // Guarantors vouch for a household; they do not describe their own.
  'additional-details': { labelKey: 'Steps.AdditionalDetails', skip: ({ role }) => role === 'guarantor' },
  // One home, one loan: whoever is invited into it does not describe it again.
  'mortgage-info': { labelKey: 'Steps.MortgageInfo', skip: ({ role }) => role !== 'main-applicant' },
  // It is a tenant who discloses to a landlord; a guarantor shows an income and no more.
  questionnaire: { labelKey: 'Steps.Questionnaire', skip: ({ role }) => role === 'guarantor' },
  'current-address': { labelKey: 'Steps.CurrentAddress' },
  'income-check': { labelKey: 'Steps.IncomeCheck' },
  confirmation: { labelKey: 'Steps.Confirmation' },
  // It passes by itself once all is read: with a number of its own the count would jump over it.
  'parsing-status': { labelKey: 'Steps.ParsingStatus', hidden: true },
  payment: { labelKey: 'Steps.Payment', skip: ({ lanPays, isCovered }) => lanPays || isCovered },
  result: { labelKey: 'Steps.Result' },
};
