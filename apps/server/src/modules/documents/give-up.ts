import { and, eq, isNull } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { type Said, verdictColumns } from './verdict.ts';

/** Ends the reading of a paper with an error that the person can act on: nobody waits for ever. */
export async function giveUp(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  documentId: string,
  said: Said,
): Promise<void> {
  await house.database.orm
    .update(documents)
    .set({
      parseStatus: 'failed',
      parsedAt: house.clock.now(),
      ...verdictColumns(house, { messages: [said], recognised: null }),
    })
    .where(and(eq(documents.id, documentId), isNull(documents.deletedAt), eq(documents.parseStatus, 'processing')));
}
