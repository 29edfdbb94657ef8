import { darkGrounds, type Grounds, lightGrounds } from './brand-grounds.ts';
import { contrast, luminance, mix, nearestLightness, SHAPE_CONTRAST, standsOut, TEXT_CONTRAST } from './contrast.ts';
import { parseHex, toHex } from './hex.ts';
import { oklchToRgb, type Rgb, rgbToOklch } from './oklch.ts';
import { DARK, LIGHT, NIGHT, type SchemeColours, WHITE } from './scheme-grounds.ts';

/** The four colours a company may give; whatever cannot be read is replaced by Vesta's own. */
export type BrandColours = {
  primary: string | null;
  secondary: string | null;
  background: string | null;
  header: string | null;
};

export const BRAND_TOKENS = [
  'primary',
  'on-primary',
  'button',
  'on-button',
  'button-hover',
  'accent',
  'accent-ink',
  'surface',
  'sunken',
  'line',
  'header',
  'on-header',
  'on-header-quiet',
  'logo-ground',
] as const;

export type BrandToken = (typeof BRAND_TOKENS)[number];
export type SchemeTokens = Record<BrandToken, string>;

const PINE: Rgb = [15, 76, 69];
const EMBER: Rgb = [200, 85, 31];
const PAPER: Rgb = [250, 248, 245];
/** A header lighter than this would glare on a dark page. */
const DARK_HEADER_LUMINANCE = 0.18;

type Filled = { ground: Rgb; on: Rgb };

/** White or ink on the colour as it is; between the two, the colour moves until one of them can be read. */
function filled(colour: Rgb): Filled {
  const readable = (on: Rgb) => (ground: Rgb) => contrast(ground, on) >= TEXT_CONTRAST;
  if (readable(WHITE)(colour)) return { ground: colour, on: WHITE };
  if (readable(LIGHT.ink)(colour)) return { ground: colour, on: LIGHT.ink };
  const ground = nearestLightness(colour, (it) => readable(WHITE)(it) || readable(LIGHT.ink)(it)) ?? LIGHT.ink;
  return { ground, on: readable(WHITE)(ground) ? WHITE : LIGHT.ink };
}

/** Safe as text, outline and tick on every ground of the scheme, its own tints included. */
function inked(colour: Rgb, scheme: SchemeColours, { surface, sunken }: Grounds): Rgb {
  const accepted = (it: Rgb) => {
    const tint = mix(it, 0.07, mix(scheme.card, 0.55, surface));
    return standsOut(it, [scheme.card, surface, sunken, tint, mix(it, 0.12, scheme.card)], TEXT_CONTRAST);
  };
  return nearestLightness(colour, accepted) ?? scheme.ink;
}

const ringed = (colour: Rgb, scheme: SchemeColours, { surface, sunken }: Grounds) =>
  nearestLightness(colour, (it) => standsOut(it, [scheme.card, surface, sunken], SHAPE_CONTRAST)) ?? scheme.ink;

/** The second colour as a mark beside words, and as words. */
type Accent = { shape: Rgb; ink: Rgb };

const accentOn = (colour: Rgb, scheme: SchemeColours, grounds: Grounds): Accent => ({
  shape: ringed(colour, scheme, grounds),
  ink: inked(colour, scheme, grounds),
});

function quieter({ ground, on }: Filled): Rgb {
  for (const share of [0.76, 0.84, 0.92]) {
    const candidate = mix(on, share, ground);
    if (contrast(candidate, ground) >= TEXT_CONTRAST) return candidate;
  }
  return on;
}

/** Away from the text, so that pressing never makes a label harder to read. */
const hovered = ({ ground, on }: Filled) => mix(luminance(on) > luminance(ground) ? NIGHT : WHITE, 0.12, ground);

function tokens(
  primary: Rgb,
  onPrimary: Rgb,
  button: Filled,
  accent: Accent,
  grounds: Grounds,
  header: Filled,
  logo: Rgb | null,
): SchemeTokens {
  return {
    primary: toHex(primary),
    'on-primary': toHex(onPrimary),
    button: toHex(button.ground),
    'on-button': toHex(button.on),
    'button-hover': toHex(hovered(button)),
    accent: toHex(accent.shape),
    'accent-ink': toHex(accent.ink),
    surface: toHex(grounds.surface),
    sunken: toHex(grounds.sunken),
    line: toHex(grounds.line),
    header: toHex(header.ground),
    'on-header': toHex(header.on),
    'on-header-quiet': toHex(quieter(header)),
    'logo-ground': logo ? toHex(logo) : 'transparent',
  };
}

export function brandTokens(colours: BrandColours): { light: SchemeTokens; dark: SchemeTokens } {
  const primary = parseHex(colours.primary) ?? PINE;
  const accent = parseHex(colours.secondary) ?? EMBER;
  const background = parseHex(colours.background) ?? PAPER;

  const day = lightGrounds(background);
  const dayHeader = filled(parseHex(colours.header) ?? day.surface);
  const light = tokens(
    inked(primary, LIGHT, day),
    WHITE,
    filled(primary),
    accentOn(accent, LIGHT, day),
    day,
    dayHeader,
    null,
  );

  const night = darkGrounds(background);
  const lit = inked(primary, DARK, night);
  const keepsHeader = luminance(dayHeader.ground) <= DARK_HEADER_LUMINANCE;
  const { c, h } = rgbToOklch(dayHeader.ground);
  const nightHeader = keepsHeader ? dayHeader : filled(oklchToRgb({ l: 0.25, c: Math.min(c, 0.05), h }));
  // The logo was drawn for the company's own header, so it keeps a patch of it.
  const logo = keepsHeader ? null : dayHeader.ground;
  const dark = tokens(lit, NIGHT, { ground: lit, on: NIGHT }, accentOn(accent, DARK, night), night, nightHeader, logo);
  return { light, dark };
}
