import type { DocumentRecord, DocumentState } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { Handover } from '../access/access.ts';
import { placesInLine } from './places-in-line.ts';
import { type ListedRow, listedRows } from './rows.ts';
import { toRecord } from './to-record.ts';

type Needs = Pick<House, 'database' | 'vault'>;

/** A phone sees the kind that it was called for, and what it brought itself. */
const isShownTo = (handover: Handover | null, { type, handoverId }: ListedRow): boolean =>
  handover === null || type === handover.type || handoverId === handover.id;

/** Every paper of an application, oldest first; to a phone, those that it may see. */
export async function listDocuments(
  house: Needs,
  applicationId: string,
  language: Language,
  handover: Handover | null = null,
): Promise<DocumentRecord[]> {
  const rows = (await listedRows(house, applicationId)).filter((row) => isShownTo(handover, row));
  // Only while something is read: thousands ask for the list every two seconds.
  const unread = rows.filter(({ parseStatus }) => parseStatus === 'processing').map(({ id }) => id);
  const places = await placesInLine(house, unread);
  return rows.map((row) => ({ ...toRecord(house, row, language), ahead: places.get(row.id) ?? null }));
}

/** The same in the two lists of the state. One statement, small seals only: thousands may ask for it every two seconds. */
export async function documentStateOf(
  house: Needs,
  applicationId: string,
  language: Language,
  handover: Handover | null = null,
): Promise<DocumentState> {
  const records = await listDocuments(house, applicationId, language, handover);
  return {
    uploadedBankStatements: records.filter(({ type }) => type === 'bank_statement'),
    uploadedOtherDocuments: records.filter(({ type }) => type !== 'bank_statement'),
  };
}
