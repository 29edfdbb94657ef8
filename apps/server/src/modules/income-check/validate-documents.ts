import { isStillParsing } from '@vesta/domain/documents/groups';
import type { DocumentError, DocumentValidation } from '@vesta/domain/documents/income-check';
import type { DocumentMessage } from '@vesta/domain/documents/message';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { judgePapers, type PapersJudged } from '../documents/judge-papers.ts';
import { judgedRows } from '../documents/judged-rows.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { inWords } from '../documents/words.ts';
import { contractTold } from './contract-told.ts';
import { missingMonths } from './missing-months.ts';
import { missingPapers } from './missing-papers.ts';
import { notNeeded } from './not-needed.ts';
import { occupiedOf } from './occupied-of.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'log'>;

const globally = (message_key: string, language: Language): DocumentMessage => ({
  message_key,
  data: {},
  blocker: true,
  rule: null,
  message: inWords(language, { message_key, data: {} }),
});

const errorsOf = (documents: readonly DocumentRecord[]): DocumentError[] =>
  documents.flatMap(({ id, name, type, messages }) => {
    const [first] = messages.filter(({ blocker }) => blocker);
    return first ? [{ ...first, document_id: id, name, type }] : [];
  });

/** The rules have the last word on Continue; when they cannot be asked, what they said last still holds. */
async function judged(house: Needs, applicationId: string): Promise<PapersJudged> {
  try {
    return await judgePapers(house, applicationId);
  } catch {
    house.log.warn({ applicationId }, 'papers could not be checked on continue');
    const rows = await judgedRows(house, applicationId);
    return { rows, findings: rows.flatMap(({ reading }) => reading.findings) };
  }
}

/** Whether the papers are enough to go on, and if not, which are wrong, which are missing, and which months. */
export async function validateDocuments(
  house: Needs,
  application: OwnApplication,
  language: Language,
): Promise<DocumentValidation> {
  const before = await listDocuments(house, application.id, language);
  const occupied = occupiedOf(house, application);
  if (isStillParsing(before)) {
    const global_error = globally('Uploads.PleaseWaitFilesParsed', language);
    // What a connected account has made needless stays so while the next paper is being read.
    const known = await judgedRows(house, application.id);
    const not_needed = notNeeded(
      known.flatMap(({ reading }) => reading.findings),
      known,
      occupied,
    );
    return { success: false, document_errors: [], missing_documents: [], missing: [], not_needed, global_error };
  }
  const { rows, findings } = await judged(house, application.id);
  const documents = await listDocuments(house, application.id, language);
  const document_errors = errorsOf(documents);
  const papers = missingPapers(documents, occupied, language);
  const isWhollyMissing = (type: string) => papers.some(({ alternatives }) => alternatives.some((one) => one === type));
  const months = missingMonths(findings, rows, occupied, language).filter(
    ({ alternatives }) => !alternatives.some((type) => isWhollyMissing(type)),
  );
  const missing = [...papers, ...months];
  const count = document_errors.length + missing.filter(({ blocker }) => blocker).length;
  return {
    success: count === 0,
    document_errors,
    missing_documents: [...new Set(missing.flatMap(({ alternatives }) => alternatives[0] ?? []))],
    missing,
    not_needed: notNeeded(findings, rows, occupied),
    contract: contractTold(rows, documents),
    global_error: count > 1 ? globally('IncomeCheck.GlobalError', language) : null,
  };
}
