import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

export async function revokeSession({ database, clock }: Pick<House, 'database' | 'clock'>, sessionId: string) {
  await database.orm.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.id, sessionId));
}
