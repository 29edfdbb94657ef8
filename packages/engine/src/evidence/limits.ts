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
  /** Units of work for recognising pages; no further page is begun that would cost more. Two full pages always fit. */
  readonly recognition: number;
  /** And for what is looked at a second time, beside what is left of that. */
  readonly secondLook: number;
}

const MEGABYTE = 1024 * 1024;

export const limits: Limits = {
  bytes: 20 * MEGABYTE,
  pages: 200,
  pixels: 60_000_000,
  workingPixels: 9_000_000,
  recognisedPages: 12,
  recognition: 28_000,
  secondLook: 2_000,
};
