import type { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { DOCUMENT_BANK } from '../../lib/vault/contexts.ts';

/** The bank of a statement. Sealed: where somebody keeps their money is nobody's business. */
export interface ChosenBank {
  readonly abi: string | null;
  readonly name: string | null;
}

type BankColumns = Pick<typeof documents.$inferSelect, 'bankSealed' | 'bankAbi' | 'bankName'>;

export const sealBank = ({ vault }: Pick<House, 'vault'>, { abi, name }: ChosenBank): Buffer | null =>
  abi === null && name === null ? null : vault.sealJson({ abi, name }, DOCUMENT_BANK);

/** A process of an earlier version, beside this one during an upgrade, writes the columns that are open. */
export const openBank = (
  { vault }: Pick<House, 'vault'>,
  { bankSealed, bankAbi, bankName }: BankColumns,
): ChosenBank =>
  bankSealed ? vault.openJson<ChosenBank>(bankSealed, DOCUMENT_BANK) : { abi: bankAbi, name: bankName };
