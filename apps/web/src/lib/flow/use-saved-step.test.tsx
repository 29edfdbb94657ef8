import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ApplicantRole } from '@vesta/domain/roles';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stage } from '../../../test/intake-stage.tsx';
import { session } from '../session.ts';
import { useFlow } from './flow.ts';
import { useSavedStep } from './use-saved-step.ts';

const ID = '0a7c0100-0000-4000-8000-000000000011';

beforeEach(() => session.start('token-1'));
afterEach(cleanup);

function Tracked() {
  useSavedStep();
  return <p>{useFlow().steps.length} steps</p>;
}

/** Somebody who was last at their details opens a step by its address. */
async function opens(step: string, role: ApplicantRole) {
  const workflow = workflowFor({
    region: 'de',
    applicationType: 'rent',
    employmentStatus: 'Employed',
    role,
    lanPays: false,
    isCovered: role !== 'main-applicant',
  });
  const application = { application_id: ID, listing_id: null, applicant_role: role, employment_status: 'Employed' };
  const saved = { step: 3, step_router: 'personal-details' };
  const { place } = stage(<Tracked />, {
    path: `/en/rent/fill/${ID}/${step}`,
    answers: {
      'GET /v1/state/': { body: { success: true, user: {}, application, ...saved } },
      'GET /v1/workflow/': { body: { success: true, workflow, hidden_routes: [] } },
    },
  });
  await screen.findByText(`${workflow.length} steps`);
  return place;
}

test('FLOW-04 a step that is not a guarantor’s leads on to where they stand, whichever address was typed', async () => {
  const place = await opens('additional-details', 'guarantor');
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
});

test('FLOW-04 whoever is asked that step stays on it', async () => {
  const place = await opens('additional-details', 'main-applicant');
  expect(place.now).toBe(`/en/rent/fill/${ID}/additional-details`);
});
