import type { Bank } from './bank.ts';
import { type BankCode, bankCodes } from './bank-codes.ts';
import { banks } from './index.ts';

/** ABI or BLZ out of an IBAN; null for other countries, whose numbers are cut differently. */
export function bankCodeOf(iban: string): string | null {
  if (/^IT\d{2}[A-Z]\d{10}/.test(iban)) return iban.slice(5, 10);
  if (/^DE\d{20}$/.test(iban)) return iban.slice(4, 12);
  return null;
}

const names = new Map<string, BankCode>(bankCodes.map((row) => [row.code, row]));
const byCode = new Map<string, Bank>(banks.flatMap((bank) => (bank.codes ?? []).map((code) => [code, bank] as const)));

/** The fourth digit of a Bankleitzahl is the group of the institute. */
const germanGroups: Readonly<Record<string, string>> = {
  '4': 'commerzbank',
  '5': 'sparkasse',
  '6': 'volksbank',
  '7': 'deutsche-bank',
  '8': 'commerzbank',
  '9': 'volksbank',
};

export function bankByCode(code: string): Bank | null {
  const known = byCode.get(code);
  if (known) return known;
  const group = code.length === 8 ? germanGroups[code.charAt(3)] : undefined;
  return banks.find((bank) => bank.id === group) ?? null;
}

/** The institute's own name where the code is listed. */
export const listedBankOf = (code: string): string | null => names.get(code)?.name ?? null;

/** The same, otherwise the name of its group. */
export const bankNameOf = (code: string): string | null => listedBankOf(code) ?? bankByCode(code)?.name ?? null;

export const bicOf = (code: string): string | null => names.get(code)?.bic ?? null;
