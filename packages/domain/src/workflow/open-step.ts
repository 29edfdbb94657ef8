import { BY_BANK, identityProblem, takesBankIdentity } from '../documents/bank-identity.ts';
import { type DemandContext, demandsOf, missingDemands } from '../documents/demands.ts';
import { isStillParsing } from '../documents/groups.ts';
import type { DocumentRecord } from '../documents/record.ts';
import { isSalaried } from '../employment.ts';
import type { ApplicantRole } from '../roles.ts';
import { isItalian } from '../validation/italian.ts';
import { splitOtherIncomes } from '../validation/other-incomes.ts';
import { indexOfStep } from './navigation.ts';
import type { StepRouter } from './steps.ts';
import type { WorkflowStep } from './workflow.ts';

type Saved = Readonly<Record<string, unknown>> | null | undefined;

/** What was saved of each step that asks questions, under the names of their forms. */
export interface SavedAnswers {
  readonly personal_details?: Saved;
  readonly current_address?: Saved;
  readonly additional_details?: Saved;
  readonly questionnaire?: Saved;
  readonly mortgage_info?: Saved;
}

/** All that a person has done in the flow so far, as far as it decides how far they may go. */
export interface Progress {
  readonly answers: SavedAnswers;
  readonly documents: readonly DocumentRecord[];
  /** The declaration stands under the answers as they are now. */
  readonly isDeclared: boolean;
  readonly isPaid: boolean;
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const areThere = (saved: Saved, names: readonly string[]): boolean => names.every((name) => isThere(saved?.[name]));

const birth = ['nationality', 'dateOfBirth', 'placeOfBirth'];
const home = ['country', 'street', 'houseNum', 'city', 'postcode'];
const contract = ['typeOfContract', 'paychecksPerYear'];

/** In Italy the step has two parts and asks Italians for their fiscal code; in Germany the papers say it all. */
function isPersonDescribed(saved: Saved, { region }: DemandContext): boolean {
  if (region !== 'it') return isThere(saved);
  const needsFiscalCode = isItalian(String(saved?.nationality ?? ''));
  return areThere(saved, [...birth, ...home]) && (!needsFiscalCode || isThere(saved?.fiscalCode));
}

/** Papers that are still being read count as handed in; what becomes of them is looked at once they are read. */
function isIdentityThere(documents: readonly DocumentRecord[], { region }: DemandContext): boolean {
  const problem = identityProblem(documents, region);
  return problem === null || problem === 'Uploads.PleaseWaitFilesParsed';
}

/** Whoever lets their bank say who they are does so with the account, some steps later. */
const isLeftToBank = (saved: Saved, { region }: DemandContext): boolean =>
  takesBankIdentity(region) && saved?.idDocument === BY_BANK;

/** Whose flow it is. */
export interface FlowContext extends DemandContext {
  readonly role: ApplicantRole;
}

type Rule = (progress: Progress, context: FlowContext) => StepRouter | null;
const unless = (isDone: boolean, router: StepRouter): StepRouter | null => (isDone ? null : router);

/** Income papers may be handed in up to the moment at which they are all read; where that fails, the way is back. */
const papersRule: Rule = ({ answers, documents }, context) => {
  if (isStillParsing(documents)) return 'parsing-status';
  // Which letters are due follows from what somebody says they live from.
  const sources = splitOtherIncomes(String(answers.additional_details?.otherIncomes ?? ''));
  const demands = demandsOf({ ...context, sources });
  const isKnown = !isLeftToBank(answers.personal_details, context) || isIdentityThere(documents, context);
  return unless(isKnown && missingDemands(documents, demands).length === 0, 'income-check');
};

/** Per step, where something is left to do once it lies behind the person. Steps without a line leave nothing open. */
const rules: Partial<Record<StepRouter, Rule>> = {
  'personal-details': ({ answers, documents }, context) => {
    const { personal_details: saved } = answers;
    const isShown = isLeftToBank(saved, context) || isIdentityThere(documents, context);
    return unless(isPersonDescribed(saved, context) && isShown, 'personal-details');
  },
  // Other steps leave a line or two among these answers; the size of the household is asked for here alone.
  'additional-details': ({ answers }) =>
    unless(areThere(answers.additional_details, ['household_members_count']), 'additional-details'),
  'mortgage-info': ({ answers }) => unless(isThere(answers.mortgage_info), 'mortgage-info'),
  questionnaire: ({ answers }) => unless(isThere(answers.questionnaire), 'questionnaire'),
  'current-address': ({ answers }) => unless(isThere(answers.current_address), 'current-address'),
  // A rapid application and a guarantor have no earlier step that asks about the contract.
  'income-check': ({ answers }, { applicationType, employmentStatus, role }) => {
    const isAskedHere = applicationType === 'rapid' || role === 'guarantor';
    const isDone = !isAskedHere || !isSalaried(employmentStatus) || areThere(answers.additional_details, contract);
    return unless(isDone, 'income-check');
  },
  confirmation: ({ isDeclared }) => unless(isDeclared, 'confirmation'),
  'parsing-status': papersRule,
  payment: ({ isPaid }) => unless(isPaid, 'payment'),
};

/** The first step that has to be done before a given one can be reached; null when the way is free. */
export function openStepBefore(
  steps: readonly WorkflowStep[],
  router: StepRouter,
  progress: Progress,
  context: FlowContext,
): WorkflowStep | null {
  for (const step of steps.slice(0, Math.max(0, indexOfStep(steps, router)))) {
    const open = step.skip ? null : (rules[step.router]?.(progress, context) ?? null);
    if (open) return steps[indexOfStep(steps, open)] ?? step;
  }
  return null;
}
