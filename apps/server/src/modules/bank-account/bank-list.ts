import { type BankListEntry, UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { bankCodes } from '@vesta/engine/banks/bank-codes';
import { documentWords } from '../documents/words.ts';

/** They lend or issue cards, and keep no accounts of which there are statements. */
const withoutAccounts = ['19275', '03115', '03191', '32875', '36003', '32532', '31010833', '27020000', '60030000'];

const entryOf = (code: string, name: string): BankListEntry => ({
  id: code,
  name,
  bank_abi: code,
  pdf_enabled: true,
  psd2_enabled: false,
  bank_yapily_id: null,
  yapily_metadata: null,
  source: 'vesta',
});

/** The banks of a region by name, and at the end the entry for everybody else. */
export function bankListFor(region: RegionCode, language: Language): BankListEntry[] {
  const { compare } = new Intl.Collator(language);
  const known = bankCodes
    .filter(({ country, code }) => country === region.toUpperCase() && !withoutAccounts.includes(code))
    .map(({ code, name }) => entryOf(code, name))
    .sort((a, b) => compare(a.name, b.name));
  return [...known, entryOf(UNLISTED_BANK_ABI, documentWords(language, 'BankAccts.NotListed'))];
}
