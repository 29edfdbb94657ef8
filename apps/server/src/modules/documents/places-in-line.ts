import type { House } from '../../house.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { parseDocument } from './parse-document.job.ts';

/** In the order in which they are taken. */
const PLACES = `
  select id, place::int from (
    select singleton_key as id, row_number() over (order by priority desc, created_on, id) as place
      from ${JOB_SCHEMA}.job where name = $1 and state < 'active') waiting
   where id = any($2)`;

/** How many papers of anybody are read before each of these; those that are being read, or have no order, are not in it. */
export async function placesInLine(
  { database }: Pick<House, 'database'>,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await database.pool.query<{ id: string; place: number }>(PLACES, [parseDocument.name, documentIds]);
  return new Map(rows.map(({ id, place }) => [id, place - 1]));
}
