import type { Box } from '../../../evidence/geometry.ts';
import type { ZoneLine } from '../../reading.ts';
import { zoneRowsIn } from './find-zone.ts';
import { type Span, zoneLayouts } from './layouts.ts';
import { readZoneFrom } from './read-zone.ts';

/** Signs that cannot stand where they were seen were exchanged for what looks alike; more is not settled. */
const MOST_COST = 1;
/** No digit watches over the sex and the states: each of their signs must have been clear. */
const CLEAR = 0.8;

/**
 * The lines of a zone that need no second reader, by where they stand: every check digit is right and nothing else
 * would make it so. The line with the names is never among them, for no digit vouches for a name.
 */
export function settledZoneLines(lines: readonly ZoneLine[]): Box[] {
  return zoneRowsIn(lines).flatMap((rows) => {
    const reading = readZoneFrom(rows.map(({ letters }) => letters));
    const layout = zoneLayouts.find(({ format }) => format === reading?.zone.format);
    if (!reading || !layout?.composite || layout.givenNames) return [];
    if (reading.cost > MOST_COST || reading.uncertain.size > 0) return [];
    const own = rows.slice(reading.start, reading.start + layout.lines);
    const isClear = (span: Span | null): boolean =>
      span === null ||
      span.line === layout.names.line ||
      (own[span.line]?.letters ?? []).slice(span.from, span.to).every(({ confidence }) => confidence >= CLEAR);
    if (![layout.code, layout.issuer, layout.nationality, layout.sex].every(isClear)) return [];
    return own.filter((_, line) => line !== layout.names.line).map(({ box }) => box);
  });
}
