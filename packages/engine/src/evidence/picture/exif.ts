import type { PictureFacts } from './picture-facts.ts';

const MAKE = 0x010f;
const MODEL = 0x0110;
const SOFTWARE = 0x0131;
const CHANGED = 0x0132;
const DETAILS = 0x8769;
const TAKEN = 0x9003;
const ASCII = 2;
const ENTRY_BYTES = 12;
const LONGEST_TEXT = 200;

type Tags = ReadonlyMap<number, string | number>;

/** The texts and numbers of one directory; whatever points outside of the block is left out. */
function directory(view: DataView, start: number, little: boolean): Tags {
  const tags = new Map<number, string | number>();
  if (start + 2 > view.byteLength) return tags;
  const count = view.getUint16(start, little);
  for (let i = 0; i < count; i += 1) {
    const at = start + 2 + i * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) break;
    const length = view.getUint32(at + 4, little);
    const value = view.getUint32(at + 8, little);
    if (view.getUint16(at + 2, little) !== ASCII) {
      tags.set(view.getUint16(at, little), value);
      continue;
    }
    const from = length <= 4 ? at + 8 : value;
    if (length > LONGEST_TEXT || from + length > view.byteLength) continue;
    const bytes = new Uint8Array(view.buffer, view.byteOffset + from, length);
    const text = new TextDecoder('latin1').decode(bytes).split('\0')[0]?.trim();
    if (text) tags.set(view.getUint16(at, little), text);
  }
  return tags;
}

const textOf = (value: string | number | undefined): string | null => (typeof value === 'string' ? value : null);

/** What the camera and the programs after it wrote into the picture. */
export function exifOf(block: Uint8Array | undefined): Pick<PictureFacts, 'software' | 'camera' | 'taken'> {
  const nothing = { software: null, camera: null, taken: null };
  if (!block || block.length < 14) return nothing;
  const prefix = new TextDecoder('latin1').decode(block.subarray(0, 6)) === 'Exif\0\0' ? 6 : 0;
  const view = new DataView(block.buffer, block.byteOffset + prefix, block.length - prefix);
  const little = view.getUint16(0) === 0x4949;
  const main = directory(view, view.getUint32(4, little), little);
  const details = main.get(DETAILS);
  const more: Tags = typeof details === 'number' ? directory(view, details, little) : new Map();
  const camera = [main.get(MAKE), main.get(MODEL)].filter((part) => typeof part === 'string').join(' ');
  return {
    software: textOf(main.get(SOFTWARE)),
    camera: camera === '' ? null : camera,
    taken: textOf(more.get(TAKEN) ?? main.get(CHANGED)),
  };
}
