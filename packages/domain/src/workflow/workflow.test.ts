import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationTypes } from '../application-types.ts';
import { employmentStatuses } from '../employment.ts';
import { regionCodes } from '../regions/codes.ts';
import { applicantRoles } from '../roles.ts';
import { nextStep, previousStep, progressOf, resumeStep, savedStepIndex } from './navigation.ts';
import { workflowAnswer } from './schema.ts';
import {
  beforeApplication,
  FIRST_APPLICATION_STEP,
  isStepRouter,
  needsApplication,
  stepRouters,
  stepTable,
} from './steps.ts';
import { hiddenRoutes, type WorkflowContext, workflowFor } from './workflow.ts';

const base: WorkflowContext = {
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
};
const routers = (context: Partial<WorkflowContext> = {}) => workflowFor({ ...base, ...context }).map((s) => s.router);
const anyContext = fc.record({
  region: fc.constantFrom(...regionCodes),
  applicationType: fc.constantFrom(...applicationTypes),
  employmentStatus: fc.constantFrom(...employmentStatuses),
  role: fc.constantFrom(...applicantRoles),
  lanPays: fc.boolean(),
  isCovered: fc.boolean(),
});

describe('FLOW-01 the workflow table', () => {
  test('Italian rent has no separate address and no self-disclosure', () => {
    expect(routers()).toEqual([
      ...beforeApplication,
      'personal-details',
      'additional-details',
      'income-check',
      'confirmation',
      'parsing-status',
      'payment',
      'result',
    ]);
  });

  test('German rent asks the self-disclosure and the current address', () => {
    expect(routers({ region: 'de' }).slice(3, 8)).toEqual([
      'personal-details',
      'additional-details',
      'questionnaire',
      'current-address',
      'income-check',
    ]);
  });

  test('a mortgage asks about the property in both regions', () => {
    for (const region of regionCodes) {
      expect(routers({ region, applicationType: 'mortgage' })).toContain('mortgage-info');
      expect(routers({ region, applicationType: 'mortgage' })).not.toContain('questionnaire');
    }
  });

  test('an occupation that a region does not know has no workflow', () => {
    expect(workflowFor({ ...base, employmentStatus: 'Pirate' as never })).toEqual([]);
  });

  test('every workflow begins with signing up, ends with the report and names no step twice', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const steps = routers(context);
        expect(steps.slice(0, 3)).toEqual([...beforeApplication]);
        expect(steps.at(-1)).toBe('result');
        expect(new Set(steps).size).toBe(steps.length);
      }),
    );
  });
});

describe('FLOW-04 skipping', () => {
  test('guarantors skip the household, nobody else does', () => {
    const skipped = (role: WorkflowContext['role']) =>
      workflowFor({ ...base, role }).find((s) => s.router === 'additional-details')?.skip;
    expect([skipped('guarantor'), skipped('main-applicant'), skipped('co-applicant')]).toEqual([true, false, false]);
  });

  test('guarantors disclose nothing to a landlord; only the main applicant describes what is bought', () => {
    const skipped = (router: string, context: Partial<WorkflowContext>) =>
      applicantRoles.filter(
        (role) => workflowFor({ ...base, ...context, role }).find((s) => s.router === router)?.skip,
      );
    expect(skipped('questionnaire', { region: 'de' })).toEqual(['guarantor']);
    for (const region of regionCodes)
      expect(skipped('mortgage-info', { region, applicationType: 'mortgage' })).toEqual(['co-applicant', 'guarantor']);
  });

  test('payment is skipped exactly when the listing pays, or the main applicant for the household', () => {
    expect(hiddenRoutes(workflowFor({ ...base, isCovered: true }))).toEqual([
      'resume-application',
      'parsing-status',
      'payment',
    ]);
    expect(hiddenRoutes(workflowFor({ ...base, lanPays: true }))).toEqual([
      'resume-application',
      'parsing-status',
      'payment',
    ]);
    expect(hiddenRoutes(workflowFor(base))).toEqual(['resume-application', 'parsing-status']);
  });
});

describe('FLOW-02 OCC-05 ways on and back', () => {
  test('next and previous pass over skipped steps and end at the ends', () => {
    const steps = workflowFor({ ...base, role: 'guarantor', lanPays: true });
    const at = (router: string) => steps.findIndex((s) => s.router === router);
    expect(nextStep(steps, at('personal-details'))).toBe(at('income-check'));
    expect(previousStep(steps, at('income-check'))).toBe(at('personal-details'));
    expect(nextStep(steps, at('parsing-status'))).toBe(at('result'));
    expect(nextStep(steps, at('result'))).toBeNull();
    expect(previousStep(steps, 0)).toBeNull();
  });

  test('going on and back again leads to where one was', () => {
    fc.assert(
      fc.property(anyContext, fc.nat(12), (context, from) => {
        const steps = workflowFor(context);
        if (!steps[from] || steps[from].skip) return;
        const next = nextStep(steps, from);
        if (next !== null) expect(previousStep(steps, next)).toBe(from);
      }),
    );
  });
});

