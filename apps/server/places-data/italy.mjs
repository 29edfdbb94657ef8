import { byName, folded } from './by-name.mjs';
import { groupBy } from './group-by.mjs';

/** From here on a list of postcodes is a whole range that the source filled in, with numbers nobody uses. */
const FILLED_RANGE = 20;
/** In use, although the second source does not know it. */
const KNOWN_TO_EXIST = new Set(['30176']);
/** In 2020 the towns around Milan were given postcodes of their own, which so far only the second source has. */
const NEWER_IN_SECOND_SOURCE = 'MI';
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
  const known = new Set(postcodes.map((row) => row.zipcode));
  const exists = (code) => code !== VATICAN && (known.has(code) || KNOWN_TO_EXIST.has(code));
  const newer = new Map(
    postcodes
      .filter((row) => row.province_code === NEWER_IN_SECOND_SOURCE)
      .map((row) => [folded(row.place), row.zipcode]),
  );
  const inUse = ({ nome, sigla, cap }) => {
    if (cap.length >= FILLED_RANGE) return cap.filter(exists);
    return sigla === NEWER_IN_SECOND_SOURCE && cap.length === 1 ? [newer.get(folded(nome)) ?? cap[0]] : cap;
  };
  const towns = municipalities.map((town) => ({ ...town, cap: inUse(town) }));
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
