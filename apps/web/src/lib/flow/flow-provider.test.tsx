import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type WorkflowContext, workflowFor } from '@vesta/domain/workflow/workflow';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stage } from '../../../test/intake-stage.tsx';
import { session } from '../session.ts';
import { useFlow } from './flow.ts';

const ID = '0a7c0100-0000-4000-8000-000000000011';

beforeEach(() => {
  window.sessionStorage.clear();
  session.start('token-1');
});
afterEach(cleanup);

function Ways() {
  const { back, next, goTo, steps } = useFlow();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={back}>
        Back of {steps.length}
      </button>
      <button type="button" onClick={() => next()}>
        Next
      </button>
      <button type="button" onClick={() => goTo('personal-details')}>
        Edit
      </button>
      <button
        type="button"
        onClick={() => {
          next();
          next();
        }}
      >
        Twice
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Browser
      </button>
    </>
  );
}

async function at(step: string, context: Partial<WorkflowContext> = {}) {
  const workflow = workflowFor({
    region: 'it',
    applicationType: 'rent',
    employmentStatus: 'Employed',
    role: 'main-applicant',
    lanPays: false,
    isCovered: false,
    ...context,
  });
  const application = {
    application_id: ID,
    listing_id: null,
    applicant_role: context.role ?? 'main-applicant',
    employment_status: 'Employed',
  };
  const { place } = stage(<Ways />, {
    path: `/en/rent/fill/${ID}/${step}`,
    answers: {
      'GET /v1/state/': { body: { success: true, user: {}, application, step: 3, step_router: step } },
      'GET /v1/workflow/': { body: { success: true, workflow, hidden_routes: [] } },
    },
  });
  await screen.findByRole('button', { name: `Back of ${workflow.length}` });
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  return { press, isAt: (path: string) => waitFor(() => expect(place.now).toBe(path)) };
}

test('OCC-05 Back leads to the step before', async () => {
  const { press, isAt } = await at('income-check');
  await press(/^Back/);
  await isAt(`/en/rent/fill/${ID}/additional-details`);
});

test('OCC-05 FLOW-04 Back and Next pass over steps that are skipped', async () => {
  const { press, isAt } = await at('income-check', { role: 'guarantor' });
  await press(/^Back/);
  await isAt(`/en/rent/fill/${ID}/personal-details`);
  await press(/^Next/);
  await isAt(`/en/rent/fill/${ID}/income-check`);
});

test('OCC-05 before the first step Back leads to the start of the flow', async () => {
  const { press, isAt } = await at('sign-up');
  await press(/^Back/);
  await isAt('/en/rent/fill/occupation');
});

test('FLOW-02 nothing happens at the last step', async () => {
  const { press, isAt } = await at('result');
  await press(/^Next/);
  await isAt(`/en/rent/fill/${ID}/result`);
});

test('FLOW-02 who leaves the declaration to change one thing is led back to it, once', async () => {
  const { press, isAt } = await at('confirmation');
  await press(/^Edit/);
  await isAt(`/en/rent/fill/${ID}/personal-details`);
  await press(/^Next/);
  await isAt(`/en/rent/fill/${ID}/confirmation`);
  await press(/^Next/);
  await isAt(`/en/rent/fill/${ID}/parsing-status`);
});

test('FLOW-02 who walks back from the declaration by themselves walks on step by step', async () => {
  const { press, isAt } = await at('confirmation');
  await press(/^Back/);
  await isAt(`/en/rent/fill/${ID}/income-check`);
  await press(/^Back/);
  await isAt(`/en/rent/fill/${ID}/additional-details`);
  await press(/^Next/);
  await isAt(`/en/rent/fill/${ID}/income-check`);
});

function Dressed() {
  const { dressAs, listing } = useFlow();
  return (
    <button type="button" onClick={() => dressAs('flat-1')}>
      {listing?.company.name ?? 'Vesta'}
    </button>
  );
}

test('a page whose address names no listing can be shown in the colours of one', async () => {
  const listing = { id: 'flat-1', company: { name: 'Ortica' } };
  stage(<Dressed />, {
    path: '/en/released-report',
    answers: { 'GET /v1/workflow/listing-info': { body: { success: true, listing } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vesta' }));
  expect(await screen.findByRole('button', { name: 'Ortica' })).toBeTruthy();
});

test('Continue pressed again before the next step is there leaves one way back, not two', async () => {
  const { press, isAt } = await at('income-check');
  await press(/^Twice/);
  await isAt(`/en/rent/fill/${ID}/confirmation`);
  await press(/^Browser/);
  await isAt(`/en/rent/fill/${ID}/income-check`);
});
