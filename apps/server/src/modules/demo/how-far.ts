import { openStepBefore } from '@vesta/domain/workflow/open-step';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { type PersonaName, personas } from '../../db/seed/personas.ts';
import type { House } from '../../house.ts';
import { ownApplications } from '../my-data/own-applications.ts';
import { loadProgress } from '../workflow/load-progress.ts';

type Needs = Pick<House, 'database' | 'config' | 'vault'>;

/** The first step that an invented person has not done; null when all are, or the application is gone. */
export async function openStepOf(house: Needs, name: PersonaName): Promise<StepRouter | null> {
  const { userId, applicationId, language } = personas[name];
  const own = (await ownApplications(house, userId)).find(({ application }) => application.id === applicationId);
  if (!own) return null;
  const progress = await loadProgress(house, own.application, language);
  return openStepBefore(workflowFor(own.application), 'result', progress, own.application)?.router ?? null;
}
