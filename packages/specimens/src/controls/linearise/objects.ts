import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

const PARENT = PDFName.of('Parent');

function refsIn(object: PDFObject | undefined): PDFRef[] {
  if (object instanceof PDFRef) return [object];
  if (object instanceof PDFArray) return object.asArray().flatMap(refsIn);
  if (object instanceof PDFRawStream) return refsIn(object.dict);
  // Upwards leads to every other page.
  if (object instanceof PDFDict)
    return object.entries().flatMap(([key, value]) => (key === PARENT ? [] : refsIn(value)));
  return [];
}

/** Everything that a page needs to be shown, itself first. */
export function neededBy(context: PDFContext, start: PDFRef): PDFRef[] {
  const found = new Set<PDFRef>();
  const waiting = [start];
  for (let ref = waiting.shift(); ref; ref = waiting.shift()) {
    if (found.has(ref)) continue;
    found.add(ref);
    waiting.push(...refsIn(context.lookup(ref)));
  }
  return [...found];
}

/** An object's bytes under its new number, references renamed along. */
export function renumbered(context: PDFContext, ref: PDFRef, numbers: ReadonlyMap<number, number>): Buffer {
  const object = context.lookup(ref);
  const head = String(object instanceof PDFRawStream ? object.dict : object);
  const told = head.replace(/(\d+) 0 R\b/g, (whole, old: string) => {
    const now = numbers.get(Number(old));
    return now === undefined ? whole : `${now} 0 R`;
  });
  const body =
    object instanceof PDFRawStream
      ? [Buffer.from(`${told}\nstream\n`, 'latin1'), object.contents, Buffer.from('\nendstream')]
      : [Buffer.from(told, 'latin1')];
  const number = numbers.get(ref.objectNumber);
  return Buffer.concat([Buffer.from(`${number} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]);
}
