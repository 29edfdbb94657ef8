/** Red, green and blue as whole numbers from 0 to 255: what a screen really shows. */
export type Rgb = readonly [number, number, number];

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in radians. Equal steps of lightness look equal. */
export type Oklch = { l: number; c: number; h: number };

const toLinear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number) => {
  const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255);
};

export function linearRgb(rgb: Rgb): [number, number, number] {
  return [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
}

export function rgbToOklch(rgb: Rgb): Oklch {
  const [r, g, b] = linearRgb(rgb);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function linearFromOklch({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (linear: readonly number[]) => linear.every((value) => value >= -0.0005 && value <= 1.0005);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The nearest colour a screen can show: lightness and hue stay, chroma gives way. */
export function oklchToRgb(colour: Oklch): Rgb {
  const l = clamp(colour.l);
  let low = 0;
  let high = colour.c;
  if (!isShowable(linearFromOklch({ ...colour, l }))) {
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (isShowable(linearFromOklch({ ...colour, l, c: middle }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const [r, g, b] = linearFromOklch({ ...colour, l, c: high });
  return [fromLinear(clamp(r)), fromLinear(clamp(g)), fromLinear(clamp(b))];
}
