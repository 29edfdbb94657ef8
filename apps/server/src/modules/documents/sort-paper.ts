import { UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import { placeOfPaper } from '@vesta/domain/documents/place-of-paper';
import type { DocumentType } from '@vesta/domain/documents/types';
import { bankNameOf } from '@vesta/engine/banks/bank-of-iban';
import type { House } from '../../house.ts';
import { expectedOf } from './expected-of.ts';
import { openLabel } from './label.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import type { DocumentRow } from './own-document.ts';
import { recognisedBank } from './recognised-bank.ts';
import { shownPlaces } from './shown-places.ts';
import type { StoredReading } from './stored-reading.ts';

/** Where a paper goes once it is read, as the columns of its row. */
export interface Place {
  readonly type: DocumentType;
  readonly bankAbi: string | null;
  readonly bankName: string | null;
  readonly bankIsNotInList: boolean;
}

/** The reading as it would be, had the paper been handed in there. */
export const readAs = (reading: StoredReading, type: DocumentType): StoredReading => ({
  ...reading,
  paper: { ...reading.paper, expected: expectedOf(type) },
});

/** The bank that the numbers on a statement name; one that nobody knows is one that is not listed. */
export function bankOnPaper({ paper }: StoredReading): Pick<Place, 'bankAbi' | 'bankName' | 'bankIsNotInList'> {
  const code = String(paper.readings.flatMap(({ fields }) => fields.bank_code ?? [])[0]?.value ?? '');
  const bankName = code ? bankNameOf(code) : null;
  return bankName
    ? { bankAbi: code, bankName, bankIsNotInList: false }
    : { bankAbi: UNLISTED_BANK_ABI, bankName: null, bankIsNotInList: true };
}

/**
 * Puts a paper where it belongs. One that came without a word goes by what was read from it; a statement under the wrong
 * bank goes to its own, and nobody has to hand it in again.
 */
export function sortPaper(
  house: Pick<House, 'vault'>,
  loaded: LoadedApplicant,
  { type, bankAbi, bankName, bankIsNotInList, labelSealed }: DocumentRow,
  read: StoredReading,
): { place: Place; reading: StoredReading } {
  const asked: Place = { type: type as DocumentType, bankAbi, bankName, bankIsNotInList };
  if (openLabel(house, labelSealed).sort) {
    const found = placeOfPaper(read.type, shownPlaces(loaded));
    if (!found) return { place: asked, reading: read };
    const place = { ...asked, ...(found === 'bank_statement' ? bankOnPaper(read) : {}), type: found };
    return { place, reading: readAs(read, found) };
  }
  const bank = recognisedBank(bankAbi, read);
  if (!bank) return { place: asked, reading: read };
  const chosen = bankName ?? bankNameOf(bankAbi ?? '') ?? '';
  return {
    place: { ...asked, bankAbi: bank.code, bankName: bank.name },
    reading: { ...read, refiled: { bank: bank.name, chosen } },
  };
}
