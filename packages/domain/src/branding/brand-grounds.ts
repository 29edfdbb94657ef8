import { nearestLightness, SHAPE_CONTRAST, standsOut, TEXT_CONTRAST } from './contrast.ts';
import { oklchToRgb, type Rgb, rgbToOklch } from './oklch.ts';
import { DARK, LIGHT, type SchemeColours, WHITE } from './scheme-grounds.ts';

/** The page, the recesses in it and its hairlines, all of one hue. */
export type Grounds = { surface: Rgb; sunken: Rgb; line: Rgb };

/** Stronger colour than this tires the eye over a whole page, whatever the company prefers. */
const MAX_PAGE_CHROMA = 0.045;
const MAX_NIGHT_CHROMA = 0.009;

const carriesText = (scheme: SchemeColours) => (ground: Rgb) =>
  standsOut(ground, [scheme.ink, scheme.inkQuiet, scheme.inkFaint], TEXT_CONTRAST);

const carriesTextAndOutlines = (scheme: SchemeColours) => (ground: Rgb) =>
  carriesText(scheme)(ground) && standsOut(ground, [scheme.outline], SHAPE_CONTRAST);

const shade = (ground: Rgb, by: number) => {
  const { l, c, h } = rgbToOklch(ground);
  return oklchToRgb({ l: l - by, c: c * 1.3, h });
};

export function lightGrounds(background: Rgb): Grounds {
  const wished = rgbToOklch(background);
  const calm = wished.c > MAX_PAGE_CHROMA ? oklchToRgb({ ...wished, c: MAX_PAGE_CHROMA }) : background;
  const surface = nearestLightness(calm, carriesTextAndOutlines(LIGHT)) ?? WHITE;
  const sunken = nearestLightness(shade(surface, 0.025), carriesText(LIGHT)) ?? surface;
  return { surface, sunken, line: shade(surface, 0.075) };
}

/** Dark pages take only the hue: a company's background is drawn for daylight. */
export function darkGrounds(background: Rgb): Grounds {
  const { c, h } = rgbToOklch(background);
  const night = (l: number) => oklchToRgb({ l, c: Math.min(c, MAX_NIGHT_CHROMA), h });
  const carried = (ground: Rgb) => nearestLightness(ground, carriesTextAndOutlines(DARK)) ?? DARK.card;
  return {
    surface: carried(night(0.207)),
    sunken: nearestLightness(night(0.28), carriesText(DARK)) ?? DARK.card,
    line: night(0.345),
  };
}
