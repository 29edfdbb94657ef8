import type { FileStructure } from './file-structure.ts';
import { entriesOf, isKind, type PdfValue } from './value.ts';

const BIG_ENDIAN_MARK = '\u00fe\u00ff';

function readable(value: PdfValue | undefined): string | null {
  if (!isKind(value, 'text')) return null;
  if (!value.text.startsWith(BIG_ENDIAN_MARK)) return value.text.trim() || null;
  const bytes = Buffer.from(value.text.slice(2), 'latin1');
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return even.swap16().toString('utf16le').trim() || null;
}

/** Programs that earlier states of the file named as its maker: whoever wipes such names appends a state without them. */
export function earlierPrograms(file: FileStructure): string[] {
  if (file.isEncrypted) return [];
  const named = file.states.slice(0, -1).flatMap((_, state) => {
    const info = entriesOf(file.resolve(state, file.trailer(state, 'Info')));
    return [readable(info.get('Producer')), readable(info.get('Creator'))];
  });
  return [...new Set(named.filter((name) => name !== null))];
}
