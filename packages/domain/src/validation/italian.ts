import type { RegionCode } from '../regions/codes.ts';
import type { PostcodeRule } from './postcode.ts';
import { tidy } from './tidy.ts';

const countryWords = ['it', 'ita', 'italy', 'italia', 'italien'];
const germanWords = ['de', 'deu', 'germany', 'germania', 'deutschland'];
const nationalityWords = [...countryWords, 'italian', 'italiana', 'italiano', 'italienisch'];

const word = (value: string): string => tidy(value).toLowerCase();

export const isItaly = (country: string): boolean => countryWords.includes(word(country));

const isGermany = (country: string): boolean => germanWords.includes(word(country));

/** Italians are asked for their fiscal code; for everyone else it is a help, not a duty. */
export const isItalian = (nationality: string): boolean => nationalityWords.includes(word(nationality));

/** The region whose towns and postcodes we have a list of; null for every other country. */
export const listedRegionOf = (country: string): RegionCode | null =>
  isItaly(country) ? 'it' : isGermany(country) ? 'de' : null;

/** How a country writes its postcodes. */
export const postcodeRuleOf = (country: string): PostcodeRule =>
  isItaly(country) || isGermany(country) ? 'five' : 'shared';

/**
 * Five digits in the Italian flow, and wherever the country is known to have them. An address elsewhere keeps its own
 * kind of postcode, or nobody could apply from Amsterdam or London.
 */
export const postcodeRuleFor = (region: RegionCode, country: string): PostcodeRule =>
  region === 'it' && country.trim() === '' ? 'five' : postcodeRuleOf(country);
