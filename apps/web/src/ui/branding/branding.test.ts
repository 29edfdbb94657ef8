import { type BrandToken, brandTokens, type SchemeTokens } from '@vesta/domain/branding/brand-tokens';
import { contrast, luminance, mix, SHAPE_CONTRAST, TEXT_CONTRAST } from '@vesta/domain/branding/contrast';
import { parseHex, toHex } from '@vesta/domain/branding/hex';
import { oklchToRgb, type Rgb, rgbToOklch } from '@vesta/domain/branding/oklch';
import { DARK, LIGHT, type SchemeColours } from '@vesta/domain/branding/scheme-grounds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyBranding } from './apply-branding.ts';

const rgb = fc.tuple(
  fc.integer({ min: 0, max: 255 }),
  fc.integer({ min: 0, max: 255 }),
  fc.integer({ min: 0, max: 255 }),
);
const given = fc.oneof(
  { weight: 9, arbitrary: rgb.map((it) => toHex(it)) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const colours = fc.record({ primary: given, secondary: given, background: given, header: given });

const read = (tokens: SchemeTokens, token: BrandToken): Rgb => {
  const value = parseHex(tokens[token]);
  if (!value) throw new Error(`${token} is not a colour: ${tokens[token]}`);
  return value;
};

function expectReadable(tokens: SchemeTokens, scheme: SchemeColours) {
  const of = (token: BrandToken) => read(tokens, token);
  const least = (one: Rgb, other: Rgb, ratio: number) => expect(contrast(one, other)).toBeGreaterThanOrEqual(ratio);
  least(of('on-primary'), of('primary'), TEXT_CONTRAST);
  least(of('on-button'), of('button'), TEXT_CONTRAST);
  least(of('on-button'), of('button-hover'), TEXT_CONTRAST);
  least(of('on-header'), of('header'), TEXT_CONTRAST);
  least(of('on-header-quiet'), of('header'), TEXT_CONTRAST);
  for (const ground of [scheme.card, of('surface'), of('sunken')]) {
    least(of('primary'), ground, TEXT_CONTRAST);
    least(of('accent'), ground, SHAPE_CONTRAST);
    least(of('accent-ink'), ground, TEXT_CONTRAST);
    for (const ink of [scheme.ink, scheme.inkQuiet, scheme.inkFaint]) least(ink, ground, TEXT_CONTRAST);
  }
  least(of('primary'), mix(of('primary'), 0.12, scheme.card), TEXT_CONTRAST);
  least(scheme.outline, of('surface'), SHAPE_CONTRAST);
}

describe('brand colours', () => {
  test('SHELL-10 any four colours give readable tokens in both schemes', () => {
    fc.assert(
      fc.property(colours, (company) => {
        const { light, dark } = brandTokens(company);
        expectReadable(light, LIGHT);
        expectReadable(dark, DARK);
      }),
      { numRuns: 400 },
    );
  });

  test('SHELL-10 pages stay light by day and dark by night', () => {
    fc.assert(
      fc.property(colours, (company) => {
        const { light, dark } = brandTokens(company);
        expect(luminance(read(light, 'surface'))).toBeGreaterThan(0.7);
        expect(luminance(read(dark, 'surface'))).toBeLessThan(0.03);
        expect(luminance(read(dark, 'header'))).toBeLessThanOrEqual(0.18);
      }),
    );
  });

  test('a readable company colour is kept as it was given', () => {
    const { light } = brandTokens({
      primary: '#5B2450',
      secondary: '#b0660a',
      background: '#fbf7f8',
      header: '#5b2450',
    });
    expect(light).toMatchObject({
      primary: '#5b2450',
      button: '#5b2450',
      accent: '#b0660a',
      surface: '#fbf7f8',
      header: '#5b2450',
    });
    expect(light['on-header']).toBe('#ffffff');
  });

  test('a bright colour stays on buttons with ink on it and darkens where it is text', () => {
    const { light } = brandTokens({ primary: '#ffcc00', secondary: null, background: null, header: null });
    expect(light.button).toBe('#ffcc00');
    expect(light['on-button']).toBe('#1b2433');
    expect(light.primary).not.toBe('#ffcc00');
  });

  test('a light header keeps its logo readable at night', () => {
    const { dark } = brandTokens({ primary: null, secondary: null, background: null, header: '#ffffff' });
    expect(dark['logo-ground']).toBe('#ffffff');
  });

  test('text that is no colour counts as not given', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => parseHex(text) === null),
        (junk) => {
          const none = { primary: null, secondary: null, background: null, header: null };
          expect(brandTokens({ primary: junk, secondary: junk, background: junk, header: junk })).toEqual(
            brandTokens(none),
          );
        },
      ),
    );
  });
});

test('a colour survives the way through OKLCH and back', () => {
  fc.assert(
    fc.property(rgb, (colour) => {
      const back = oklchToRgb(rgbToOklch(colour));
      for (const index of [0, 1, 2] as const) expect(Math.abs(back[index] - colour[index])).toBeLessThanOrEqual(1);
    }),
  );
});

test('hex is read short, long, with transparency and without the hash', () => {
  expect(['#0af', '00AAFF', '#00aaff80', '#0afc'].map(parseHex)).toEqual(Array(4).fill([0, 170, 255]));
  expect(['', '#12', 'red', '#12345', null].map(parseHex)).toEqual(Array(5).fill(null));
});

test('SHELL-10 branding is put on the root and taken off again', () => {
  const root = document.createElement('div');
  applyBranding(root, { primary: '#5b2450', secondary: null, background: null, header: '#5b2450' });
  expect(root.style.getPropertyValue('--brand-primary-light')).toBe('#5b2450');
  expect(root.style.getPropertyValue('--brand-header-dark')).toBe('#5b2450');
  applyBranding(root, null);
  expect(root.style.length).toBe(0);
});
