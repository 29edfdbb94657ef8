import { zoneRowsIn, zoneRowsOn } from '../../documents/identity/mrz/find-zone.ts';
import { partOf, textAt, zoneLayouts } from '../../documents/identity/mrz/layouts.ts';
import { parseZone } from '../../documents/identity/mrz/parse-zone.ts';
import { textOfLetters } from '../../documents/identity/mrz/zone-letters.ts';
import type { Box } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import type { WrongDay } from '../../papers/paper-notes.ts';

/** Both looks are of the same weights: what they share must be beyond doubt, sign by sign. */
const SURE = 0.9;

/** Days hold digits only, so that no letter can be taken for one. */
const days = ['birth', 'expiry'] as const;

const share = ({ left, right, top, bottom }: Box, from: number, to: number): Box => ({
  left: left + (right - left) * from,
  right: left + (right - left) * to,
  top,
  bottom,
});

/**
 * Readers put a digit right where its check digit says so, for they misread. Where a look at the zone, drawn wide and by
 * its own alphabet, and a look at the same line as words saw the same wrong digits surely, those are printed there.
 */
export function wrongDaysOn(page: Page): WrongDay[] {
  const words = zoneRowsOn(page).flatMap((rows) => rows.map(({ letters }) => textOfLetters(letters)));
  return zoneRowsIn(page.zone ?? []).flatMap((rows) => {
    const lines = rows.map(({ letters }) => textOfLetters(letters));
    const zone = parseZone(lines);
    const layout = zoneLayouts.find(({ format }) => format === zone?.format);
    if (!zone || !layout) return [];
    return days.flatMap((name): WrongDay[] => {
      const span = partOf(layout, name)?.span;
      const text = span ? textAt(lines, span) : '';
      const box = span ? rows[span.line]?.box : undefined;
      const seen = span ? (rows[span.line]?.letters ?? []).slice(span.from, span.to) : [];
      const isSure = seen.every(({ confidence }) => confidence >= SURE);
      const isWitnessed = /^\d{7}$/.test(text) && words.some((line) => line.includes(text));
      if (!span || !box || zone.checks[name] !== false || !isSure || !isWitnessed) return [];
      return [
        { part: name, text, page: page.number, box: share(box, span.from / layout.width, span.to / layout.width) },
      ];
    });
  });
}
