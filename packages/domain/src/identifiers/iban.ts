import { checkCharacter } from '../fiscal-code/check-character.ts';
import { ibanLengthOf } from './iban-lengths.ts';

/** Upper case without the gaps between the groups of four. */
export const normaliseIban = (text: string): string => text.replace(/[\s.-]+/gu, '').toUpperCase();

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Italy and San Marino: CIN, ABI, CAB, account. The CIN weighs the rest as a fiscal code's last letter does. */
const italian = /^(?:IT|SM)\d{2}([A-Z])(\d{10}[A-Z0-9]{12})$/;
const german = /^DE\d{20}$/;

/** Remainder of the number that an IBAN stands for, letter by letter so that it never grows beyond exact integers. */
function remainder97(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

function hasNationalShape(iban: string): boolean {
  const country = iban.slice(0, 2);
  if (country === 'DE') return german.test(iban);
  if (country !== 'IT' && country !== 'SM') return true;
  const [, letter, account] = italian.exec(iban) ?? [];
  return account !== undefined && checkCharacter(account) === letter;
}

/** Whether an IBAN is whole: length of its country, remainder one, and the Italian check letter where there is one. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!shape.test(iban) || ibanLengthOf(iban.slice(0, 2)) !== iban.length) return false;
  return remainder97(iban) === 1 && hasNationalShape(iban);
}

export const countryOfIban = (text: string): string | null => (isIban(text) ? normaliseIban(text).slice(0, 2) : null);

/** Where the bank stands within the IBAN: ABI in Italy, Bankleitzahl in Germany, and the like elsewhere. */
const bankPlaces: Record<string, readonly [number, number]> = {
  AT: [4, 9],
  BE: [4, 7],
  CH: [4, 9],
  DE: [4, 12],
  ES: [4, 8],
  FR: [4, 9],
  GB: [4, 8],
  IE: [4, 8],
  IT: [5, 10],
  LI: [4, 9],
  LT: [4, 9],
  LU: [4, 7],
  MT: [4, 8],
  NL: [4, 8],
  PT: [4, 8],
  RO: [4, 8],
  SM: [5, 10],
};

/** The code of the bank that keeps the account; null for an IBAN that is not whole, or a country not listed here. */
export function bankCodeOf(text: string): string | null {
  const iban = normaliseIban(text);
  const place = bankPlaces[iban.slice(0, 2)];
  return place && isIban(iban) ? iban.slice(place[0], place[1]) : null;
}
