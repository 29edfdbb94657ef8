import { cleanup } from '@testing-library/react';
import type { MonthlyAffordability } from '@vesta/domain/report/affordability';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../../test/report-stage.tsx';
import { AffordabilitySlider } from './affordability-slider.tsx';

afterEach(cleanup);

const at = (percentage: number | null, rent: number | null = 70_000): MonthlyAffordability => ({
  translation_key: 'borderline',
  value: 60_000,
  min: 44_200,
  max: 73_800,
  percentage,
  rent,
  rent_kind: 'asked',
  rent_covered: 0,
});

async function picture(affordability: MonthlyAffordability) {
  const { container } = await stage(<AffordabilitySlider {...affordability} />);
  const drawn = container.querySelector<HTMLElement>('[data-over]');
  return { over: drawn?.dataset.over, marker: drawn?.dataset.marker, words: container.textContent ?? '' };
}

test.each([
  [59.9, 'false', '59.9'],
  [60, 'false', '60'],
  [60.1, 'true', '60.1'],
  [88, 'true', '88'],
  [97.4, 'true', '88'],
  [100, 'true', '88'],
])('REP-04 at %d percent: orange %s, the marker at %s', async (percentage, over, marker) => {
  expect(await picture(at(percentage))).toMatchObject({ over, marker });
});

test('REP-07 what leads up to a rent that a guarantee covers is no warning', async () => {
  const look = async (isCarried: boolean) => {
    const { container } = await stage(<AffordabilitySlider {...at(80)} isCarried={isCarried} />);
    const isMarked = container.querySelector('figure')?.className.includes('carried') ?? false;
    cleanup();
    return isMarked;
  };
  expect([await look(false), await look(true)]).toEqual([false, true]);
});

test('REP-04 the sentence says the same as the picture', async () => {
  expect((await picture(at(60))).words).toContain('The rent of €700 lies within the recommended one.');
  cleanup();
  expect((await picture(at(60.1))).words).toContain('The rent of €700 lies above the recommended one.');
});

test('the words of the cautious rent keep clear of the recommended one and of the edge, however near it is', async () => {
  for (const min of [60_000, 55_000, 4_000, 0]) {
    const { container } = await stage(<AffordabilitySlider {...at(null, null)} min={min} />);
    const [cautious, recommended] = [...container.querySelectorAll<HTMLElement>('[class*=scale] span')];
    expect(Number.parseFloat(cautious?.style.insetInlineStart ?? '')).toBeLessThanOrEqual(42);
    expect(Number.parseFloat(cautious?.style.insetInlineStart ?? '')).toBeGreaterThanOrEqual(24);
    expect(recommended?.style.insetInlineStart).toBe('60%');
    cleanup();
  }
});

test('a rent beyond the ceiling is drawn beyond it, whatever the marker may reach', async () => {
  const placeOfCeiling = async (rent: number) => {
    const { container } = await stage(<AffordabilitySlider {...at(100, rent)} />);
    const [, , ceiling] = [...container.querySelectorAll<HTMLElement>('[class*=scale] span')];
    const place = ceiling?.style.insetInlineStart ?? '';
    cleanup();
    return place;
  };
  expect(Number.parseFloat(await placeOfCeiling(95_000))).toBeLessThan(88);
  expect(await placeOfCeiling(73_800)).toBe('');
});

test('without a rent there is a scale and no marker; without an income there is nothing', async () => {
  const { marker, words } = await picture(at(null, null));
  expect(marker).toBeUndefined();
  expect(words).toContain('€442');
  cleanup();
  const { container } = await stage(<AffordabilitySlider {...at(null)} value={null} min={null} max={null} />);
  expect(container.textContent).toBe('');
});