describe('RES-04 resuming', () => {
  test('step 0 is bumped to 3, where the application itself begins', () => {
    const steps = workflowFor(base);
    expect(FIRST_APPLICATION_STEP).toBe(3);
    expect([0, 1, 2, 3, 5].map((saved) => resumeStep(steps, saved))).toEqual([3, 3, 3, 3, 5]);
  });

  test('a saved step is found by its name first, by its number when the name is gone', () => {
    const steps = workflowFor(base);
    expect(savedStepIndex(steps, { step: 9, stepRouter: 'income-check' })).toBe(5);
    expect(savedStepIndex(steps, { step: 4, stepRouter: 'questionnaire' })).toBe(4);
  });

  test('nobody lands on a step that is passed over or does not exist', () => {
    fc.assert(
      fc.property(anyContext, fc.integer({ min: -5, max: 40 }), (context, saved) => {
        const steps = workflowFor(context);
        expect(steps[resumeStep(steps, saved)]?.skip).toBe(false);
      }),
    );
  });
});

describe('SHELL-03 progress', () => {
  test('hidden and skipped steps have no place; done, now and ahead follow the current step', () => {
    const steps = workflowFor({ ...base, lanPays: true });
    const shown = progressOf(steps, 5);
    expect(shown.map((s) => s.router)).not.toContain('resume-application');
    expect(shown.map((s) => s.router)).not.toContain('payment');
    expect(shown.map((s) => s.state)).toEqual(['done', 'done', 'done', 'done', 'now', 'ahead', 'ahead']);
  });

  test('on a hidden step the visible one before it stays the current one', () => {
    const shown = progressOf(workflowFor(base), 2);
    expect(shown.find((s) => s.state === 'now')?.router).toBe('verify-email');
  });

  test('the analysis stands in the place of the declaration, under a name of its own', () => {
    const steps = workflowFor(base);
    const at = (router: string) =>
      progressOf(
        steps,
        steps.findIndex((step) => step.router === router),
      ).flatMap(({ router: place, label }) => (place === 'confirmation' ? label : []));
    expect([...at('confirmation'), ...at('parsing-status'), ...at('payment')]).toEqual([
      'Steps.Confirmation',
      'Steps.ParsingStatus',
      'Steps.Confirmation',
    ]);
  });

  test('the count goes on by one from the declaration to the payment, though the analysis lies between', () => {
    const steps = workflowFor(base);
    const placeAt = (router: string) =>
      progressOf(
        steps,
        steps.findIndex((step) => step.router === router),
      ).findIndex(({ state }) => state === 'now');
    const declared = placeAt('confirmation');
    expect([placeAt('parsing-status'), placeAt('payment')]).toEqual([declared, declared + 1]);
  });

  test('exactly one step is the current one, all before it are done, all after it ahead', () => {
    fc.assert(
      fc.property(anyContext, fc.nat(12), (context, current) => {
        const order = progressOf(workflowFor(context), current).map((s) => s.state);
        expect(order.filter((state) => state === 'now')).toHaveLength(1);
        expect(order.join()).toMatch(/^(done,)*now(,ahead)*$/);
      }),
    );
  });
});

describe('the names of steps', () => {
  test('are those of the table, and nothing else is one', () => {
    expect([...stepRouters].sort()).toEqual(Object.keys(stepTable).sort());
    expect([isStepRouter('payment'), isStepRouter('another'), isStepRouter(3)]).toEqual([true, false, false]);
  });

  test('those before there is an application need none; all others do', () => {
    expect(stepRouters.filter((router) => !needsApplication(router))).toEqual([...beforeApplication]);
  });

  test('an answer with steps is one that worked', () => {
    const answer = { workflow: workflowFor(base), hidden_routes: ['resume-application'] };
    expect(workflowAnswer.safeParse({ ...answer, success: true }).success).toBe(true);
    expect(workflowAnswer.safeParse({ ...answer, success: false }).success).toBe(false);
  });
});

describe('at the edges of a workflow', () => {
  const [first, second] = ['sign-up', 'verify-email'].map((router) => ({
    router: router as 'sign-up',
    label: '',
    hidden: false,
    skip: false,
  }));
  const two = first && second ? [first, second] : [];

  test('the step behind the first is the second, and before the second comes the first', () => {
    expect([nextStep(two, -1), nextStep(two, 0), nextStep(two, 1)]).toEqual([0, 1, null]);
    expect([previousStep(two, 1), previousStep(two, 0)]).toEqual([0, null]);
  });

  test('a step that is saved by the name of the first one is found', () => {
    expect(savedStepIndex(two, { step: 1, stepRouter: 'sign-up' })).toBe(0);
  });

  test('on the first step it is the current one and the second lies ahead', () => {
    expect(progressOf(two, 0).map(({ state }) => state)).toEqual(['now', 'ahead']);
    expect(progressOf(two, 1).map(({ state }) => state)).toEqual(['done', 'now']);
  });

  test('resuming at the first own step, or right before it, is that step', () => {
    const steps = workflowFor(base);
    expect([FIRST_APPLICATION_STEP - 1, FIRST_APPLICATION_STEP].map((saved) => resumeStep(steps, saved))).toEqual([
      FIRST_APPLICATION_STEP,
      FIRST_APPLICATION_STEP,
    ]);
    expect(resumeStep(steps, 99)).toBe(steps.length - 1);
  });
});
