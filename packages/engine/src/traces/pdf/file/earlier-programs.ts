import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { plainText } from '../../../file-bytes/structure/plain-text.ts';
import { entriesOf, isKind, type PdfValue } from '../../../file-bytes/structure/value.ts';

const readable = (value: PdfValue | undefined): string | null =>
  isKind(value, 'text') ? plainText(value.text).trim() || null : null;

/** Programs that earlier states of the file named as its maker: whoever wipes such names appends a state without them. */
export function earlierPrograms(file: FileStructure): string[] {
  if (file.isEncrypted) return [];
  const named = file.states.slice(0, -1).flatMap((_, state) => {
    const info = entriesOf(file.resolve(state, file.trailer(state, 'Info')));
    return [readable(info.get('Producer')), readable(info.get('Creator'))];
  });
  return [...new Set(named.filter((name) => name !== null))];
}
