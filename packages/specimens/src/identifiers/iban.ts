import { checkCharacter } from '@vesta/domain/fiscal-code/check-character';

const asDigits = (text: string): string =>
  [...text].map((c) => (/[A-Z]/.test(c) ? String(c.charCodeAt(0) - 55) : c)).join('');

/** The remainder of a number too long for arithmetic, piece by piece. */
function remainder97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Of any country, from bank and account in the form that it uses. */
export function withCheckDigits(country: string, account: string): string {
  const check = 98 - remainder97(asDigits(`${account}${country}00`));
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

/** The letter before the bank code is the same sum as in a fiscal code, over bank, branch and account. */
export function italianIban(abi: string, cab: string, account: string): string {
  const bban = `${abi}${cab}${account}`;
  return withCheckDigits('IT', `${checkCharacter(bban)}${bban}`);
}

export const germanIban = (blz: string, account: string): string => withCheckDigits('DE', `${blz}${account}`);

export const isIban = (iban: string): boolean => remainder97(asDigits(iban.slice(4) + iban.slice(0, 4))) === 1;

/** In groups of four, as people read it. */
export const inGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
/** IT 60 X 05428 11101 000000123456: the parts that an Italian bank prints apart. */
export const italianParts = (iban: string): string =>
  [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4, 5), iban.slice(5, 10), iban.slice(10, 15), iban.slice(15)].join(
    ' ',
  );
