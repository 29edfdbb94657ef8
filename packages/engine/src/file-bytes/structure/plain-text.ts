const WIDE_MARK = '\u00fe\u00ff';

/** A text of a file as people read it: in two bytes a letter where it begins with their mark, in one otherwise. */
export function plainText(text: string): string {
  if (!text.startsWith(WIDE_MARK)) return text;
  const bytes = Buffer.from(text.slice(2), 'latin1');
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return even.swap16().toString('utf16le');
}
