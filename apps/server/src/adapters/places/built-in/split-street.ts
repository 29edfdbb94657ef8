import { houseNumbersIn } from './house-number.ts';

interface StreetAndNumber {
  street: string | null;
  houseNumber: string | null;
}

/** Words that are known to hold nothing but street and number. */
export function splitStreet(words: readonly string[]): StreetAndNumber {
  const [spot] = houseNumbersIn(words);
  if (!spot) return { street: words.join(' ') || null, houseNumber: null };
  const street = [...words.slice(0, spot.before), ...words.slice(spot.after)].join(' ');
  return { street: street || null, houseNumber: spot.number };
}
