import type { Municipality } from '@vesta/domain/places';
import { gazetteers } from './gazetteer.ts';
import { closeness } from './name-index.ts';
import type { Town } from './types.ts';

const MOST = 10;

/** Those whose name fits what was typed, best first: for the place of birth. */
export function municipalitiesByName(text: string, most = MOST): Municipality[] {
  const found = new Set<Town>();
  for (const wanted of closeness) {
    const better = found.size > 0 && wanted === 'slip';
    if (better || found.size >= most) break;
    const towns = gazetteers
      .it()
      .names.find(text, wanted)
      .flatMap(({ place }) => (place.kind === 'town' ? [place.town] : []));
    for (const town of towns.sort((a, b) => b.size - a.size)) found.add(town);
  }
  return [...found].slice(0, most).flatMap(toMunicipality);
}

/** The codes by which fiscal codes name the municipalities of exactly this name; none where there is no such. */
export function cadastralCodesOf(place: string): string[] {
  // Papers put the province behind the name: Frascati (RM).
  const plain = place.replace(/\s*\([^)]*\)\s*$/, '');
  return municipalitiesByName(plain)
    .filter(({ name }) => name.localeCompare(plain, 'it', { sensitivity: 'base' }) === 0)
    .map(({ cadastralCode }) => cadastralCode);
}

let byCode: ReadonlyMap<string, Town> | null = null;

/** The municipality behind the four characters of a fiscal code; null when it is none of today's. */
export function municipalityByCadastralCode(code: string): Municipality | null {
  byCode ??= new Map(gazetteers.it().places.map(({ town }) => [town.cadastralCode ?? '', town]));
  const town = byCode.get(code.toUpperCase());
  return town ? (toMunicipality(town)[0] ?? null) : null;
}

function toMunicipality({ name, cadastralCode, area: { province, provinceCode, state } }: Town): Municipality[] {
  return cadastralCode === null ? [] : [{ name, province, provinceCode, region: state, cadastralCode }];
}
