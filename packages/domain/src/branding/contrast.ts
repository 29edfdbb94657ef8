import { linearRgb, oklchToRgb, type Rgb, rgbToOklch } from './oklch.ts';

/** The ratios of WCAG 2.2 AA: for text, and for outlines and focus rings. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

export function luminance(rgb: Rgb): number {
  const [r, g, b] = linearRgb(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

/** What `color-mix(in srgb, top share, bottom)` shows. */
export function mix(top: Rgb, share: number, bottom: Rgb): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(top[index] * share + bottom[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

export function standsOut(colour: Rgb, grounds: readonly Rgb[], ratio: number): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= ratio);
}

const STEP = 0.005;

/** Keeps the hue and moves the lightness as little as possible until the colour is accepted. */
export function nearestLightness(colour: Rgb, isAccepted: (candidate: Rgb) => boolean): Rgb | null {
  if (isAccepted(colour)) return colour;
  const { l, c, h } = rgbToOklch(colour);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = oklchToRgb({ l: lightness, c, h });
      if (isAccepted(candidate)) return candidate;
    }
  }
  return null;
}
