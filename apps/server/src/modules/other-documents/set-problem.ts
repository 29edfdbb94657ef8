import { judgeIds } from '@vesta/domain/documents/judge-ids';
import type { DocumentMessage } from '@vesta/domain/documents/message';
import { chosenCombination } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { judgedRows } from '../documents/judged-rows.ts';
import { inWords } from '../documents/words.ts';
import { missingMonths } from '../income-check/missing-months.ts';
import { occupiedOf } from '../income-check/occupied-of.ts';

const idProblem = (all: readonly DocumentRecord[], language: Language): DocumentMessage | null => {
  const message_key = judgeIds(all, chosenCombination(all));
  if (!message_key) return null;
  // A side may still come; no usable paper at all is more than a warning.
  const blocker = message_key === 'Uploads.AtleastOneDocument';
  return { message_key, data: {}, blocker, rule: null, message: inWords(language, { message_key, data: {} }) };
};

/**
 * What is wrong with all papers of a kind together rather than with one of them: a side or months that are missing.
 * While one of them is being read nobody can tell.
 */
export async function setProblemOf(
  house: Pick<House, 'database' | 'vault'>,
  application: OwnApplication,
  { type }: DocumentRecord,
  all: readonly DocumentRecord[],
  language: Language,
): Promise<DocumentMessage | null> {
  if (all.some((one) => one.type === type && !one.isParsed)) return null;
  if (type === 'national_id') return idProblem(all, language);
  const rows = await judgedRows(house, application.id);
  const findings = rows.flatMap(({ reading }) => reading.findings);
  const occupied = occupiedOf(house, application);
  const gap = missingMonths(findings, rows, occupied, language).find(({ alternatives }) => alternatives[0] === type);
  if (!gap) return null;
  const { message_key, data, rule, message } = gap;
  return { message_key, data, rule, message, blocker: false };
}
