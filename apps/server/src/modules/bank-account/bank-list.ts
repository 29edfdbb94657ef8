import { type BankListEntry, UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { bankCodes } from '@vesta/engine/banks/bank-codes';
import type { Institution } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';
import { connectableBanks, institutionOfBank, metadataOf } from '../bank-connection/connectable-banks.ts';
import { institutionsOf } from '../bank-connection/institutions.ts';
import { documentWords } from '../documents/words.ts';

/** They lend or issue cards, and keep no accounts of which there are statements. */
const withoutAccounts = ['19275', '03115', '03191', '32875', '36003', '32532', '31010833', '27020000', '60030000'];

const entryOf = (code: string, name: string, institution: Institution | null): BankListEntry => ({
  id: code,
  name,
  bank_abi: code,
  pdf_enabled: true,
  psd2_enabled: institution !== null,
  bank_yapily_id: institution?.id ?? null,
  yapily_metadata: institution && metadataOf(institution),
  source: 'vesta',
});

/** A bank that our own list does not know can be connected; its statements go under the entry for everybody else. */
const foundEntry = (institution: Institution): BankListEntry => ({
  ...entryOf(institution.id, institution.name, institution),
  bank_abi: '',
  pdf_enabled: false,
  source: 'yapily',
});

/** The banks of a region, first those that can be connected, each by name, and at the end the entry for everybody else. */
export async function bankListFor(
  house: Pick<House, 'openBanking' | 'clock' | 'log'>,
  region: RegionCode,
  language: Language,
): Promise<BankListEntry[]> {
  const { compare } = new Intl.Collator(language);
  const institutions = await institutionsOf(house);
  const known = bankCodes
    .filter(({ country, code }) => country === region.toUpperCase() && !withoutAccounts.includes(code))
    .map((bank) => entryOf(bank.code, bank.name, institutionOfBank(institutions, bank)));
  const further = connectableBanks(institutions, region)
    .filter(({ bank }) => bank === null)
    .map(({ institution }) => foundEntry(institution));
  return [
    ...[...known, ...further].sort(
      (a, b) => Number(b.psd2_enabled) - Number(a.psd2_enabled) || compare(a.name, b.name),
    ),
    entryOf(UNLISTED_BANK_ABI, documentWords(language, 'BankAccts.NotListed'), null),
  ];
}
