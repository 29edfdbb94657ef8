/** What one file may cost. Strangers' bytes are read, and nobody shall be able to stop the house with them. */
export interface Limits {
  readonly bytes: number;
  /** Pages beyond these are not read. */
  readonly pages: number;
  /** Pixels of a picture as its header tells them. */
  readonly pixels: number;
  /** Pixels of one page or picture that are looked at, after scaling down. */
  readonly workingPixels: number;
  /** Words and pixels of a scan cost seconds a page: this many are recognised, the rest stay without words. */
  readonly recognisedPages: number;
  /** No further page is begun that would probably end after this long; the file's own limit leaves room behind it. */
  readonly recognitionMs: number;
  /** Nor is a figure looked at a second time after this long. */
  readonly secondLookMs: number;
}

const MEGABYTE = 1024 * 1024;

export const limits: Limits = {
  bytes: 20 * MEGABYTE,
  pages: 200,
  pixels: 60_000_000,
  workingPixels: 9_000_000,
  recognisedPages: 12,
  recognitionMs: 24_000,
  secondLookMs: 26_000,
};
