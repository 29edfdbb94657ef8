import { PDFDocument } from '@cantoo/pdf-lib';
import type { Day } from '@vesta/domain/dates/day';
import sharp from 'sharp';
import type { Chance } from '../chance.ts';
import type { Specimen } from '../truth.ts';
import { type Grade, wear } from './grades.ts';
import { grainOf } from './grain.ts';
import { type Raster, rasterise } from './raster.ts';

const DPI: Record<Grade, number> = { clean: 300, light: 200, medium: 150, hard: 120 };

/** One page as a scanner saw it. */
export interface ScannedPage {
  readonly jpeg: Uint8Array;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the sheet lay askew, and how much larger it then appears. */
  readonly angle: number;
  readonly zoom: number;
}

async function scanned(page: Raster, dpi: number, grade: Grade, chance: Chance): Promise<ScannedPage> {
  const how = wear[grade];
  const pixels = new Uint8ClampedArray(page.pixels.length);
  const grain = grainOf(chance, how.noise);
  const paperTone = 1 - how.shade / 4;
  for (let i = 0; i < pixels.length; i += 3) {
    const speck = grain() + 4;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[i + channel] = (page.pixels[i + channel] ?? 0) * paperTone + speck;
    }
  }
  const angle = (chance.next() * 2 - 1) * Math.min(how.turn / 4, 2.5);
  const { width, height } = page;
  const sheet = sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(angle, { background: '#f4f4f2' })
    .resize(width, height, { fit: 'cover' });
  const blurred = how.blur > 0 ? sheet.blur(0.3 + how.blur / 3) : sheet;
  const toned = chance.happens(0.5) ? blurred.grayscale() : blurred;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.abs(Math.sin((angle * Math.PI) / 180))];
  const zoom = Math.max(width / (width * cos + height * sin), height / (height * cos + width * sin));
  const jpeg = new Uint8Array(await toned.jpeg({ quality: how.quality }).toBuffer());
  return { jpeg, width: (width * 72) / dpi, height: (height * 72) / dpi, angle, zoom };
}

export async function scannedPages(
  pdf: Uint8Array,
  grade: Grade,
  chance: Chance,
  dpi = DPI[grade],
): Promise<ScannedPage[]> {
  const pages: ScannedPage[] = [];
  for (const page of await rasterise(pdf, dpi)) pages.push(await scanned(page, dpi, grade, chance));
  return pages;
}

interface Scan extends Specimen {
  readonly sheets: readonly ScannedPage[];
}

/** The same paper printed and scanned: pictures of pages in a PDF, without any text. */
export async function scanOf(specimen: Specimen, grade: Grade, made: Day, chance: Chance): Promise<Scan> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const sheets = await scannedPages(specimen.bytes, grade, chance);
  for (const { jpeg, width, height } of sheets) {
    const image = await document.embedJpg(jpeg);
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  const moment = new Date(`${made}T17:05:00Z`);
  document.setProducer(chance.pick(['Canon iR-ADV C3520', 'CamScanner', 'HP Scan 4.2']));
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  const name = specimen.name.replace(/\.pdf$/, `-scan-${grade}.pdf`);
  return { ...specimen, name, sheets, bytes: await document.save({ useObjectStreams: false }) };
}
