import { byName, folded } from './by-name.mjs';
import { groupBy } from './group-by.mjs';

/** A city with several postcodes no longer uses the one for all of it, which still stands in the list. */
const WHOLE_CITY = /100$/;
/** The Vatican's postcode is listed under Rome, but it is another country. */
const VATICAN = '00120';

const ISO_REGIONS = {
  Piemonte: '21',
  "Valle d'Aosta/Vallée d'Aoste": '23',
  Lombardia: '25',
  'Trentino-Alto Adige/Südtirol': '32',
  Veneto: '34',
  'Friuli-Venezia Giulia': '36',
  Liguria: '42',
  'Emilia-Romagna': '45',
  Toscana: '52',
  Umbria: '55',
  Marche: '57',
  Lazio: '62',
  Abruzzo: '65',
  Molise: '67',
  Campania: '72',
  Puglia: '75',
  Basilicata: '77',
  Calabria: '78',
  Sicilia: '82',
  Sardegna: '88',
};

const SMALL_WORDS = /(?<=\s)(Di|Del|Della|Delle|Dei|Degli|Dello|Da|In|Al|Alla|Sul|Sulla|Con|E|A)(?=\s)/g;

/** The second source writes every word with a capital letter. */
const inItalianCase = (name) =>
  name
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(/(?<=\s)(D|Dell|Nell|Sull|All)(?=')/g, (word) => word.toLowerCase());

/**
 * Municipalities as `[name, province, cadastral code, postcodes, people]`, other localities as `[name, postcode, owner]`,
 * where the owner is a municipality's cadastral code or, when that is not certain, only the province.
 */
export function reshapeItaly(municipalities, postcodes) {
  const postcodesOf = postcodesByTown(postcodes);
  const towns = municipalities.map((town) => ({ ...town, cap: postcodesOf(town) }));
  const regions = [...new Set(towns.map((town) => town.regione.nome))].sort();
  const provinces = [...new Map(towns.map((town) => [town.sigla, town])).values()].sort((a, b) =>
    a.sigla < b.sigla ? -1 : 1,
  );
  return {
    regions: regions.map((name) => [ISO_REGIONS[name], name]),
    provinces: provinces.map((town) => [town.sigla, town.provincia.nome, regions.indexOf(town.regione.nome)]),
    towns: towns
      .map((town) => [town.nome, town.sigla, town.codiceCatastale, town.cap.join(' '), town.popolazione])
      .sort(byName),
    localities: localitiesOf(towns, postcodes).sort(byName),
  };
}

/** Towns that the two sources call by other names, and one city that was two when the second was made. */
const OTHER_NAMES = {
  'Reggio di Calabria': ['Reggio Calabria'],
  "Reggio nell'Emilia": ['Reggio Emilia'],
  Sanremo: ['San Remo'],
  Jesolo: ['Iesolo'],
  "Cassano all'Ionio": ['Cassano Allo Ionio'],
  'Bastia Umbra': ['Bastia'],
  'San Stino di Livenza': ['Santo Stino di Livenza'],
  'Corigliano-Rossano': ['Corigliano Calabro', 'Rossano'],
};
/** Drawn anew in 2016: the second source still has the towns of this province under the former ones. */
const NEW_PROVINCE = 'SU';

/**
 * Postcodes come from the second source alone: those of the same name in the same province, else those of the only
 * place there whose name the municipality has lengthened (Capaccio became Capaccio Paestum). Others have none.
 */
function postcodesByTown(postcodes) {
  const byPlace = groupBy(postcodes, (row) => `${row.province_code} ${folded(row.place)}`);
  const byName = groupBy(postcodes, (row) => folded(row.place));
  const byProvince = groupBy(postcodes, (row) => row.province_code);
  const lengthened = ({ nome, sigla }) => {
    const shorter = (byProvince.get(sigla) ?? []).filter(
      ({ place }) => place.length > 4 && folded(nome).startsWith(`${folded(place)} `),
    );
    return new Set(shorter.map(({ place }) => place)).size === 1 ? shorter : [];
  };
  const rowsOf = (town) => {
    const names = OTHER_NAMES[town.nome] ?? [town.nome];
    const same = names.flatMap((name) => byPlace.get(`${town.sigla} ${folded(name)}`) ?? []);
    if (same.length > 0) return same;
    return town.sigla === NEW_PROVINCE ? (byName.get(folded(town.nome)) ?? []) : lengthened(town);
  };
  return (town) => {
    const codes = [...new Set(rowsOf(town).map((row) => row.zipcode))].filter((code) => code !== VATICAN).sort();
    return codes.length > 1 ? codes.filter((code) => !WHOLE_CITY.test(code)) : codes;
  };
}

/** Where several municipalities share a postcode, nobody says to which of them a hamlet belongs: it stays on its own. */
function localitiesOf(towns, postcodes) {
  const townsOf = groupBy(
    towns.flatMap((town) => town.cap.map((code) => ({ code, town }))),
    ({ code }) => code,
  );
  const seen = new Set(towns.flatMap((town) => town.cap.map((code) => `${code} ${folded(town.nome)}`)));
  return postcodes.flatMap((row) => {
    const candidates = (townsOf.get(row.zipcode) ?? []).map(({ town }) => town);
    const provinces = new Set(candidates.map((town) => town.sigla));
    const key = `${row.zipcode} ${folded(row.place)}`;
    if (provinces.size !== 1 || seen.has(key)) return [];
    seen.add(key);
    const only = candidates.length === 1 ? candidates[0].codiceCatastale : '';
    return [[inItalianCase(row.place), row.zipcode, only || candidates[0].sigla]];
  });
}
