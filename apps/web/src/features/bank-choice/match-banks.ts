import { type BankListEntry, isUnlistedBank } from '@vesta/domain/documents/banks';
import { plainText } from '@vesta/domain/text/fold';

/** The banks whose name has every word that was typed; without any, all of them. The special entry stands apart. */
export function matchBanks(banks: readonly BankListEntry[], typed: string): BankListEntry[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return banks.filter(
    ({ name, bank_abi }) => !isUnlistedBank(bank_abi) && words.every((word) => plainText(name).includes(word)),
  );
}

/** The same banks with one of them on top, where it is among them. */
export function withFirst(
  banks: readonly BankListEntry[],
  first: { abi: string; name: string } | null,
): readonly BankListEntry[] {
  const isFirst = ({ bank_abi, name }: BankListEntry) => bank_abi === first?.abi && name === first.name;
  return banks.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

/** Up to three letters that stand for a bank where there is no sign of it. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second = ''] = words;
  if (/^[\p{Lu}\p{N}]{2,3}$/u.test(first)) return first;
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
