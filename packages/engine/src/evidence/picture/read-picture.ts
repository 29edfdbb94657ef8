import type { Evidence } from '../evidence.ts';
import type { Limits } from '../limits.ts';
import type { Ocr } from '../ocr/ocr.ts';
import type { Page } from '../page.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { recogniseSheet } from '../scan/recognise-sheet.ts';
import type { SettledLines } from '../scan/zone-first.ts';
import { PICTURE } from '../work/costs.ts';
import type { Work } from '../work/work.ts';
import { type DecodedPicture, openPicture } from './decode-picture.ts';

export interface ReadPictureOptions {
  readonly ocr: Ocr | null;
  readonly limits: Limits;
  readonly work: Work;
  readonly settledLines: SettledLines;
}

type PictureContent = Pick<Evidence, 'pages' | 'picture' | 'problem'>;

async function readSheet(picture: DecodedPicture, index: number, options: ReadPictureOptions): Promise<Page> {
  const { width, height } = picture.facts;
  const bare = { number: index + 1, width, height, origin: 'none', words: [], fonts: [], images: [] } as const;
  const raster = await picture.raster(index);
  if (!options.ocr) return bare;
  const unit = width / raster.width;
  const { ocr, settledLines } = options;
  const sheet = await recogniseSheet(raster, { ocr, unit, settledLines });
  const { words } = sheet;
  const origin = words.length > 0 ? 'ocr' : 'none';
  const zone = sheet.zone.map((line) => ({ ...line, page: bare.number }));
  const read: Page = { ...bare, origin, words, zone };
  const page: Page = sheet.frame ? { ...read, width: sheet.width, height: sheet.height, frame: sheet.frame } : read;
  keepSheet(page, { raster: sheet.raster, unit });
  return page;
}

/** Reads the words of a photograph or a scanned picture. */
export async function readPicture(bytes: Uint8Array, options: ReadPictureOptions): Promise<PictureContent> {
  const picture = await openPicture(bytes, options.limits);
  if (typeof picture === 'string') return { pages: [], picture: null, problem: picture };
  const count = Math.min(picture.pageCount, options.limits.recognisedPages);
  try {
    const pages: Page[] = [];
    const { work } = options;
    // The first is read whatever it costs: without it there is nothing.
    while (pages.length < count && (work.take(PICTURE) || pages.length === 0)) {
      const page = await readSheet(picture, pages.length, options);
      work.note('picture', page.number, PICTURE, page.words.length);
      pages.push(page);
    }
    const all = Math.min(picture.pageCount, options.limits.pages);
    for (let page = pages.length + 1; page <= all; page += 1) work.note('picture', page, PICTURE, null);
    const problem = pages.length < picture.pageCount ? 'too_many_pages' : null;
    return { pages, picture: picture.facts, problem };
  } catch {
    // The header was fine and the pixels are not: cut short, or not what the header says.
    return { pages: [], picture: picture.facts, problem: 'corrupt' };
  }
}
