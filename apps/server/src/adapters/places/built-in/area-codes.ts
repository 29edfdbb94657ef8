import type { RegionCode } from '@vesta/domain/regions/codes';
import { fold } from './fold.ts';
import { gazetteers } from './gazetteer.ts';

const tables = new Map<RegionCode, Map<string, string>>();

/** "Bolzano/Bozen" is also found as "Bolzano" and as "Bozen"; "Bolzano - Bozen" is how OpenStreetMap writes it. */
const namesOf = (name: string): string[] => [name, ...name.split(/\/| - /)].map(fold);

function tableOf(country: RegionCode): Map<string, string> {
  const known = tables.get(country);
  if (known) return known;
  const areas = new Set(gazetteers[country]().places.map(({ town }) => town.area));
  const table = new Map(
    [...areas].flatMap(({ province, provinceCode }) => namesOf(province).map((name) => [name, provinceCode])),
  );
  tables.set(country, table);
  return table;
}

const codeIn =
  (country: RegionCode) =>
  (name: string): string | null =>
    namesOf(name)
      .map((part) => tableOf(country).get(part))
      .find((code) => code !== undefined) ?? null;

/** The two letters of an Italian province, or of a German state, by its name. */
export const areaCodes = { italianProvince: codeIn('it'), germanState: codeIn('de') };
