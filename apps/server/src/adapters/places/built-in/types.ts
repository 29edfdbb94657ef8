import type { RegionCode } from '@vesta/domain/regions/codes';

/** What towns of the same neighbourhood have in common. */
export interface Area {
  country: RegionCode;
  county: string;
  state: string;
  stateCode: string;
  province: string;
  provinceCode: string;
}

/** A municipality of Italy, or a town of Germany. */
export interface Town {
  name: string;
  area: Area;
  /** Italy only: the four characters that stand for it in a fiscal code. */
  cadastralCode: string | null;
  postcodes: string[];
  /** To put the better known of two first: people in Italy, number of postcodes in Germany. */
  size: number;
}

/** Something that can be found by name: a town itself, or a hamlet or quarter of one. */
export interface Locality {
  kind: 'town' | 'locality';
  name: string;
  town: Town;
  /** What the address calls the town. Differs from the town's own name only where the town is not certain. */
  city: string;
  /** The one postcode of a locality; null for a town, which has its own list. */
  postcode: string | null;
}

/** As in places-data/it.json.gz. */
export interface ItalyData {
  regions: [isoCode: string, name: string][];
  provinces: [code: string, name: string, region: number][];
  towns: [name: string, province: string, cadastralCode: string, postcodes: string, people: number][];
  /** The owner is a cadastral code or, where that is not certain, a province. */
  localities: [name: string, postcode: string, owner: string][];
}

/** As in places-data/de.json.gz. */
export interface GermanyData {
  states: [code: string, name: string][];
  towns: [name: string, state: string, county: string, postcodes: string][];
  quarters: [name: string, postcode: string, town: number][];
  /** Postcodes that a single firm or office has for itself. */
  singleReceivers: [postcode: string, town: number][];
}
