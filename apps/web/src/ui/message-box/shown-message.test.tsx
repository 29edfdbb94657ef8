import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShownMessage } from './shown-message.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watchScrolling() {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  return scrolled;
}

test('FLOW-03 an error comes into view and takes the focus, and so does the next one', () => {
  const scrolled = watchScrolling();
  const { rerender } = render(<ShownMessage text="First" />);
  expect(document.activeElement?.textContent).toBe('First');
  document.body.focus();
  (document.activeElement as HTMLElement).blur();
  rerender(<ShownMessage text="Second" />);
  expect(document.activeElement?.textContent).toBe('Second');
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert').textContent).toBe('Second');
});

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('who asks for less motion (%s) is taken there %s', (matches, behavior) => {
  const scrolled = watchScrolling();
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<ShownMessage text="Now" />);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior });
});
