import type { Day } from '@vesta/domain/dates/day';
import type { Box } from '../../evidence/geometry.ts';
import { isLegible, LEAST_TOLD } from '../certainty.ts';
import type { FieldsOf, Found } from '../found.ts';
import { namesState } from './mrz/issuers.ts';
import { type PartName, partOf, type Span, zoneLayouts } from './mrz/layouts.ts';
import type { PlacedZone } from './mrz/placed-zone.ts';
import { birthDayIn, expiryDayIn } from './mrz/zone-days.ts';

/** Confirmed by its own digit and by the one over all. */
const CONFIRMED = 0.99;
/** Put right so that its digit comes out: enough to be told, too little to contradict anything. */
const MENDED = 0.8;
/** Letters that no digit watches over are as sure as their reader was. */
const UNWATCHED = 0.97;
const SAID_TWICE = 0.9;
/** No digit watches over names: below this they need a witness. */
const LEAST_FOR_NAMES = 0.7;

/** A letter by itself inside of a surname is more likely the rest of one that was taken for a filler: ZAN<N. */
const LEAST_IF_TORN = 0.96;
const leastFor = (surname: string | null): number =>
  surname !== null && / \p{L}(?: |$)|^\p{L} /u.test(surname) ? LEAST_IF_TORN : LEAST_FOR_NAMES;

type Told =
  | 'surname'
  | 'given_names'
  | 'document_number'
  | 'nationality'
  | 'issuer'
  | 'birth_date'
  | 'sex'
  | 'expiry_date'
  | 'mrz_lines';

export interface ZoneFields extends Pick<Required<FieldsOf<'passport'>>, Told> {
  /** Read, but to be believed only where the printed words say the same. */
  readonly doubtful: Doubtful;
}

export interface Doubtful {
  readonly surname: Found<string> | null;
  readonly given_names: Found<string> | null;
  readonly document_number: Found<string> | null;
  /** The digit that the zone gives for its number. */
  readonly number_digit: string;
}

/** Signs of a zone are all as wide as each other, so a stretch of it can be pointed at. */
function boxOf(placed: PlacedZone, span: Span): Box {
  const line = placed.lineBoxes[span.line] ?? placed.box;
  const perSign = (line.right - line.left) / Math.max(1, placed.zone.lines[span.line]?.length ?? 1);
  return { ...line, left: line.left + span.from * perSign, right: line.left + span.to * perSign };
}

/** Issuer and nationality say the same in two places, so that neither is a slip. */
const borne = <T>(found: Found<T> | null): Found<T> | null =>
  found && { ...found, confidence: Math.max(found.confidence, SAID_TWICE) };

/** What letters that name no state look like is a guess, unless all around them was clear. */
const asPrinted = (state: Found<string> | null): Found<string> | null =>
  state && (namesState(state.raw) || isLegible(state)) ? state : null;

const wholeZone = ({ zone, page, box, lineConfidence }: PlacedZone): Found<string> => {
  const text = zone.lines.join('\n');
  // No digit watches over all of it.
  const confidence = Math.min(CONFIRMED, Math.max(LEAST_TOLD, Math.min(...lineConfidence)));
  return { value: text, raw: text, page, box, confidence };
};

/** What a confirmed zone says, each value with its place. Parts that stayed in doubt are null. */
export function zoneFields(placed: PlacedZone, today: Day): ZoneFields {
  const { zone, uncertain, mended, page } = placed;
  const layout = zoneLayouts.find((candidate) => candidate.format === zone.format);
  const found = <T>(value: T | null | '', span: Span | null | undefined, confidence: number): Found<T> | null => {
    if (value === null || value === '' || !span) return null;
    const raw = (zone.lines[span.line] ?? '').slice(span.from, span.to);
    return { value, raw, page, box: boxOf(placed, span), confidence: Math.round(confidence * 1000) / 1000 };
  };
  const watched = <T>(name: PartName, value: T | null | ''): Found<T> | null =>
    uncertain.has(name) || !layout
      ? null
      : found(value, partOf(layout, name)?.span, mended.has(name) ? MENDED : CONFIRMED);
  const asRead = <T>(value: T | null | '', span: Span | null | undefined): Found<T> | null =>
    found(value, span, UNWATCHED * (placed.lineConfidence[span?.line ?? 0] ?? 0));
  const sure = <T>(value: Found<T> | null, least = LEAST_TOLD): Found<T> | null =>
    value && value.confidence >= least ? value : null;
  const surname = asRead(zone.surname, layout?.names);
  const givenNames = asRead(zone.givenNames, layout?.givenNames ?? layout?.names);
  const state = sure(asRead(zone.issuer, layout?.issuer));
  const issuer = zone.issuer === zone.nationality ? state : asPrinted(state);
  const nationality = asRead(zone.nationality, layout?.nationality);
  const number = found(zone.number, layout && partOf(layout, 'number')?.span, LEAST_TOLD);
  return {
    surname: sure(surname, leastFor(zone.surname)),
    given_names: sure(givenNames, LEAST_FOR_NAMES),
    document_number: watched('number', zone.number),
    nationality:
      zone.nationality !== null && zone.nationality === issuer?.value
        ? borne(nationality)
        : sure(asPrinted(nationality)),
    issuer,
    birth_date: watched('birth', birthDayIn(zone.birth, today)),
    sex: sure(asRead(zone.sex, layout?.sex)),
    expiry_date: watched('expiry', zone.expiry ? expiryDayIn(zone.expiry) : null),
    mrz_lines: uncertain.size > 0 ? null : wholeZone(placed),
    doubtful: { surname, given_names: givenNames, document_number: number, number_digit: number?.raw.slice(-1) ?? '' },
  };
}
