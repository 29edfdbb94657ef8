import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../chance.ts';
import type { Grade } from '../picture/grades.ts';
import { type ScannedPage, scannedPages } from '../picture/scan.ts';
import { laterBy } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import type { Specimen } from '../truth.ts';
import { type Control, control, papers } from './control.ts';

type Develop = (jpeg: Uint8Array) => Promise<{ readonly bytes: Uint8Array; readonly packed: 'jpeg' | 'png' }>;

interface Scanner {
  readonly grade: Grade;
  readonly dpi: number;
  readonly program: string | null;
  readonly develop: Develop;
}

const asJpeg = async (picture: Sharp, quality: number) => ({
  bytes: new Uint8Array(await picture.jpeg({ quality }).toBuffer()),
  packed: 'jpeg' as const,
});

async function bound(pages: readonly ScannedPage[], { develop }: Scanner): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const { jpeg, width, height } of pages) {
    const { bytes, packed } = await develop(jpeg);
    const image = await (packed === 'png' ? document.embedPng(bytes) : document.embedJpg(bytes));
    const { width: wide = 1, height: tall = 1 } = await sharp(bytes).metadata();
    const isTurned = wide > tall !== width > height;
    const size: [number, number] = isTurned ? [height, width] : [width, height];
    document.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
  }
  return document;
}

async function scan(specimen: Specimen, chance: Chance, scanner: Scanner): Promise<{ readonly bytes: Uint8Array }> {
  const made = laterBy(await OpenPaper.open(specimen.bytes, specimen.handedIn), chance.between(1, 20));
  const document = await bound(await scannedPages(specimen.bytes, scanner.grade, chance, scanner.dpi), scanner);
  const moment = new Date(`${made}T18:20:00Z`);
  if (scanner.program !== null) document.setProducer(scanner.program);
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return { bytes: await document.save({ useObjectStreams: false }) };
}

/** What scanning apps of telephones call their crisp setting: black and white, nothing between. */
export const appScan: Control = control('app-scan', papers, 'picture', (specimen, chance) =>
  scan(specimen, chance, {
    grade: 'light',
    dpi: 200,
    program: chance.pick(['CamScanner', 'Genius Scan 7.4', null] as const),
    develop: async (jpeg) => ({
      bytes: new Uint8Array(await sharp(jpeg).greyscale().threshold(170).png({ palette: true }).toBuffer()),
      packed: 'png',
    }),
  }),
);

/** A scan made smaller afterwards by a converter, because the portal would not take it. */
export const shrunkScan: Control = control('shrunk-scan', papers, 'picture', (specimen, chance) =>
  scan(specimen, chance, {
    grade: 'clean',
    dpi: 200,
    program: 'iLovePDF',
    develop: (jpeg) => asJpeg(sharp(jpeg), chance.between(38, 55)),
  }),
);

/** Put on the glass sideways or upside down. */
export const turnedScan: Control = control('turned-scan', papers, 'picture', (specimen, chance) => {
  const by = chance.pick([90, 180, 270] as const);
  const develop: Develop = (jpeg) => asJpeg(sharp(jpeg).rotate(by), 88);
  return scan(specimen, chance, { grade: 'light', dpi: 200, program: 'HP Scan 4.2', develop });
});

/** What comes off the glass of an office at the settings that are in use. */
export const flatbedScan: Control = control('flatbed-scan', papers, 'picture', (specimen, chance) =>
  scan(specimen, chance, {
    grade: 'clean',
    dpi: chance.pick([150, 200, 300] as const),
    program: chance.pick(['Canon iR-ADV C3520', 'EPSON Scan 2', null] as const),
    develop: (jpeg) => asJpeg(sharp(jpeg), chance.between(75, 92)),
  }),
);

/** The other setting of scanning apps: shadows taken away, colours made stronger, letters sharpened. */
export const enhancedScan: Control = control('enhanced-scan', papers, 'picture', (specimen, chance) =>
  scan(specimen, chance, {
    grade: 'light',
    dpi: 200,
    program: chance.pick(['Adobe Scan for iOS 24.09', 'Microsoft Lens', null] as const),
    develop: (jpeg) => asJpeg(sharp(jpeg).normalise().linear(1.25, -20).sharpen({ sigma: 0.9 }), 82),
  }),
);
