import { busyMap, type Greys } from './busy-map.ts';
import { isCutOff } from './cut-off.ts';
import { measurePicture } from './measure-picture.ts';
import { zoneLines } from './zone-lines.ts';

/** Advice before a file is sent; the person may send it all the same. */
export type Hint = 'blurred' | 'dark' | 'small' | 'cutOff' | 'back' | 'screenshot' | 'locked';

/** The longer edge of the copy that is measured: enough to tell, little enough for an old phone. */
export const MEASURED_EDGE = 800;

/** Below these a text of the size of an identity card's can hardly be read. */
const LEAST_SHARPNESS = 40;
const LEAST_BRIGHTNESS = 55;
const LEAST_EDGE = 700;

/** Widths in pixels at which phones and computers show their screens. */
const SCREEN_WIDTHS = new Set([
  640, 720, 750, 828, 1080, 1125, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1366, 1440, 1536, 1920, 2560,
]);
const TALL = 1.7;

interface Size {
  width: number;
  height: number;
}

/** Cameras do not save PNG in the size of a screen. */
export const isScreenshot = ({ width, height }: Size, isPng: boolean): boolean =>
  isPng && (SCREEN_WIDTHS.has(width) || SCREEN_WIDTHS.has(height)) && Math.max(width / height, height / width) > 1.3;

/** A phone's screenshot that a messenger made a JPEG of keeps the shape of the screen. */
export const isTallScreen = ({ width, height }: Size): boolean => SCREEN_WIDTHS.has(width) && height / width > TALL;

/** A card has three lines of a zone on its back; what is taller than wide may show both sides. */
const isBack = (size: Size, lines: number): boolean => size.width > size.height && lines >= 3;

export interface Picture {
  /** As it came. */
  size: Size;
  isPng: boolean;
  /** Made smaller for a look. */
  greys: Greys;
  /** The front of a paper whose zone is on its back is asked for. */
  wantsFront: boolean;
}

export function hintsOf({ size, isPng, greys, wantsFront }: Picture): Hint[] {
  const { sharpness, brightness } = measurePicture(greys);
  const hints: Hint[] = [];
  if (isScreenshot(size, isPng) || isTallScreen(size)) hints.push('screenshot');
  if (Math.max(size.width, size.height) < LEAST_EDGE) hints.push('small');
  if (brightness < LEAST_BRIGHTNESS) hints.push('dark');
  // What is too dark or too small is never sharp; one reason is enough.
  else if (sharpness < LEAST_SHARPNESS && !hints.includes('small')) hints.push('blurred');
  if (hints.length > 0) return hints;
  const map = busyMap(greys);
  if (isCutOff(map)) hints.push('cutOff');
  if (wantsFront && isBack(size, zoneLines(map))) hints.push('back');
  return hints;
}
