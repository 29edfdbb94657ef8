import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import type { StoredPage } from '../../../file-bytes/structure/pages.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import { isKind, itemsOf } from '../../../file-bytes/structure/value.ts';

/** The drawing of a page as it is written; its parts are one text that was cut anywhere between two words. */
export function pageContent(file: FileStructure, state: number, page: StoredPage): string {
  const stored = file.resolve(state, page.entries.get('Contents'));
  const streams = (isKind(stored, 'list') ? itemsOf(stored) : [stored]).map((item) => file.resolve(state, item));
  return streams
    .flatMap((stream) => (isKind(stream, 'stream') ? [unpack(stream)?.toString('latin1') ?? ''] : []))
    .join('\n');
}
