import { QUERY_LANGUAGE } from '@vesta/domain/headers';
import { isLanguage } from '@vesta/domain/languages';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { accessOf } from '../access/guard.ts';

/**
 * Mails, receipts and papers go out in the language that a person reads now, which need not be the one they signed up
 * in. Only a page that names its language counts: what a browser would accept is no choice.
 */
export async function keepLanguage({ database }: Pick<House, 'database'>, request: FastifyRequest): Promise<void> {
  const language = (request.query as Record<string, unknown>)[QUERY_LANGUAGE];
  if (!isLanguage(language)) return;
  await database.orm
    .update(users)
    .set({ language })
    .where(and(eq(users.id, accessOf(request).user.id), ne(users.language, language)));
}
