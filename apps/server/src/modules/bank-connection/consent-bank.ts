import type { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { CONSENT_BANK } from '../../lib/vault/contexts.ts';

/** The bank of a connection. Sealed, like that of a statement. */
export interface ConsentBank {
  /** The provider's name of it. */
  readonly institution: string;
  readonly abi: string | null;
  readonly name: string;
}

export const sealConsentBank = ({ vault }: Pick<House, 'vault'>, bank: ConsentBank): Buffer =>
  vault.sealJson(bank, CONSENT_BANK);

type BankColumns = Pick<typeof bankConsents.$inferSelect, 'bankSealed' | 'institutionId' | 'bankAbi' | 'bankName'>;

/** A process of an earlier version, beside this one during an upgrade, writes the columns that are open. */
export const bankOf = ({ vault }: Pick<House, 'vault'>, row: BankColumns): ConsentBank =>
  row.bankSealed
    ? vault.openJson<ConsentBank>(row.bankSealed, CONSENT_BANK)
    : { institution: row.institutionId ?? '', abi: row.bankAbi, name: row.bankName ?? '' };
