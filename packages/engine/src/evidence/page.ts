import type { Frame } from './frame.ts';
import type { Box } from './geometry.ts';
import type { ZoneLine } from './zone/zone-line.ts';

/** One run of letters without a gap, as a person would call it a word. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Height on the page of the line that the letters stand on. */
  readonly baseline: number;
  /** Letter size in the page's unit. */
  readonly size: number;
  /** Place in the page's list of fonts; -1 for words that were read from pixels. */
  readonly font: number;
  /** 1 for a text layer; what the recogniser says, 0 to 1, for words read from pixels. */
  readonly confidence: number;
  /** Set where two looks at the pixels saw the same signs. */
  readonly witnessed?: boolean;
  /** Direction of writing in degrees clockwise; 0 is upright. */
  readonly angle: 0 | 90 | 180 | 270;
}

export interface FontFact {
  /** As the file names it, with the subset prefix. */
  readonly name: string;
  readonly embedded: boolean;
}

export interface PlacedImage {
  readonly box: Box;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface Page {
  /** From 1. */
  readonly number: number;
  /** PDF pages are measured in points, pictures in pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the words come from; `none` when the page holds none that could be read. */
  readonly origin: 'text' | 'ocr' | 'none';
  /** In reading order: top to bottom, left to right. */
  readonly words: readonly Word[];
  readonly fonts: readonly FontFact[];
  readonly images: readonly PlacedImage[];
  /**
   * Set where the page lay askew on its picture and was straightened: size and boxes are those of the straightened
   * page, and this leads to the places as displayed.
   */
  readonly frame?: Frame;
  /** Set on a scan where no work was left for it: before the page was looked at at all, or before its words beside the figures. */
  readonly unread?: 'all' | 'words';
  /** With a frame: the size of the page of a PDF as displayed, in points. */
  readonly shown?: PageSize;
  /** Set where a machine-readable zone was looked for before the words: its lines as the zone's alphabet allows. */
  readonly zone?: readonly ZoneLine[];
}
