import { borrow, type Pdfium } from '../pdfium.ts';

const LONGEST = 16_384;

/** A text that the library writes as UTF-16, zero-ended, and whose length in bytes it answers; null when it has none. */
export function wideText(library: Pdfium, write: (address: number, bytes: number) => number): string | null {
  return borrow(library, LONGEST, (address) => {
    const bytes = write(address, LONGEST);
    if (bytes <= 2 || bytes > LONGEST) return null;
    const text = new TextDecoder('utf-16le').decode(library.memory.HEAPU8.subarray(address, address + bytes - 2));
    return text.trim() === '' ? null : text;
  });
}

/** The same for names, which are plain bytes. */
export function plainText(library: Pdfium, write: (address: number, bytes: number) => number): string | null {
  return borrow(library, LONGEST, (address) => {
    const bytes = write(address, LONGEST);
    if (bytes <= 1 || bytes > LONGEST) return null;
    return new TextDecoder().decode(library.memory.HEAPU8.subarray(address, address + bytes - 1));
  });
}
