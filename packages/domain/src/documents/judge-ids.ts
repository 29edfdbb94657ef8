import type { IdCombination } from './id-upload-options.ts';
import { missingSides, usableIds } from './missing-sides.ts';
import type { DocumentRecord } from './record.ts';

export const idProblems = [
  'Uploads.PleaseWaitFilesParsed',
  'Uploads.AtleastOneDocument',
  'Uploads.UploadMissingDocuments',
] as const;
export type IdProblem = (typeof idProblems)[number];

/** What keeps a person from going on with their identity papers; null when nothing does. */
export function judgeIds(documents: readonly DocumentRecord[], combination: IdCombination | null): IdProblem | null {
  const ids = documents.filter(({ type }) => type === 'national_id');
  if (ids.some(({ isParsed }) => !isParsed)) return 'Uploads.PleaseWaitFilesParsed';
  if (usableIds(ids).length === 0) return 'Uploads.AtleastOneDocument';
  return missingSides(ids, combination).length > 0 ? 'Uploads.UploadMissingDocuments' : null;
}
