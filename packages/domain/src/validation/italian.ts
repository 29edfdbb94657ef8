import type { RegionCode } from '../regions/codes.ts';
import type { PostcodeRule } from './postcode.ts';
import { tidy } from './tidy.ts';

const countryWords = ['it', 'ita', 'italy', 'italia', 'italien'];
const nationalityWords = [...countryWords, 'italian', 'italiana', 'italiano', 'italienisch'];

const word = (value: string): string => tidy(value).toLowerCase();

export const isItaly = (country: string): boolean => countryWords.includes(word(country));

/** Italians are asked for their fiscal code; for everyone else it is a help, not a duty. */
export const isItalian = (nationality: string): boolean => nationalityWords.includes(word(nationality));

/**
 * Five digits in the Italian flow. An address abroad keeps its own kind of postcode there too,
 * or nobody could apply from Amsterdam or London.
 */
export const postcodeRuleFor = (region: RegionCode, country: string): PostcodeRule =>
  region === 'it' && (country.trim() === '' || isItaly(country)) ? 'five' : 'shared';
