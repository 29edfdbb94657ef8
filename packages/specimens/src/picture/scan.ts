import { PDFDocument } from '@cantoo/pdf-lib';
import type { Day } from '@vesta/domain/dates/day';
import sharp from 'sharp';
import type { Chance } from '../chance.ts';
import type { Specimen } from '../truth.ts';
import { type Grade, wear } from './grades.ts';
import { grainOf } from './grain.ts';
import { type Raster, rasterise } from './raster.ts';

const DPI: Record<Grade, number> = { clean: 300, light: 200, medium: 150, hard: 120 };

async function scanned(page: Raster, grade: Grade, chance: Chance): Promise<Uint8Array> {
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
  const sheet = sharp(pixels, { raw: { width: page.width, height: page.height, channels: 3 } })
    .rotate(angle, { background: '#f4f4f2' })
    .resize(page.width, page.height, { fit: 'cover' });
  const blurred = how.blur > 0 ? sheet.blur(0.3 + how.blur / 3) : sheet;
  const toned = chance.happens(0.5) ? blurred.grayscale() : blurred;
  return new Uint8Array(await toned.jpeg({ quality: how.quality }).toBuffer());
}

/** The same paper printed and scanned: pictures of pages in a PDF, without any text. */
export async function scanOf(specimen: Specimen, grade: Grade, made: Day, chance: Chance): Promise<Specimen> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const page of await rasterise(specimen.bytes, DPI[grade])) {
    const image = await document.embedJpg(await scanned(page, grade, chance));
    const size: [number, number] = [(page.width * 72) / DPI[grade], (page.height * 72) / DPI[grade]];
    document.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
  }
  const moment = new Date(`${made}T17:05:00Z`);
  document.setProducer(chance.pick(['Canon iR-ADV C3520', 'CamScanner', 'HP Scan 4.2']));
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  const name = specimen.name.replace(/\.pdf$/, `-scan-${grade}.pdf`);
  return { ...specimen, name, bytes: await document.save({ useObjectStreams: false }) };
}
