import { textRule } from './text-rule.ts';
import { tidy } from './tidy.ts';

const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\d]/u;

/** Brackets and slash belong to names such as Frankfurt (Oder) or Bolzano/Bozen. */
export const validateCity = textRule({ allowed: /^[\p{L}\p{M}.,'’()/ -]+$/u, needs: letter });

export const validateStreet = textRule({ allowed: /^[\p{L}\p{M}\d.,'’()&°#:;+/\\ -]+$/u, needs: letterOrDigit });

export const validateHouseNumber = textRule({ allowed: /^[\p{L}\p{M}\d.,'’()°/\\ -]+$/u, needs: letterOrDigit });

export const validatePlaceOfBirth = textRule({ allowed: /^[\p{L}\p{M}\d.,'’()/\\ -]+$/u, needs: letter });

/** A country or a nationality. */
export const validateCountry = textRule({ allowed: /^[\p{L}\p{M}.,'’()& -]+$/u, needs: letter });

export const validateProvince = textRule({ allowed: /^[\p{L}\p{M}\d.,'’()/ -]+$/u, needs: letter });

/** Italian provinces go by two letters, always capitals; longer names stay as written. */
export function normaliseProvince(value: string): string {
  const province = tidy(value);
  return /^[a-z]{2}$/i.test(province) ? province.toUpperCase() : province;
}
