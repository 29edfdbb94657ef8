import type { House } from '../../../house.ts';
import { listReleases } from '../../release/list-releases.ts';
import type { Whose } from './export-tables.ts';

/** To whom something was given, for how long, and every look they took. */
export async function recipientsLog(house: Pick<House, 'database' | 'vault'>, { applicationIds }: Whose) {
  const log = [];
  for (const id of applicationIds) log.push({ application_id: id, releases: await listReleases(house, { id }) });
  return log;
}
