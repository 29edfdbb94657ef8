import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShrinksBelow } from './use-shrinks-below.ts';

let report: (height: number) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #isOn = true;
      constructor(tell: (entries: { contentRect: { height: number } }[]) => void) {
        report = (height) => {
          if (this.#isOn) act(() => tell([{ contentRect: { height } }]));
        };
      }
      observe() {}
      disconnect() {
        this.#isOn = false;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Area({ onShrunk }: { onShrunk: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  useShrinksBelow(area, 450, onShrunk);
  return <div ref={area} />;
}

function watch(heights: number[]): number {
  const onShrunk = vi.fn();
  render(<Area onShrunk={onShrunk} />);
  for (const height of heights) report(height);
  return onShrunk.mock.calls.length;
}

test.each([
  ['a checkout that is still growing is not done', [0, 120, 449], 0],
  ['one that stands at the line is not done', [0, 700, 450], 0],
  ['one that shrinks below it is done', [0, 700, 449], 1],
  ['it is done once, whatever it does afterwards', [700, 200, 800, 100], 1],
])('PAY-02 %s', (_name, heights, times) => {
  expect(watch(heights)).toBe(times);
});
