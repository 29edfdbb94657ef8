import type { Area, ItalyData, Locality, Town } from './types.ts';

/** Towns first, then the localities that belong to them. */
export function italianPlaces({ regions, provinces, towns, localities }: ItalyData): Locality[] {
  const areas = new Map(
    provinces.map(([code, name, region]) => [code, areaOf(code, name, regions[region] ?? ['', ''])]),
  );
  const byCode = new Map<string, Town>();
  const places: Locality[] = [];
  for (const [name, province, cadastralCode, postcodes, size] of towns) {
    const town: Town = {
      name,
      area: areaIn(areas, province),
      cadastralCode,
      postcodes: postcodes.split(' ').filter(Boolean),
      size,
    };
    byCode.set(cadastralCode, town);
    places.push({ kind: 'town', name, town, city: name, postcode: null });
  }
  for (const [name, postcode, owner] of localities) {
    const town = byCode.get(owner) ?? standIn(name, postcode, areaIn(areas, owner));
    places.push({ kind: 'locality', name, town, city: town.name, postcode });
  }
  return places;
}

/** Several municipalities share the postcode: then the address carries the locality's own name. */
const standIn = (name: string, postcode: string, area: Area): Town => ({
  name,
  area,
  cadastralCode: null,
  postcodes: [postcode],
  size: 0,
});

const areaOf = (code: string, name: string, [isoCode, region]: [string, string]): Area => ({
  country: 'it',
  county: name,
  state: region,
  stateCode: isoCode,
  province: name,
  provinceCode: code,
});

function areaIn(areas: Map<string, Area>, province: string): Area {
  const area = areas.get(province);
  if (!area) throw new Error(`The list of places names the province ${province}, but does not describe it.`);
  return area;
}
