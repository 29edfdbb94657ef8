/** What a file is by its own bytes; its name and what a browser calls it are not asked. */
export const fileFormats = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'tiff',
  'heic',
  'gif',
  'bmp',
  'camt',
  'mt940',
  'json',
  'unknown',
] as const;
export type FileFormat = (typeof fileFormats)[number];

export const isPicture = (format: FileFormat): boolean =>
  ['jpeg', 'png', 'webp', 'tiff', 'heic', 'gif', 'bmp'].includes(format);

export const isStructured = (format: FileFormat): boolean => ['camt', 'mt940', 'json'].includes(format);

const latin = new TextDecoder('latin1');
const head = (bytes: Uint8Array, length: number): string => latin.decode(bytes.subarray(0, length));

const startsWithAny = (text: string, starts: readonly string[]): boolean =>
  starts.some((start) => text.startsWith(start));

const pictures: readonly (readonly [FileFormat, (start: string) => boolean])[] = [
  ['jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['gif', (start) => startsWithAny(start, ['GIF87a', 'GIF89a'])],
  ['webp', (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8)],
  ['tiff', (start) => startsWithAny(start, ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'])],
  ['heic', (start) => /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(start.slice(4))],
  ['bmp', (start) => start.startsWith('BM') && start.startsWith('\0\0\0\0', 6)],
];

/** Readers look this far for the header: mail gateways and web servers put lines of their own before it. */
const PDF_HEADER_REACH = 1024;
const TEXT_REACH = 4096;

/** The beginning of a text file without its byte order mark; null when the bytes are no text. */
function textHead(bytes: Uint8Array): string | null {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1';
  const text = new TextDecoder(encoding)
    .decode(bytes.subarray(0, TEXT_REACH))
    .replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, '');
  return text.includes('\u0000') ? null : text.trimStart();
}

const camt = /<(?:\w+:)?(?:BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|Document[^>]*camt\.05[234])/;

/** Heads and routing lines before a first message are short; `@@` stands for the end of a line in some files. */
const LONGEST_HEAD_LINE = 80;

/** Whether lines that could all be heads come before the field that every message begins with. Line by line, so that no text takes long. */
function beginsMessage(text: string): boolean {
  const lines = text.split(/\r?\n|@@/);
  const first = lines.findIndex((line) => /^(?:\{[1-5]:[^:]*)*:20:/.test(line));
  return first >= 0 && lines.slice(0, first).every((line) => line.length <= LONGEST_HEAD_LINE);
}

function structured(text: string): FileFormat | null {
  if (text.startsWith('<') && camt.test(text)) return 'camt';
  if (/^[[{]\s*["[{\]}\d]/.test(text) && !text.startsWith('{1:')) return 'json';
  return beginsMessage(text) && /(?:^|@@):(?:25P?|60[FM]|28C?):/m.test(text) ? 'mt940' : null;
}

/** The first bytes decide; a file that is two things at once is what it begins with. */
export function detectFormat(bytes: Uint8Array): FileFormat {
  const start = head(bytes, 64);
  const picture = pictures.find(([, begins]) => begins(start));
  if (picture) return picture[0];
  if (/%PDF-?\d|%PDF-/.test(head(bytes, PDF_HEADER_REACH))) return 'pdf';
  const text = textHead(bytes);
  return (text !== null && structured(text)) || 'unknown';
}
