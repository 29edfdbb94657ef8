import { NO_ID_TYPE } from '@vesta/domain/documents/id-papers';
import { isIdCombination } from '@vesta/domain/documents/id-upload-options';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { isParsed, type ParseStatus, type UploadStatus } from '@vesta/domain/documents/status';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import { openBank } from './chosen-bank.ts';
import { openLabel } from './label.ts';
import type { ListedRow } from './rows.ts';
import { openVerdict } from './verdict.ts';
import { inWords } from './words.ts';

const statusOf = (isRead: boolean, hasError: boolean, source: string): UploadStatus => {
  if (!isRead) return 'uploading';
  if (hasError) return 'parsed with error';
  return source === 'upload' ? 'parsed' : 'completed';
};

/** A row in the words of the specification and of the caller. */
export function toRecord(house: Pick<House, 'vault'>, row: ListedRow, language: Language): DocumentRecord {
  const { messages, recognised, isFirstYear } = openVerdict(house, row.messageDataSealed);
  const told = messages.map((said) => ({ ...said, message: inWords(language, said) }));
  const first = told.find(({ blocker }) => blocker) ?? told[0] ?? null;
  const isRead = isParsed(row.parseStatus as ParseStatus);
  const hasError = told.some(({ blocker }) => blocker);
  const bank = openBank(house, row);
  const combination = row.selectedIdsCombination;
  const { sort, ...label } = openLabel(house, row.labelSealed);
  return {
    id: row.id,
    document_id: row.id,
    type: row.type as DocumentType,
    ...label,
    ...(sort ? (isRead ? { sorted: true } : { sorting: true }) : {}),
    status: statusOf(isRead, hasError, row.source),
    isParsed: isRead,
    hasError,
    ...(row.parseStatus === 'failed' ? { unread: true } : {}),
    hasWarning: !hasError && told.length > 0,
    ...(isFirstYear ? { first_year: true } : {}),
    // While it is read the person may still take it back; afterwards it can be deleted like any other.
    cancelAllowed: !isRead,
    id_type: row.idType ?? NO_ID_TYPE,
    selected_ids_combination: isIdCombination(combination) ? combination : null,
    recognised,
    message: first?.message ?? null,
    message_key: first?.message_key ?? null,
    messages: told,
    abi: bank.abi,
    bank: bank.name,
    bankIsNotInList: row.bankIsNotInList,
    source: row.source,
    corrected: row.isCorrected,
    explained: row.isExplained,
    created_at: row.createdAt.toISOString(),
  };
}
