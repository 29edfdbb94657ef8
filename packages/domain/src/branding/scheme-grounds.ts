import type { Rgb } from './oklch.ts';

/** The fixed colours of tokens.css that a company's colours have to stand beside. */
export type SchemeColours = { card: Rgb; ink: Rgb; inkQuiet: Rgb; inkFaint: Rgb; outline: Rgb };

export const LIGHT: SchemeColours = {
  card: [255, 255, 255],
  ink: [27, 36, 51],
  inkQuiet: [76, 86, 102],
  inkFaint: [93, 102, 116],
  outline: [140, 130, 116],
};

export const DARK: SchemeColours = {
  card: [28, 33, 40],
  ink: [238, 240, 242],
  inkQuiet: [186, 193, 202],
  inkFaint: [152, 161, 173],
  outline: [117, 128, 142],
};

export const WHITE: Rgb = [255, 255, 255];
export const NIGHT: Rgb = [16, 21, 27];
