import type { BankListEntry } from '@vesta/domain/documents/banks';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { squeezed } from '@vesta/domain/text/fold';
import { bankCodes } from '@vesta/engine/banks/bank-codes';
import type { Institution } from '../../adapters/open-banking/port.ts';

const BIC_OF_BANK = 8;
const bankOfBic = (bic: string): string => bic.slice(0, BIC_OF_BANK).toUpperCase();

type Bank = (typeof bankCodes)[number];

const isBranch = (institution: Institution, { country, bic, name }: Bank): boolean =>
  institution.countries.includes(country) &&
  (institution.bics.some((one) => bankOfBic(one) === bankOfBic(bic)) || squeezed(institution.name) === squeezed(name));

/** The connection of a bank in our own list: by its BIC, else by its name. Same names come before same BICs of groups. */
export function institutionOfBank(institutions: readonly Institution[], bank: Bank): Institution | null {
  const fitting = institutions.filter((institution) => isBranch(institution, bank));
  return fitting.find(({ name }) => squeezed(name) === squeezed(bank.name)) ?? fitting[0] ?? null;
}

export const metadataOf = ({ authType, psu }: Institution): NonNullable<BankListEntry['yapily_metadata']> => ({
  auth_method: authType,
  psu: {
    psu_ip_address: psu.ipAddress,
    psu_id: psu.id,
    psu_corporate_id: psu.corporateId,
    notes_key: psu.id ? 'BankConnection.PsuId.Hint' : null,
  },
});

export interface ConnectableBank {
  readonly institution: Institution;
  /** Null where our own list does not know the bank. */
  readonly bank: Bank | null;
}

/** Every bank of a region that can be connected, with its place in our own list. */
export function connectableBanks(institutions: readonly Institution[], region: RegionCode): ConnectableBank[] {
  const country = region.toUpperCase();
  const own = bankCodes.filter((bank) => bank.country === country);
  return institutions
    .filter(({ countries }) => countries.includes(country))
    .map((institution) => ({
      institution,
      bank: own.find((bank) => institutionOfBank(institutions, bank) === institution) ?? null,
    }));
}

/** By the provider's name of the bank, or by the number that the bank has in our own list. */
export const findConnectable = (banks: readonly ConnectableBank[], id: string): ConnectableBank | null =>
  banks.find(({ institution }) => institution.id === id) ?? banks.find(({ bank }) => bank?.code === id) ?? null;
