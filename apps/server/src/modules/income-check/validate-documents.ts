import { isStillParsing } from '@vesta/domain/documents/groups';
import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import type { DocumentMessage } from '@vesta/domain/documents/message';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { judgePapers, type PapersJudged } from '../documents/judge-papers.ts';
import { judgedRows } from '../documents/judged-rows.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { inWords } from '../documents/words.ts';
import { contractTold } from './contract-told.ts';
import { notNeeded } from './not-needed.ts';
import { occupiedOf } from './occupied-of.ts';
import { standingOf } from './standing-of.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'log'>;

const globally = (message_key: string, language: Language): DocumentMessage => ({
  message_key,
  data: {},
  blocker: true,
  rule: null,
  message: inWords(language, { message_key, data: {} }),
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
  const papers = await judged(house, application.id);
  const documents = await listDocuments(house, application.id, language);
  const { errors, missing, needless, blockers } = standingOf(documents, papers, occupied, language);
  return {
    success: blockers === 0,
    document_errors: [...errors],
    missing_documents: [...new Set(missing.flatMap(({ alternatives }) => alternatives[0] ?? []))],
    missing: [...missing],
    not_needed: [...needless],
    contract: contractTold(papers.rows, documents),
    global_error: blockers > 1 ? globally('IncomeCheck.GlobalError', language) : null,
  };
}
