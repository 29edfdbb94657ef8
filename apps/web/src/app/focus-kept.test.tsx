import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FocusKept } from './focus-kept.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Stands {
  /** The part is another element of the same name. */
  isFolded?: boolean;
  hasButton?: boolean;
}

function Page({ isFolded = false, hasButton = true }: Stands) {
  return (
    <main id="content" tabIndex={-1}>
      <FocusKept />
      <section id="bank_statement" key={isFolded ? 'folded' : 'open'} tabIndex={-1}>
        {hasButton && <button type="button">Delete</button>}
      </section>
      <button type="button">Elsewhere</button>
    </main>
  );
}

/** The button is pressed, and gone by what it did. */
async function presses(next: Stands, meanwhile: () => void = () => undefined): Promise<string | undefined> {
  const { rerender, getByText } = render(<Page />);
  getByText('Delete').focus();
  rerender(<Page {...next} />);
  await vi.advanceTimersByTimeAsync(0);
  meanwhile();
  await vi.advanceTimersByTimeAsync(500);
  return document.activeElement?.id || document.activeElement?.textContent || undefined;
}

test('FLOW-02 the focus of what goes away stays in the part around it, also where that folds up', async () => {
  expect(await presses({ hasButton: false })).toBe('bank_statement');
  cleanup();
  expect(await presses({ hasButton: false, isFolded: true })).toBe('bank_statement');
});

test('FLOW-02 where the page has put the focus itself, it is left there', async () => {
  const elsewhere = () => document.querySelector<HTMLElement>('main > button')?.focus();
  expect(await presses({ hasButton: false }, elsewhere)).toBe('Elsewhere');
});

test('FLOW-02 what somebody has left on purpose does not call them back when it goes', async () => {
  const { rerender, getByText } = render(<Page />);
  getByText('Delete').focus();
  getByText('Delete').blur();
  await vi.advanceTimersByTimeAsync(10);
  rerender(<Page hasButton={false} />);
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(document.body);
});
