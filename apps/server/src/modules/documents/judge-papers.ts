import type { Finding } from '@vesta/engine/checks/finding';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { breather } from '../../lib/breather.ts';
import { askEngine, type Judgement } from './ask-engine.ts';
import { type JudgedRow, judgedRows } from './judged-rows.ts';
import { loadApplicant } from './load-applicant.ts';
import { sayReading } from './say-reading.ts';
import { type StoredReading, sealReading } from './stored-reading.ts';
import { openVerdict, verdictColumns } from './verdict.ts';

export interface PapersJudged {
  readonly rows: readonly JudgedRow[];
  readonly findings: readonly Finding[];
}

/** A reading with what the rules now say; a finding about several papers stays with the first of them. */
export const withFindings = ({ id, reading }: JudgedRow, { findings, applicant }: Judgement): StoredReading => ({
  ...reading,
  findings: findings.filter(({ papers }) => papers[0] === id),
  applicant,
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has changed of a paper that was read before; null where nothing has. */
function changedColumns(house: Pick<House, 'vault'>, row: JudgedRow, judgement: Judgement) {
  const { reading, verdictSealed } = row;
  const next = withFindings(row, judgement);
  const said = sayReading(row, next, judgement.findings);
  const isRead = isSame([reading.findings, reading.applicant], [next.findings, next.applicant]);
  const isSaid = verdictSealed !== null && isSame(openVerdict(house, verdictSealed), said);
  if (isRead && isSaid) return null;
  return {
    ...(isRead ? {} : { inspectionSealed: sealReading(house, next) }),
    ...(isSaid ? {} : verdictColumns(house, said)),
  };
}

/**
 * Writes down what is now to be said of papers that were read before. Most judgements change little: whoever has a
 * hundred papers would else have each of them written a hundred times.
 */
export async function saveJudgement(
  house: Pick<House, 'vault'>,
  tx: Transaction,
  rows: readonly JudgedRow[],
  judgement: Judgement,
): Promise<void> {
  const breathe = breather();
  for (const row of rows) {
    await breathe();
    const changed = changedColumns(house, row, judgement);
    if (!changed) continue;
    await tx
      .update(documents)
      .set(changed)
      .where(and(eq(documents.id, row.id), isNull(documents.deletedAt)));
  }
}

/** Holds all papers of an application against each other and against what was entered, and writes down what it finds. */
export async function judgePapers(
  house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>,
  applicationId: string,
  options: { anew: boolean } = { anew: true },
): Promise<PapersJudged> {
  const loaded = await loadApplicant(house, applicationId);
  const rows = loaded ? await judgedRows(house, applicationId) : [];
  if (!loaded || rows.length === 0) return { rows, findings: [] };
  const judgement = await askEngine(house, loaded, rows, options);
  await inTransaction(house.database, (tx) => saveJudgement(house, tx, rows, judgement));
  return { rows, findings: judgement.findings };
}
