import { around, type Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import type { ReadContext } from '../../reading.ts';
import { type ZoneRow, zoneRowsIn, zoneRowsOn } from './find-zone.ts';
import { zoneLayouts } from './layouts.ts';
import { readZoneFrom, type ZoneReading } from './read-zone.ts';

/** A zone with all check digits right, and where it stands. */
export interface PlacedZone extends ZoneReading {
  readonly page: number;
  readonly box: Box;
  /** Boxes of its lines from the top. */
  readonly lineBoxes: readonly Box[];
  /** What the reader thought of the signs, line by line. */
  readonly lineConfidence: readonly number[];
}

export interface ZoneSearch {
  readonly zone: PlacedZone | null;
  /** Where something stands that looks like a zone, confirmed or not. */
  readonly seen: { readonly page: number; readonly box: Box } | null;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function placed(rows: readonly ZoneRow[], reading: ZoneReading): PlacedZone | null {
  const own = rows.slice(reading.start, reading.start + reading.zone.lines.length);
  const first = own[0];
  if (!first) return null;
  return {
    ...reading,
    page: first.page,
    box: around(own.map(({ box }) => box)),
    lineBoxes: own.map(({ box }) => box),
    lineConfidence: own.map(({ letters }) => confidenceOf(letters)),
  };
}

function bestIn(groups: readonly ZoneRow[][]): PlacedZone | null {
  const zones = groups.flatMap((rows) => {
    const reading = readZoneFrom(rows.map(({ letters }) => letters));
    const zone = reading ? placed(rows, reading) : null;
    return zone ? [zone] : [];
  });
  return zones.sort((a, b) => a.cost - b.cost || a.uncertain.size - b.uncertain.size)[0] ?? null;
}

const isSettled = (zone: PlacedZone | null): boolean => zone !== null && zone.cost === 0 && zone.uncertain.size === 0;

/** A name is only as sure as its least legible letter, but the lines around it help. */
const POOR_LETTER = 0.5;
const WITH_POOR_LETTER = 0.6;

/** How sure a line is, on average; less where one of its letters was hardly seen. */
function confidenceOf(letters: ZoneRow['letters']): number {
  const text = letters.map(({ letter }) => letter).join('');
  // What follows a second pair of fillers is a speck, not a letter.
  const end = /^<*[^<]+(?:<[^<]+)*(?:<<[^<]+(?:<[^<]+)*)?/.exec(text)?.[0].length ?? text.length;
  const own = letters.slice(0, end).flatMap(({ letter, confidence }) => (letter === '<' ? [] : [confidence]));
  const average = mean(own);
  return Math.min(...own) < POOR_LETTER ? Math.min(average, WITH_POOR_LETTER) : average;
}

/** The surer of two readings of one zone. */
function surer(a: PlacedZone | null, b: PlacedZone | null): PlacedZone | null {
  if (!a || !b) return a ?? b;
  const doubt = (zone: PlacedZone): number => zone.cost + zone.uncertain.size - mean(zone.lineConfidence) / 10;
  return doubt(b) < doubt(a) ? b : a;
}

/**
 * Two readers that know nothing of each other saw the zone. What both say of the number settles it; where they differ
 * about the names, which no digit watches over, neither is believed without a witness.
 */
function together(a: PlacedZone | null, b: PlacedZone | null): PlacedZone | null {
  const best = surer(a, b);
  if (!a || !b || !best) return best;
  const sameNames = a.zone.surname === b.zone.surname && a.zone.givenNames === b.zone.givenNames;
  const sameNumber = a.zone.number === b.zone.number;
  const namesLine = zoneLayouts.find(({ format }) => format === best.zone.format)?.names.line;
  return {
    ...best,
    uncertain: new Set([...best.uncertain].filter((part) => !(sameNumber && part === 'number'))),
    lineConfidence: best.lineConfidence.map((confidence, line) =>
      sameNames || line !== namesLine ? confidence : Math.min(confidence, WITH_POOR_LETTER),
    ),
  };
}

/** The words may have missed a line above or below, or an end of one. */
function withRoom(box: Box, lines: number): Box {
  const step = (box.bottom - box.top) / Math.max(1, lines - 0.4);
  const across = (box.right - box.left) * 0.12;
  return {
    left: Math.max(0, box.left - across),
    right: box.right + across,
    top: Math.max(0, box.top - step * 1.6),
    bottom: box.bottom + step * 1.6,
  };
}

async function searchPage(page: Page, context: ReadContext): Promise<ZoneSearch> {
  const groups = zoneRowsOn(page);
  const fromWords = bestIn(groups);
  const rows = groups[0];
  const place = rows ? { page: page.number, box: around(rows.map(({ box }) => box)) } : null;
  const isPrint = page.origin === 'text';
  if (isPrint && (isSettled(fromWords) || page.images.length === 0)) return { zone: fromWords, seen: place };
  const lines = await context.readZone(page.number, place && rows ? withRoom(place.box, rows.length) : null);
  const fromPixels = zoneRowsIn(lines);
  const pixelRows = fromPixels[0];
  const seen = place ?? (pixelRows ? { page: page.number, box: around(pixelRows.map(({ box }) => box)) } : null);
  return { zone: together(fromWords, bestIn(fromPixels)), seen };
}

/** Looks through the pages for a zone, in the words first and in the pixels where the words do not settle it. */
export async function findZone(pages: readonly Page[], context: ReadContext): Promise<ZoneSearch> {
  let seen: ZoneSearch['seen'] = null;
  let zone: PlacedZone | null = null;
  for (const page of pages) {
    const search = await searchPage(page, context);
    seen ??= search.seen;
    zone = surer(zone, search.zone);
    if (isSettled(zone)) break;
  }
  return { zone, seen };
}
