import type { Chance } from '../../chance.ts';

/** Shadows and marks as pictures of light: laid over a page, they take away what they are darker than white. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const drawing = ({ width, height }: Size, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const grey = (light: number): string => {
  const value = Math.round(light * 255);
  return `rgb(${value},${value},${value})`;
};

/** Two creases across, as a letter has that fits a long envelope; each side of one catches the light differently. */
export function folds(size: Size, chance: Chance): Buffer {
  const { width, height } = size;
  const lines = [1 / 3, 2 / 3].map((part) => {
    const y = height * (part + (chance.next() - 0.5) * 0.02);
    const [left, right] = [y, y + (chance.next() - 0.5) * height * 0.004];
    const broad = height * 0.006;
    return `<path d="M0 ${left} L${width} ${right} L${width} ${right + broad} L0 ${left + broad} Z" fill="${grey(0.93)}"/><line x1="0" y1="${left}" x2="${width}" y2="${right}" stroke="${grey(0.8)}" stroke-width="${height * 0.0006}"/>`;
  });
  return drawing(size, lines.join(''));
}

/** Two holes at the left, 80 mm apart, through which the dark lid is seen. */
export function holes(size: Size): Buffer {
  const { width, height } = size;
  const mm = width / 210;
  const at = (y: number): string =>
    `<circle cx="${8 * mm}" cy="${height / 2 + y * mm}" r="${2.8 * mm}" fill="${grey(0.25)}"/>`;
  return drawing(size, at(-40) + at(40));
}

/** The side that was bound did not lie flat on the glass. */
export function spine(size: Size, side: 'left' | 'right', chance: Chance): Buffer {
  const wide = size.width * (0.05 + chance.next() * 0.04);
  const dark = 0.25 + chance.next() * 0.25;
  const [from, to] = side === 'left' ? [0, wide] : [size.width, size.width - wide];
  const left = Math.min(from, to);
  const stops = `<stop offset="0" stop-color="${grey(dark)}"/><stop offset="0.4" stop-color="${grey(0.8)}"/><stop offset="1" stop-color="white"/>`;
  return drawing(
    size,
    `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">${stops}</linearGradient></defs><rect x="${left}" y="0" width="${wide}" height="${size.height}" fill="url(#g)"/>`,
  );
}

/** Dust on glass and paper. */
export function specks(size: Size, chance: Chance): Buffer {
  const dot = size.width / 1700;
  const dots = Array.from({ length: chance.between(15, 70) }, () => {
    const [x, y] = [chance.next() * size.width, chance.next() * size.height];
    return `<circle cx="${x}" cy="${y}" r="${dot * (0.5 + chance.next() * 1.3)}" fill="${grey(0.2 + chance.next() * 0.5)}"/>`;
  });
  return drawing(size, dots.join(''));
}

/** A grain under the reading head of a sheet feeder draws a line down every page. */
export function streak(size: Size, chance: Chance): Buffer {
  const x = size.width * (0.1 + chance.next() * 0.8);
  return drawing(
    size,
    `<rect x="${x}" y="0" width="${Math.max(1, size.width / 1500)}" height="${size.height}" fill="${grey(0.72)}"/>`,
  );
}

/** A lamp lights the middle, or one side, and less of what is further away. */
export function fallOff(size: Size, strength: number, chance: Chance): Buffer {
  const [x, y] = [size.width * (0.3 + chance.next() * 0.4), size.height * (0.25 + chance.next() * 0.4)];
  const radius = Math.max(size.width, size.height) * 0.85;
  const stops = `<stop offset="0" stop-color="white"/><stop offset="0.45" stop-color="${grey(1 - strength * 0.25)}"/><stop offset="1" stop-color="${grey(1 - strength)}"/>`;
  return drawing(
    size,
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops}</radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  );
}

/** Whoever photographs stands between the lamp and the paper; the edge of such a shadow is soft. */
export function hand(size: Size, chance: Chance): Buffer {
  const { width, height } = size;
  const [x, rx, ry] = [width * (0.2 + chance.next() * 0.6), width * 0.3, height * 0.32];
  const stops = `<stop offset="0.7" stop-color="${grey(0.68)}"/><stop offset="1" stop-color="white"/>`;
  const place = `translate(${x} ${height}) scale(${rx} ${ry})`;
  return drawing(
    size,
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1">${stops}</radialGradient></defs><circle r="1" transform="${place}" fill="url(#g)"/>`,
  );
}

export const warmth = (size: Size): Buffer =>
  drawing(size, '<rect width="100%" height="100%" fill="rgb(255,240,212)"/>');
