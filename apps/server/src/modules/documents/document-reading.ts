import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { openReviewed } from '../review/reviewed-values.ts';
import { openCorrections, openExplanations } from './explanations.ts';
import { factsOf } from './facts-of.ts';
import { findingsOf } from './findings-of.ts';
import { judgedRows } from './judged-rows.ts';
import { type DocumentRow, ownDocument } from './own-document.ts';
import { ownRecord } from './own-record.ts';
import { rowsOf } from './rows-of.ts';

interface Wanted {
  readonly language: Language;
  readonly everything?: boolean;
  /** What stands on the paper, and not what the rules say: all that a list of papers shows. */
  readonly factsOnly?: boolean;
}

/** What was read from a paper and what the rules say of it, for its owner or for whoever reviews it. */
export async function readingOfPaper(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
  documentId: string,
  { language, everything = false, factsOnly = false }: Wanted,
): Promise<DocumentReading> {
  const { document } = await ownRecord(
    house,
    { application: { id: applicationId }, handover: null },
    documentId,
    language,
  );
  if (!document.isParsed) throw new AppError('DOCUMENT_NOT_READ');
  const row = await ownDocument(house.database.orm, applicationId, documentId);
  // A finding about several papers is kept with one of them: who wants findings has all papers opened.
  const rows = await judgedRows(house, applicationId, factsOnly ? documentId : null);
  const readings = rows.map(({ reading }) => reading);
  const own = readings.find(({ paper }) => paper.id === documentId);
  const explanations = openExplanations(house, row.explanationSealed);
  return {
    success: true,
    document,
    document_type: own?.type ?? null,
    country: own?.country ?? null,
    pages: (own?.pages ?? []).map(({ number, shownWidth, shownHeight, frame = null }) => ({
      number,
      width: shownWidth,
      height: shownHeight,
      frame: frame && [...frame],
    })),
    facts: own ? factsOf(own, changesOf(house, row), language) : [],
    findings: own && !factsOnly ? findingsOf(documentId, readings, { explanations, language, everything }) : [],
    rows: own ? rowsOf(own) : [],
    bookings: own?.paper.readings.reduce((sum, { transactions }) => sum + transactions.length, 0) ?? 0,
  };
}

const changesOf = (house: Pick<House, 'vault'>, row: DocumentRow) => ({
  corrections: openCorrections(house, row.correctionsSealed),
  reviewed: openReviewed(house, row.reviewedSealed),
});

/** The same for the owner of the paper. The look is recorded. */
export async function documentReadingOf(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  wanted: Pick<Wanted, 'language' | 'factsOnly'>,
): Promise<DocumentReading> {
  const reading = await readingOfPaper(house, application.id, documentId, wanted);
  await recordAct(house.database.orm, house.clock.now(), {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'document.reading.viewed',
    applicationId: application.id,
    subjectId: documentId,
  });
  return reading;
}
