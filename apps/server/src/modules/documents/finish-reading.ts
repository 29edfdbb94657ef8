import { dayIn } from '@vesta/domain/dates/day-in';
import { and, eq, isNull } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import { applicantOf } from './applicant-of.ts';
import { askEngine, type Judgement } from './ask-engine.ts';
import { judgePapers, saveJudgement, withFindings } from './judge-papers.ts';
import { type JudgedRow, judgedIds, judgedRows } from './judged-rows.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import type { DocumentRow } from './own-document.ts';
import { paperIndexes } from './paper-indexes.ts';
import { sayReading } from './say-reading.ts';
import { placeColumns, sortPaper } from './sort-paper.ts';
import { type StoredReading, sealReading } from './stored-reading.ts';
import { verdictColumns } from './verdict.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'log'>;

/** Without the rules the paper still counts with what its file alone told; the next judgement makes up for it. */
async function judgementOf(house: Needs, loaded: LoadedApplicant, rows: readonly JudgedRow[]): Promise<Judgement> {
  try {
    return await askEngine(house, loaded, rows, { anew: true });
  } catch {
    house.log.warn({ applicationId: loaded.applicationId }, 'papers could not be checked against each other');
    const findings = rows.flatMap(({ reading }) => reading.paper.findings);
    return { findings, applicant: applicantOf(loaded, dayIn(loaded.region, house.clock.now())) };
  }
}

/** Writes down what was read from a paper together with its verdict: it is either still being read or judged. */
export async function finishReading(
  house: Needs,
  loaded: LoadedApplicant,
  document: DocumentRow,
  read: StoredReading,
): Promise<void> {
  const { applicationId } = loaded;
  const { place, reading } = sortPaper(house, loaded, document, read);
  const others = await judgedRows(house, applicationId);
  const own: JudgedRow = {
    id: document.id,
    type: place.type,
    bankAbi: place.bank.abi,
    explained: [],
    reading,
    paper: reading.paper,
    corrections: {},
    verdictSealed: null,
  };
  const judgement = await judgementOf(house, loaded, [...others, own]);
  const isSaved = await inTransaction(house.database, async (tx) => {
    const next = withFindings(own, judgement);
    const [row] = await tx
      .update(documents)
      .set({
        parseStatus: reading.paper.readings.length > 0 || reading.problem === null ? 'parsed' : 'failed',
        parsedAt: house.clock.now(),
        inspectionSealed: sealReading(house, next),
        ...placeColumns(house, place),
        ...paperIndexes(house, next),
        ...verdictColumns(house, sayReading(own, next, judgement.findings)),
      })
      .where(and(eq(documents.id, own.id), isNull(documents.deletedAt), eq(documents.parseStatus, 'processing')))
      .returning({ id: documents.id });
    if (!row) return false;
    await saveJudgement(house, tx, others, judgement);
    await recordAct(tx, house.clock.now(), {
      actorKind: 'system',
      actorId: null,
      action: 'document.read',
      applicationId,
      subjectId: own.id,
      data: { type: place.type, verdict: reading.verdict },
    });
    return true;
  });
  // Another paper may have been finished while the rules were busy: neither knows of the other yet.
  const known = new Set([...others.map(({ id }) => id), own.id]);
  const now = isSaved ? await judgedIds(house, applicationId) : [];
  if (now.some((id) => !known.has(id))) await judgePapers(house, applicationId);
}
