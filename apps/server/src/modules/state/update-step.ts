import type { StepUpdate } from '@vesta/domain/state';
import { indexOfStep } from '@vesta/domain/workflow/navigation';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';

/** Keeps the step under its name; the number is taken from our own table, because a client may hold an older one. */
export async function updateStep(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { application }: Access & { application: OwnApplication },
  { step_router: router }: StepUpdate,
): Promise<void> {
  const index = indexOfStep(workflowFor(application), router);
  if (index < 0) throw new AppError('STATE_UPDATE_FAILED', { detail: `no step ${router} in this workflow` });
  await database.orm
    .update(applications)
    .set({ step: index, stepRouter: router, updatedAt: clock.now() })
    .where(eq(applications.id, application.id));
}
