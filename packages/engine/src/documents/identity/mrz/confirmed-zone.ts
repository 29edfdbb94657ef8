import { around, type Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import type { ReadContext } from '../../reading.ts';
import { type ZoneRow, zoneRowsIn, zoneRowsOn } from './find-zone.ts';
import { namesInWords, withWordsOfNames, wordsOnLine } from './names-in-words.ts';
import { type PlacedZone, placed } from './placed-zone.ts';
import { readZoneFrom } from './read-zone.ts';
import { bornOutLetterByLetter, isAgreed, namesSpanOf, outvoted, votedZone } from './voted-zone.ts';
import { lettersOfLine, textOfLetters } from './zone-letters.ts';
import { readNames } from './zone-names.ts';

export interface ZoneSearch {
  readonly zone: PlacedZone | null;
  /** Where something stands that looks like a zone, confirmed or not. */
  readonly seen: { readonly page: number; readonly box: Box } | null;
}

function bestIn(groups: readonly ZoneRow[][]): PlacedZone | null {
  const zones = groups.flatMap((rows) => {
    const reading = readZoneFrom(rows.map(({ letters }) => letters));
    const zone = reading ? placed(rows, reading) : null;
    return zone ? [zone] : [];
  });
  return zones.sort((a, b) => a.cost - b.cost || a.uncertain.size - b.uncertain.size)[0] ?? null;
}

/** Letter by letter, but for O and 0 where only one of them can stand. */
const LETTER_BY_LETTER = 0.25;

const isSettled = (zone: PlacedZone | null): boolean =>
  zone !== null && zone.cost < LETTER_BY_LETTER && zone.uncertain.size === 0;

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

/** Where well-read words hold nothing like a zone, there is none to look for any longer. */
const WELL_READ = 0.8;
const FEWEST_WELL_READ = 10;

const isWellRead = ({ words }: Page): boolean =>
  words.filter(({ confidence }) => confidence >= WELL_READ).length >= FEWEST_WELL_READ;

const placeOf = (page: Page, rows: readonly ZoneRow[] | undefined): ZoneSearch['seen'] =>
  rows ? { page: page.number, box: around(rows.map(({ box }) => box)) } : null;

/** What was seen of a zone before the words; nothing counts only where the words prove which side is up. */
const zoneOf = (page: Page): Page['zone'] =>
  page.zone && (page.zone.length > 0 || isWellRead(page)) ? page.zone : undefined;

/** Words upon a picture are what a scanner took its letters for. */
const isOverPicture = ({ images }: Page, zone: Box): boolean =>
  images.some(
    ({ box }) => box.left <= zone.right && box.right >= zone.left && box.top <= zone.bottom && box.bottom >= zone.top,
  );

async function searchPage(page: Page, context: ReadContext): Promise<ZoneSearch> {
  const groups = zoneRowsOn(page);
  const fromWords = bestIn(groups);
  const rows = groups[0];
  const place = placeOf(page, rows);
  const isPrint = page.origin === 'text';
  if (isPrint && (isSettled(fromWords) || page.images.length === 0)) return { zone: fromWords, seen: place };
  // Letters that a program printed beside a picture say exactly what stands there: no look at the pixels betters them.
  if (isPrint && place && !isOverPicture(page, place.box)) return { zone: fromWords, seen: place };
  const room = place && rows ? withRoom(place.box, rows.length) : null;
  const before = zoneOf(page);
  const found = zoneRowsIn(before ?? (await context.readZone(page.number, room)));
  const readings = [fromWords, bestIn(found)].filter((reading) => reading !== null);
  const seen = place ?? placeOf(page, found[0]);
  const zone = votedZone(readings, []);
  if (isSettled(zone)) return { zone: zone && (await withNames(zone, readings, page, context)), seen };
  if (seen === null && isWellRead(page)) return { zone, seen };
  // What was seen on the whole sheet is looked at once more, nearer.
  const nearer = before ? zoneRowsIn(await context.readZone(page.number, room)) : [];
  const last = bestIn(nearer);
  const all = last ? [...readings, last] : readings;
  return {
    zone: fromWords ? votedZone(all, []) : withWordsOfNames(all, page),
    seen: seen ?? placeOf(page, nearer[0]),
  };
}

/** Fillers behind the names that are read along: they show that the names end. */
const FILLERS_BEHIND = 2;

/** The part of a line that ends with the names: the rest says nothing, and costs as much. */
function upToNames(box: Box, line: string): Box {
  const end = Math.min(line.length, line.replace(/<+$/, '').length + FILLERS_BEHIND);
  return { ...box, right: box.left + ((box.right - box.left) * end) / Math.max(1, line.length) };
}

/** Where words and zone do not say the same of the names, their part of the line is looked at once more. */
async function withNames(
  zone: PlacedZone,
  readings: readonly PlacedZone[],
  page: Page,
  context: ReadContext,
): Promise<PlacedZone> {
  const span = namesSpanOf(zone);
  const box = span ? zone.lineBoxes[span.line] : undefined;
  if (!span || !box || isAgreed(readings, [])) return zone;
  const others = readings.length === 1 ? namesInWords(page, box, span) : [];
  if (isAgreed(readings, others)) return votedZone(readings, others) ?? zone;
  const [read] = await context.readZone(page.number, upToNames(box, zone.zone.lines[span.line] ?? ''), 'line');
  const text = read ? textOfLetters(lettersOfLine(read)) : '';
  const third = readNames(text.slice(span.from, span.to));
  const isBorneOut = bornOutLetterByLetter(
    (zone.zone.lines[span.line] ?? '').slice(span.from, span.to),
    [...wordsOnLine(page, box), text].map((line) => line.slice(span.from, span.to)),
  );
  const votes = [...others, third, ...(isBorneOut ? [zone.zone] : [])];
  if (isAgreed(readings, votes)) return votedZone(readings, votes) ?? zone;
  return outvoted(zone, namesInWords(page, box, span), third) ?? votedZone(readings, votes) ?? zone;
}

/** Looks through the pages for a zone, in the words first and in the pixels where the words do not settle it. */
export async function findZone(pages: readonly Page[], context: ReadContext): Promise<ZoneSearch> {
  let seen: ZoneSearch['seen'] = null;
  let zone: PlacedZone | null = null;
  for (const page of pages) {
    const search = await searchPage(page, context);
    seen ??= search.seen;
    zone = votedZone(
      [zone, search.zone].filter((one) => one !== null),
      [],
    );
    if (isSettled(zone)) break;
  }
  return { zone, seen };
}
