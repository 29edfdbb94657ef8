import type { Rgb } from './oklch.ts';

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i;
const LONG = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i;

/** Reads #rgb, #rgba, #rrggbb and #rrggbbaa, with or without the hash; transparency is left out. */
export function parseHex(text: string | null | undefined): Rgb | null {
  const trimmed = text?.trim() ?? '';
  const short = SHORT.exec(trimmed);
  const parts = short ? short.slice(1, 4).map((digit) => digit + digit) : LONG.exec(trimmed)?.slice(1, 4);
  if (!parts) return null;
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [r, g, b];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
