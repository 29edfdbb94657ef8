import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { assertPaid } from '../payment/assert-paid.ts';
import { loadProgress } from './load-progress.ts';
import { requireStepsBefore } from './require-steps-before.ts';

/** The gate in front of every result: paid for, and no step of the person's own flow left open. */
export async function requireReportReady(
  house: Pick<House, 'database' | 'vault'>,
  access: Access & { application: OwnApplication },
  language: Language,
): Promise<void> {
  await assertPaid(house, access);
  requireStepsBefore(access.application, 'result', await loadProgress(house, access.application, language), language);
}
