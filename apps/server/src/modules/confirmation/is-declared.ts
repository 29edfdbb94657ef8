import { and, desc, eq } from 'drizzle-orm';
import { declarations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { DECLARATION_SIGNATURE } from '../../lib/vault/contexts.ts';
import type { Answers } from '../applications/answers.ts';
import { declaredAnswers } from './declared-answers.ts';
import { digestOf, type Signature } from './record-declaration.ts';

/** Whether the last declaration stands under these very answers: a signature does not cover what was changed later. */
export async function isDeclared(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  applicationId: string,
  answers: Answers,
): Promise<boolean> {
  const [last] = await database.orm
    .select({ sealed: declarations.signatureSealed })
    .from(declarations)
    .where(and(eq(declarations.applicationId, applicationId), eq(declarations.kind, 'confirmation')))
    .orderBy(desc(declarations.createdAt))
    .limit(1);
  return (
    last !== undefined &&
    vault.openJson<Signature>(last.sealed, DECLARATION_SIGNATURE).digest === digestOf(declaredAnswers(answers))
  );
}
