import type { DocumentType } from '@vesta/domain/documents/types';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { breather } from '../../lib/breather.ts';
import { openReviewed, withReviewed } from '../review/reviewed-values.ts';
import { openBank } from './chosen-bank.ts';
import { type Corrections, openCorrections, openExplanations } from './explanations.ts';
import { openReading, type StoredReading } from './stored-reading.ts';

/** A paper that was read, with what was read from it. */
export interface JudgedRow {
  readonly id: string;
  readonly type: DocumentType;
  readonly bankAbi: string | null;
  /** Rules that the applicant has explained. */
  readonly explained: readonly string[];
  readonly reading: StoredReading;
  /** The same paper with the values that a reviewer put in the place of misread ones: what rules and report go by. */
  readonly paper: StoredReading['paper'];
  /** What the applicant says that values on it should be. */
  readonly corrections: Corrections;
  /** What was said of it last. */
  readonly verdictSealed: Buffer | null;
}

const readPapersOf = (applicationId: string) =>
  and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt), isNotNull(documents.inspectionSealed));

/** Which papers have been read, without opening what was read from them. */
export async function judgedIds({ database }: Pick<House, 'database'>, applicationId: string): Promise<string[]> {
  const rows = await database.orm.select({ id: documents.id }).from(documents).where(readPapersOf(applicationId));
  return rows.map(({ id }) => id);
}

/** All papers of an application that have been read, oldest first; or only this one, which spares opening the others. */
export async function judgedRows(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
  only: string | null = null,
): Promise<JudgedRow[]> {
  const rows = await house.database.orm
    .select({
      id: documents.id,
      type: documents.type,
      bankSealed: documents.bankSealed,
      bankAbi: documents.bankAbi,
      bankName: documents.bankName,
      inspectionSealed: documents.inspectionSealed,
      explanationSealed: documents.explanationSealed,
      correctionsSealed: documents.correctionsSealed,
      reviewedSealed: documents.reviewedSealed,
      verdictSealed: documents.messageDataSealed,
    })
    .from(documents)
    .where(and(readPapersOf(applicationId), only === null ? undefined : eq(documents.id, only)))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  const opened: JudgedRow[] = [];
  const breathe = breather();
  for (const { id, type, verdictSealed, ...sealed } of rows) {
    if (!sealed.inspectionSealed) continue;
    await breathe();
    const reading = openReading(house, sealed.inspectionSealed);
    opened.push({
      id,
      type: type as DocumentType,
      bankAbi: openBank(house, sealed).abi,
      explained: openExplanations(house, sealed.explanationSealed).flatMap(({ rule }) => rule ?? []),
      reading,
      paper: withReviewed(reading.paper, openReviewed(house, sealed.reviewedSealed)),
      corrections: openCorrections(house, sealed.correctionsSealed),
      verdictSealed,
    });
  }
  return opened;
}
