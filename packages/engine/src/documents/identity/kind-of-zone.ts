import { alpha2Of } from '@vesta/domain/identifiers/country-codes';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Zone } from './mrz/zone.ts';

export interface ZoneKind {
  readonly type: PaperType;
  /** Two letters; null for issuers that are no country. */
  readonly country: string | null;
  readonly layout: string;
}

/** Codes of residence permits; other cards for people of another nationality are permits as well. */
const permitCodes = new Set(['IR', 'AR', 'RP', 'RT', 'AT', 'AF', 'AS', 'IX', 'TS']);

/** Italian towns give their card to everybody who lives there, with the nationality in its zone. */
const isTownsCard = ({ code, issuer }: Zone): boolean => code === 'C' && issuer === 'ITA';

function typeOf(zone: Zone): PaperType {
  if (zone.code.startsWith('P')) return 'passport';
  if (zone.code.startsWith('V')) return 'visa';
  if (isTownsCard(zone)) return 'id_card';
  const isForeigner = zone.nationality !== null && zone.issuer !== null && zone.nationality !== zone.issuer;
  return permitCodes.has(zone.code) || isForeigner ? 'residence_permit' : 'id_card';
}

const layouts: Record<string, string> = {
  'id_card IT': 'cie',
  'id_card DE': 'personalausweis',
  'residence_permit IT': 'permesso_di_soggiorno',
  'residence_permit DE': 'aufenthaltstitel',
};

/** What paper a zone belongs to. */
export function kindOfZone(zone: Zone): ZoneKind {
  const type = typeOf(zone);
  // Identity cards are for a state's own people, so that either code names it.
  const state = zone.issuer ?? (type === 'id_card' ? zone.nationality : null);
  const country = state ? alpha2Of(state) : null;
  return { type, country, layout: layouts[`${type} ${country}`] ?? type };
}
