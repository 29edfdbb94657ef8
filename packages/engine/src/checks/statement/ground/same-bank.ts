import { bankByCode, bankNameOf } from '../../../banks/bank-of-iban.ts';

/** Stands for a bank that the list does not hold. */
export const UNLISTED_BANK = '00000';

/** Brands and numbers of one house: its customers pick whichever name they know. */
const houses: readonly (readonly string[])[] = [
  ['07601', '36081'],
  ['03069', '03385', '03239', '03296', '03111'],
  ['01030', '03442'],
  ['03268', '36772', '03211'],
  ['05387', '06175'],
  ['06230', '05216'],
  ['03032', '03250'],
  ['03062', '36003'],
  ['10070000', '10010010', '10077777'],
  ['37040044', '20041133'],
  ['50050201', '50050222'],
];

const houseOf = (code: string): readonly string[] => houses.find((codes) => codes.includes(code)) ?? [code];

/** Local credit unions share a central bank's number or have one of their own. */
const cooperative = /^(?:07|08)\d{3}$/;

/** Whether two numbers are those of one bank; null where one of them is not known well enough to tell. */
export function isSameBank(chosen: string, printed: string): boolean | null {
  if (chosen === printed || houseOf(chosen).includes(printed)) return true;
  const [a, b] = [bankByCode(chosen), bankByCode(printed)];
  if (a && b && a.id === b.id) return true;
  const [nameA, nameB] = [bankNameOf(chosen), bankNameOf(printed)];
  if (nameA !== null && nameA === nameB) return true;
  const bothCooperative = [chosen, printed].every((code) => cooperative.test(code) && code !== '07601');
  return nameA === null || nameB === null || bothCooperative ? null : false;
}
