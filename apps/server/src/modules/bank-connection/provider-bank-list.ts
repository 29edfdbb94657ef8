import type { BankListEntry } from '@vesta/domain/documents/banks';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { House } from '../../house.ts';
import { connectableBanks, metadataOf } from './connectable-banks.ts';
import { institutionsOf } from './institutions.ts';

/** The banks of a region that can be connected, by name; none while the provider is silent. */
export async function providerBankList(
  house: Pick<House, 'openBanking' | 'clock' | 'log'>,
  region: RegionCode,
  language: Language,
): Promise<BankListEntry[]> {
  const { compare } = new Intl.Collator(language);
  return connectableBanks(await institutionsOf(house), region)
    .map(({ institution, bank }) => ({
      id: institution.id,
      name: bank?.name ?? institution.name,
      bank_abi: bank?.code ?? '',
      pdf_enabled: bank !== null,
      psd2_enabled: true,
      bank_yapily_id: institution.id,
      yapily_metadata: metadataOf(institution),
      source: 'yapily',
    }))
    .sort((a, b) => compare(a.name, b.name));
}
