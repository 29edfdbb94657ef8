import type { Evidence } from '../evidence.ts';
import { type Frame, inUnits } from '../frame.ts';
import { type Box, scaled } from '../geometry.ts';
import { limits } from '../limits.ts';
import type { Page } from '../page.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { pixelsOf } from '../pdf/recognise-scans.ts';
import { openPicture } from '../picture/decode-picture.ts';
import { evenLight } from '../raster/even-light.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { keptSheet } from '../scan/kept-sheets.ts';
import { readBands } from './read-bands.ts';
import { bestReading, readLine } from './read-line.ts';
import type { ZoneLetter, ZoneLine } from './zone-line.ts';

/** `zone` finds the lines of a zone by itself, `line` reads the one line, or part of one, in the box. */
export type ZoneLook = 'zone' | 'line';
export type ZoneReader = (page: number, box: Box | null, look?: ZoneLook) => Promise<readonly ZoneLine[]>;

interface Sheet {
  readonly raster: Raster;
  /** Units of the page per pixel. */
  readonly unit: number;
  /** How many pixels one pixel of the original became. */
  readonly enlarged: number;
}

async function displayed(bytes: Uint8Array, evidence: Evidence, page: Page): Promise<Sheet | null> {
  if (evidence.format === 'pdf') {
    const drawn = await withPdf(bytes, async (pdf) => pixelsOf(pdf, page.number - 1, limits));
    return drawn && typeof drawn !== 'string' ? { raster: drawn.raster, unit: 1 / drawn.scale, enlarged: 1 } : null;
  }
  const picture = await openPicture(bytes, limits);
  if (typeof picture === 'string') return null;
  const raster = await picture.raster(page.number - 1);
  const unit = picture.facts.width / raster.width;
  return { raster, unit, enlarged: 1 / unit };
}

function straightened(sheet: Sheet, page: Page, frame: Frame | undefined): Sheet {
  if (!frame) return sheet;
  const [width, height] = [Math.round(page.width / sheet.unit), Math.round(page.height / sheet.unit)];
  return { ...sheet, raster: warped(sheet.raster, inUnits(frame, 1 / sheet.unit), width, height) };
}

/** Cards are pointed at roughly: this much around the box is looked at too, in its own size. */
const ROOM = 0.05;

function part({ raster, unit }: Sheet, box: Box | null): { raster: Raster; left: number; top: number } {
  if (!box) return { raster, left: 0, top: 0 };
  const [across, down] = [(box.right - box.left) * ROOM, (box.bottom - box.top) * ROOM];
  const wanted = {
    left: Math.max(0, (box.left - across) / unit),
    top: Math.max(0, (box.top - down) / unit),
    right: (box.right + across) / unit,
    bottom: (box.bottom + down) / unit,
  };
  return { raster: cropped(raster, wanted), left: Math.floor(wanted.left), top: Math.floor(wanted.top) };
}

const lineOf = (letters: readonly ZoneLetter[], page: number, box: Box): ZoneLine => ({
  text: letters.map((letter) => letter.letter).join(''),
  letters,
  page,
  box,
});

/** Reads machine-readable zones from the pixels of a file's pages; pages without pixels have none. */
export function zoneReader(bytes: Uint8Array, evidence: Evidence): ZoneReader {
  const sheets = new Map<number, Promise<Sheet | null>>();
  const prepare = async (page: Page): Promise<Sheet | null> => {
    const kept = keptSheet(page);
    if (kept) return { ...kept, enlarged: 1 / kept.unit };
    const sheet = await displayed(bytes, evidence, page);
    return sheet && straightened({ ...sheet, raster: evenLight(sheet.raster) }, page, page.frame);
  };
  return async (number, box, look = 'zone') => {
    const page = evidence.pages.find((candidate) => candidate.number === number);
    if (!page) return [];
    const sheet = await (sheets.get(number) ?? prepare(page));
    if (!sheet) return [];
    // One page at a time is kept: papers of several cards are asked about page by page.
    sheets.clear();
    sheets.set(number, Promise.resolve(sheet));
    const { enlarged, unit } = sheet;
    const inPixels = (at: Box): Box => scaled(at, 1 / unit);
    if (look === 'line' && box) {
      const letters = bestReading(await readLine({ raster: sheet.raster, enlarged }, inPixels(box), true));
      return [lineOf(letters, number, box)];
    }
    const { raster, left, top } = part(sheet, box);
    const lines = await readBands({ raster, enlarged });
    return lines.map(({ letters, box: at }) => {
      const onSheet = { left: at.left + left, top: at.top + top, right: at.right + left, bottom: at.bottom + top };
      return lineOf(letters, number, scaled(onSheet, unit));
    });
  };
}
