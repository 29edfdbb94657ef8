import { createRequire } from 'node:module';
import type WorldCountries from 'world-countries';

let known: typeof WorldCountries | null = null;

/** All countries, read when the first is asked for: a megabyte of names that a start need not wait for. */
export function world(): typeof WorldCountries {
  known ??= createRequire(import.meta.url)('world-countries') as typeof WorldCountries;
  return known;
}
