import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { Progress } from '@vesta/domain/workflow/open-step';
import { eq } from 'drizzle-orm';
import { reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { openAnswers } from '../applications/answers.ts';
import { isDeclared } from '../confirmation/is-declared.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { isSettled, paymentsOf } from '../payment/payments-of.ts';

type Needs = Pick<House, 'database' | 'vault'>;

async function hasReport({ database }: Needs, applicationId: string): Promise<boolean> {
  const rows = await database.orm
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.applicationId, applicationId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Papers that a report was made of stay good enough for it: an identity card that runs out later must not lock people
 * out of what they have paid for. The report itself says what has become of them.
 */
async function papersOf(house: Needs, { id, hasDocuments }: OwnApplication, language: Language) {
  if (!hasDocuments) return [];
  const papers = await listDocuments(house, id, language);
  if (!papers.some(({ hasError }) => hasError) || !(await hasReport(house, id))) return papers;
  return papers.map((paper): DocumentRecord => ({ ...paper, hasError: false }));
}

/** Everything that decides how far a person may go, read from what the server itself has kept. */
export async function loadProgress(house: Needs, application: OwnApplication, language: Language): Promise<Progress> {
  const answers = openAnswers(house, application.answersSealed);
  return {
    answers: { ...answers },
    documents: await papersOf(house, application, language),
    isDeclared: await isDeclared(house, application.id, answers),
    isPaid: application.lanPays || isSettled(await paymentsOf(house.database.orm, application.id)),
  };
}
