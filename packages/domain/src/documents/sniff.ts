import type { UploadFormat } from './formats.ts';

/** What the first bytes say: one of ours, or something that people hand in by mistake and that can be named. */
export type SniffedFormat = UploadFormat | 'heic' | 'zip' | 'program' | 'empty' | 'unknown';

/** So many bytes are enough to tell. A PDF may have other people's lines before its header. */
export const SNIFF_BYTES = 1024;

/** Each byte as the letter of its number. A browser's own "latin1" means Windows-1252, which moves some of them. */
const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const zipMarks = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008'];
/** Windows, Linux, scripts, and both ways round of a Mac. */
const programMarks = ['MZ', '\x7fELF', '#!', '\xfe\xed\xfa', '\xcf\xfa\xed'];

const startsWithAny = (head: string, marks: readonly string[]): boolean => marks.some((mark) => head.startsWith(mark));

/** Judges content by its beginning; the name and what a browser calls it are not asked. */
export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (bytes.length === 0) return 'empty';
  const head = lettersOf(bytes.subarray(0, SNIFF_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif)/.test(head.slice(4, 12))) return 'heic';
  if (startsWithAny(head, zipMarks)) return 'zip';
  if (startsWithAny(head, programMarks)) return 'program';
  return head.includes('%PDF-') ? 'pdf' : 'unknown';
}
