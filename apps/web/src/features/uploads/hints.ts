import type { PictureMeasures } from './measure-picture.ts';

/** Advice before a file is sent; the person may send it all the same. */
export type Hint = 'blurred' | 'dark' | 'small' | 'screenshot' | 'locked';

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

export function hintsOf(size: Size, measures: PictureMeasures, isPng: boolean): Hint[] {
  const hints: Hint[] = [];
  if (isScreenshot(size, isPng) || isTallScreen(size)) hints.push('screenshot');
  if (Math.max(size.width, size.height) < LEAST_EDGE) hints.push('small');
  if (measures.brightness < LEAST_BRIGHTNESS) hints.push('dark');
  // What is too dark or too small is never sharp; one reason is enough.
  else if (measures.sharpness < LEAST_SHARPNESS && !hints.includes('small')) hints.push('blurred');
  return hints;
}
