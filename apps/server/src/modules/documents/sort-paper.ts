import { UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import { placeOfPaper } from '@vesta/domain/documents/place-of-paper';
import type { DocumentType } from '@vesta/domain/documents/types';
import { bankNameOf } from '@vesta/engine/banks/bank-of-iban';
import type { House } from '../../house.ts';
import { type ChosenBank, openBank, sealBank } from './chosen-bank.ts';
import { expectedOf } from './expected-of.ts';
import { openLabel } from './label.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import type { DocumentRow } from './own-document.ts';
import { recognisedBank } from './recognised-bank.ts';
import { shownPlaces } from './shown-places.ts';
import type { StoredReading } from './stored-reading.ts';

/** Where a paper goes once it is read. */
export interface PaperSlot {
  readonly type: DocumentType;
  readonly bank: ChosenBank;
  readonly bankIsNotInList: boolean;
}

/** The place as the columns of the paper's row. */
export const placeColumns = (house: Pick<House, 'vault'>, { type, bank, bankIsNotInList }: PaperSlot) => ({
  type,
  bankIsNotInList,
  bankSealed: sealBank(house, bank),
  bankAbi: null,
  bankName: null,
});

/** The reading as it would be, had the paper been handed in there. */
export const readAs = (reading: StoredReading, type: DocumentType): StoredReading => ({
  ...reading,
  paper: { ...reading.paper, expected: expectedOf(type) },
});

/** The bank that the numbers on a statement name; one that nobody knows is one that is not listed. */
export function bankOnPaper({ paper }: StoredReading): Pick<PaperSlot, 'bank' | 'bankIsNotInList'> {
  const code = String(paper.readings.flatMap(({ fields }) => fields.bank_code ?? [])[0]?.value ?? '');
  const name = code ? bankNameOf(code) : null;
  return name
    ? { bank: { abi: code, name }, bankIsNotInList: false }
    : { bank: { abi: UNLISTED_BANK_ABI, name: null }, bankIsNotInList: true };
}

/**
 * Puts a paper where it belongs. One that came without a word goes by what was read from it; a statement under the wrong
 * bank goes to its own, and nobody has to hand it in again. One for which no bank was chosen names its own.
 */
export function sortPaper(
  house: Pick<House, 'vault'>,
  loaded: LoadedApplicant,
  document: DocumentRow,
  read: StoredReading,
): { place: PaperSlot; reading: StoredReading } {
  const { type, bankIsNotInList, labelSealed } = document;
  const handedIn = openBank(house, document);
  const asked: PaperSlot = { type: type as DocumentType, bank: handedIn, bankIsNotInList };
  if (openLabel(house, labelSealed).sort) {
    const found = placeOfPaper(read.type, shownPlaces(loaded));
    if (!found) return { place: asked, reading: read };
    const place = { ...asked, ...(found === 'bank_statement' ? bankOnPaper(read) : {}), type: found };
    return { place, reading: readAs(read, found) };
  }
  if (asked.type === 'bank_statement' && handedIn.abi === null && handedIn.name === null) {
    const named = bankOnPaper(read);
    return { place: named.bankIsNotInList ? asked : { ...asked, ...named }, reading: read };
  }
  const bank = recognisedBank(handedIn.abi, read);
  if (!bank) return { place: asked, reading: read };
  const chosen = handedIn.name ?? bankNameOf(handedIn.abi ?? '') ?? '';
  return {
    place: { ...asked, bank: { abi: bank.code, name: bank.name } },
    reading: { ...read, refiled: { bank: bank.name, chosen } },
  };
}
