import { PDFDocument } from '@cantoo/pdf-lib';

/** The pages of those numbers, counted from 0, in one file that keeps the traces of its first maker. */
async function picked(pdf: Uint8Array, choose: (count: number) => readonly number[]): Promise<Uint8Array> {
  const from = await PDFDocument.load(pdf, { updateMetadata: false });
  const into = await PDFDocument.create({ updateMetadata: false });
  for (const page of await into.copyPages(from, [...choose(from.getPageCount())])) into.addPage(page);
  const [producer, made] = [from.getProducer(), from.getCreationDate()];
  if (producer) into.setProducer(producer);
  if (made) {
    into.setCreationDate(made);
    into.setModificationDate(made);
  }
  into.setKeywords(['specimen']);
  return into.save({ useObjectStreams: false });
}

/** The first page once more: a feeder that took a sheet twice, or a portal that a page was put into twice. */
export const withPageTwice = (pdf: Uint8Array): Promise<Uint8Array> =>
  picked(pdf, (count) => [0, 0, ...Array.from({ length: count - 1 }, (_, at) => at + 1)]);

/** One page without what came before it and what follows. */
export const pageFromTheMiddle = (pdf: Uint8Array): Promise<Uint8Array> =>
  picked(pdf, (count) => [Math.max(1, Math.floor(count / 2))]);

export const pagesOf = async (pdf: Uint8Array): Promise<number> =>
  (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();
