import type { Page } from '../../evidence/page.ts';
import { withPerson } from '../person/with-person.ts';
import type { DocumentReader, ReadContext, Reading } from '../reading.ts';
import { unknownPaper } from './named-paper.ts';
import { papersInFile } from './papers-in-file.ts';
import { repeatedPages } from './repeated-pages.ts';

/** All papers of a file, each read by the reader that knows it. */
export async function readPapers(
  pages: readonly Page[],
  readers: readonly DocumentReader[],
  context: ReadContext,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  // A page that was put in twice tells nothing new, and its bookings would count twice.
  const repeated = repeatedPages(pages);
  const told = pages.filter((page) => !repeated.includes(page));
  for (const { pages: own, reader, recognition } of papersInFile(told, readers)) {
    if (!reader || !recognition) {
      readings.push(unknownPaper(own));
      continue;
    }
    const read = await reader.read(own, recognition, context);
    const besides = reader.besides?.(own, recognition, context, read) ?? [];
    readings.push(...[read, ...besides].map((reading) => withPerson(reading, own)));
  }
  return readings;
}
