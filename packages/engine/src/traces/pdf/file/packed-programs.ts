import { parseObject } from '../../../file-bytes/structure/parse-object.ts';
import { Malformed } from '../../../file-bytes/structure/parse-value.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import { isKind } from '../../../file-bytes/structure/value.ts';

export interface PackedPrograms {
  readonly scripts: number;
  readonly launches: number;
}

const MOST_PACKS = 500;
const pack = /(\d{1,10})\s+\d{1,5}\s+obj(?=[^>]{0,200}\/Type\s*\/ObjStm)/g;

const plain = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Actions inside of packed objects, which a search through the file's own bytes misses. */
export function packedPrograms(text: string): PackedPrograms {
  let [scripts, launches] = [0, 0];
  for (const match of [...text.matchAll(pack)].slice(0, MOST_PACKS)) {
    try {
      const { value } = parseObject(text, match.index);
      const inner = isKind(value, 'stream') ? plain(unpack(value)?.toString('latin1') ?? '') : '';
      scripts += count(inner, /\/S\s*\/JavaScript\b/g);
      launches += count(inner, /\/S\s*\/Launch\b/g);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
    }
  }
  return { scripts, launches };
}
