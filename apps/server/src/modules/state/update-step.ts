import type { Language } from '@vesta/domain/languages';
import type { StepUpdate } from '@vesta/domain/state';
import { indexOfStep } from '@vesta/domain/workflow/navigation';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { and, eq, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { loadProgress } from '../workflow/load-progress.ts';
import { requireStepsBefore } from '../workflow/require-steps-before.ts';

/** Keeps the step under its name; the number is taken from our own table, because a client may hold an older one. Nobody
 * is remembered beyond the first step that is still open; going back is free. */
export async function updateStep(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { application }: Access & { application: OwnApplication },
  { step_router: router }: StepUpdate,
  language: Language,
): Promise<void> {
  const { database, clock } = house;
  const index = indexOfStep(workflowFor(application), router);
  if (index < 0) throw new AppError('STATE_UPDATE_FAILED', { detail: `no step ${router} in this workflow` });
  requireStepsBefore(application, router, await loadProgress(house, application, language), language);
  await database.orm
    .update(applications)
    .set({ step: index, stepRouter: router, updatedAt: clock.now() })
    .where(and(eq(applications.id, application.id), isNull(applications.deletedAt)));
}
