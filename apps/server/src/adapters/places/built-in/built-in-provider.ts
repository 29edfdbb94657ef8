import { SUGGESTIONS_PER_PAGE } from '@vesta/domain/places';
import { isRegionCode } from '@vesta/domain/regions/codes';
import { allTexts } from '@vesta/texts/all';
import { noteOf } from '../address.ts';
import { decodeAddress } from '../encoded-address.ts';
import type { PlacesProvider } from '../port.ts';
import { commonStreets } from './common-streets.ts';
import { describeRow } from './describe-row.ts';
import { findRows, type Row } from './find-rows.ts';
import { type Gazetteer, gazetteers } from './gazetteer.ts';
import { readTypedAddress } from './read-typed-address.ts';
import type { Reading } from './reading.ts';
import { rowsByArea } from './rows-by-area.ts';

/**
 * Our own lists of towns and postcodes. They hold no town's streets: a suggestion completes the town, and the street
 * either stays as it was typed or becomes one of the names that nearly every town has, and says so.
 */
export const builtInProvider: PlacesProvider = {
  async suggest({ text, countryCode, language, page }) {
    const country = countryCode.toLowerCase();
    if (!isRegionCode(country)) return [];
    const gazetteer = gazetteers[country]();
    const { reading, rows, isArea } = firstThatFits(gazetteer, readTypedAddress(text));
    if (!reading) return [];
    const { exact, begun } = commonStreets(country, reading.street ?? '');
    const towns = distinct(rows);
    const lines = [
      ...(exact ? [] : likelyLines(towns, begun, isArea)),
      ...towns.map((row) => ({ row, street: exact ?? reading.street, isLikely: false })),
    ];
    const start = (page - 1) * SUGGESTIONS_PER_PAGE;
    return lines.slice(start, start + SUGGESTIONS_PER_PAGE).map(({ row, street, isLikely }) => {
      const line = describeRow(row, { ...reading, street }, gazetteer);
      return isLikely
        ? { ...line, note: noteOf(line.note, allTexts[language].intakeDetails.Address.LikelyStreet) }
        : line;
    });
  },

  async details({ placeId }) {
    return decodeAddress(placeId);
  },
};

interface Line {
  row: Row;
  street: string | null;
  /** Nobody has said that the town has it. */
  isLikely: boolean;
}

/** In a town every street that what was typed may become, each once; in a region the likeliest in its towns. */
function likelyLines(towns: readonly Row[], [street, ...others]: readonly string[], isArea: boolean): Line[] {
  const [town] = towns;
  if (!street || !town) return [];
  if (isArea) return towns.map((row) => ({ row, street, isLikely: true }));
  return [street, ...others].map((name) => ({ row: town, street: name, isLikely: true }));
}

interface Found {
  reading: Reading | null;
  rows: Row[];
  isArea: boolean;
}

function firstThatFits(gazetteer: Gazetteer, readings: Reading[]): Found {
  for (const reading of readings) {
    const inArea = rowsByArea(gazetteer, reading);
    const rows = inArea.length > 0 ? inArea : findRows(gazetteer, reading);
    if (rows.length > 0) return { reading, rows, isArea: inArea.length > 0 };
  }
  return { reading: null, rows: [], isArea: false };
}

/** Two rows that would fill in the same are one suggestion. */
function distinct(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ place, postcode }) => {
    const key = [place.city, place.town.area.provinceCode, place.town.area.county, postcode].join('|');
    return !seen.has(key) && seen.add(key);
  });
}
