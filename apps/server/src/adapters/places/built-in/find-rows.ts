import type { Gazetteer } from './gazetteer.ts';
import { type Closeness, closeness, type Match } from './name-index.ts';
import type { Reading } from './reading.ts';
import type { Locality } from './types.ts';

/** One suggestion before it is put into words. */
export interface Row {
  place: Locality;
  /** Null for a town of many postcodes when nothing says which, and for a town whose postcode is not known. */
  postcode: string | null;
}

interface RankedRow extends Row {
  closeness: Closeness;
}

/** All rows for one reading, best first; empty when the reading makes no sense. */
export function findRows(gazetteer: Gazetteer, reading: Reading): Row[] {
  if (reading.town === '') return reading.postcode ? rowsByPostcode(gazetteer, reading.postcode) : [];
  const matches = inProvince(matchesOf(gazetteer, reading), reading.provinceCode);
  const { postcode } = reading;
  if (postcode !== null) {
    const rows = matches.flatMap((match) => withPostcode(match, postcode));
    return rows.length === 0 && matches.length > 0 && postcode.length === 5
      ? rowsByPostcode(gazetteer, postcode)
      : ranked(rows);
  }
  const rows = ranked(matches.map((match) => ({ ...match, postcode: onlyPostcode(match.place) })));
  const every = matches.filter((match) => match.closeness === 'exact').flatMap(everyPostcode);
  const named = rows.findLastIndex((row) => row.closeness === 'exact') + 1;
  // With a street in front, the postcode is what is still missing; without one, other towns are as likely.
  return reading.street === null ? [...rows, ...every] : [...rows.slice(0, named), ...every, ...rows.slice(named)];
}

function matchesOf({ names }: Gazetteer, { town, accepts }: Reading): Match[] {
  const best = new Map<Locality, Match>();
  for (const match of accepts.flatMap((wanted) => names.find(town, wanted))) {
    if (!best.has(match.place)) best.set(match.place, match);
  }
  return [...best.values()].map(demoteHamlet);
}

/** A hamlet of an unknown town must not stand above the well-known towns whose names begin alike. */
const demoteHamlet = (match: Match): Match =>
  match.closeness === 'exact' && match.place.town.size === 0 ? { ...match, closeness: 'prefix' } : match;

/** A province nobody knows, or that does not fit, is no reason to show nothing. */
function inProvince(matches: Match[], provinceCode: string | null): Match[] {
  const inside = matches.filter(({ place }) => place.town.area.provinceCode === provinceCode);
  return inside.length > 0 ? inside : matches;
}

const postcodesOf = (place: Locality): string[] => (place.postcode === null ? place.town.postcodes : [place.postcode]);

const onlyPostcode = (place: Locality): string | null => {
  const [first, ...others] = postcodesOf(place);
  return first !== undefined && others.length === 0 ? first : null;
};

function withPostcode(match: Match, digits: string): RankedRow[] {
  const known = postcodesOf(match.place);
  // Of a town whose postcode we do not know, the person does.
  if (known.length === 0 && digits.length === 5) return [{ ...match, postcode: digits }];
  return known.filter((code) => code.startsWith(digits)).map((postcode) => ({ ...match, postcode }));
}

const everyPostcode = (match: Match): RankedRow[] =>
  match.place.town.postcodes.length > 1 && match.place.kind === 'town' ? withPostcode(match, '') : [];

const rowsByPostcode = (gazetteer: Gazetteer, digits: string): Row[] =>
  ranked(gazetteer.byPostcode(digits).map((row) => ({ ...row, closeness: 'exact' })));

/** Closeness first, then towns before their parts, then the better known. */
function rankOf({ closeness: how, place }: RankedRow): number {
  return closeness.indexOf(how) * 1e9 + (place.kind === 'town' ? 0 : 1e8) - place.town.size;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function ranked(rows: readonly RankedRow[]): RankedRow[] {
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        order(a.row.place.name, b.row.place.name) ||
        order(a.row.postcode ?? '', b.row.postcode ?? ''),
    )
    .map(({ row }) => row);
}
