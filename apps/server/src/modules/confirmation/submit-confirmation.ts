import { and, eq, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { openAnswers } from '../applications/answers.ts';
import { loadProgress } from '../workflow/load-progress.ts';
import { requireStepsBefore } from '../workflow/require-steps-before.ts';
import { declaredAnswers } from './declared-answers.ts';
import { type Declarant, recordDeclaration } from './record-declaration.ts';
import { requireStep } from './require-step.ts';

/** Declares everything that was answered so far to be true. */
export async function submitConfirmation(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  declarant: Declarant,
): Promise<void> {
  const {
    access: { application },
    language,
  } = declarant;
  requireStep(application, 'confirmation');
  const progress = await loadProgress(house, application, language);
  await inTransaction(house.database, async (tx) => {
    // Read under the lock: what is signed are the answers as they stand now, not as they stood when the call began.
    const [row] = await tx
      .select({ sealed: applications.answersSealed })
      .from(applications)
      .where(and(eq(applications.id, application.id), isNull(applications.deletedAt)))
      .for('update');
    if (!row) throw new AppError('UNAUTHORIZED', { detail: 'the application is gone' });
    const answers = openAnswers(house, row.sealed);
    requireStepsBefore(application, 'confirmation', { ...progress, answers: { ...answers } }, language);
    await recordDeclaration(house, tx, 'confirmation', declarant, declaredAnswers(answers));
  });
}
