import type { DocumentRecord, DocumentState } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import { placesInLine } from './places-in-line.ts';
import { listedRows } from './rows.ts';
import { toRecord } from './to-record.ts';

type Needs = Pick<House, 'database' | 'vault'>;

/** Every paper of an application, oldest first. */
export async function listDocuments(
  house: Needs,
  applicationId: string,
  language: Language,
): Promise<DocumentRecord[]> {
  const rows = await listedRows(house, applicationId);
  // Only while something is read: thousands ask for the list every two seconds.
  const unread = rows.filter(({ parseStatus }) => parseStatus === 'processing').map(({ id }) => id);
  const places = await placesInLine(house, unread);
  return rows.map((row) => ({ ...toRecord(house, row, language), ahead: places.get(row.id) ?? null }));
}

/** The same in the two lists of the state. One statement, small seals only: thousands may ask for it every two seconds. */
export async function documentStateOf(house: Needs, applicationId: string, language: Language): Promise<DocumentState> {
  const records = await listDocuments(house, applicationId, language);
  return {
    uploadedBankStatements: records.filter(({ type }) => type === 'bank_statement'),
    uploadedOtherDocuments: records.filter(({ type }) => type !== 'bank_statement'),
  };
}
