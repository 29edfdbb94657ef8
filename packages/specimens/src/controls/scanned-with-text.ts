import { layered, misreading } from '../picture/layered-scan.ts';
import { scannedPages } from '../picture/scan.ts';
import { laterBy } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const programs = [
  'Adobe Scan for Android 24.08',
  'Genius Scan 7.4',
  'ABBYY FineReader PDF 15',
  'OCRmyPDF 16.4',
] as const;

/** Scanned by a program that lays what it read below the picture, with the errors that such programs make. */
export const scannedWithText = control('scanned-with-text', papers, 'picture', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const made = laterBy(paper, chance.between(1, 20));
  const scans = await scannedPages(specimen.bytes, chance.pick(['clean', 'light', 'medium'] as const), chance);
  const reads = misreading(chance, chance.pick([0.002, 0.01, 0.03]));
  const lies = chance.happens(0.3) ? 'below' : 'without-ink';
  return { bytes: await layered(paper, scans, { lies, reads, program: chance.pick(programs), made }) };
});
