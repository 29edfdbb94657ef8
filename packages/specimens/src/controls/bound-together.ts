import { PDFDocument } from '@cantoo/pdf-lib';
import type { Chance } from '../chance.ts';
import type { Specimen } from '../truth.ts';

const binders = [
  'macOS Version 14.5 (Build 23F79) Quartz PDFContext',
  'iLovePDF',
  'PDF24 Creator 11.15',
  'PDFsam Basic 5.2.2',
] as const;

/** Months of one person that their owner put into one file, oldest first, because a form takes only one. */
export async function boundTogether(papers: readonly Specimen[], chance: Chance): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const { bytes } of papers) {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await document.copyPages(source, source.getPageIndices())) document.addPage(page);
  }
  const day = papers.at(-1)?.handedIn ?? '2026-01-01';
  document.setProducer(chance.pick(binders));
  document.setKeywords(['specimen']);
  document.setCreationDate(new Date(`${day}T08:15:00Z`));
  document.setModificationDate(new Date(`${day}T08:15:00Z`));
  return document.save({ useObjectStreams: true });
}
