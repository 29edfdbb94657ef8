import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContinueLater } from './continue-later.tsx';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const WORDS = { text: 'Need a break?', action: 'Continue later', sent: 'Link sent', failed: 'Could not be sent' };
const LINKS = { label: 'Legal', items: [{ label: 'Privacy', href: '/privacy' }] };

test('SHELL-05 Continue later asks once and says whether the link was sent', async () => {
  const onRequest = vi.fn();
  const { rerender } = render(<ContinueLater state="idle" words={WORDS} onRequest={onRequest} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue later' }));
  expect(onRequest).toHaveBeenCalledTimes(1);
  rerender(<ContinueLater state="failed" words={WORDS} onRequest={onRequest} />);
  expect(screen.getByRole('status').textContent).toBe('Could not be sent');
  rerender(<ContinueLater state="sent" words={WORDS} onRequest={onRequest} />);
  expect(screen.getByRole('status').textContent).toBe('Link sent');
  expect(screen.queryByRole('button')).toBeNull();
});

test('SHELL-06 the region switch marks where one is', () => {
  const items = [
    { label: 'Italia', href: 'http://it.localhost/it', current: true },
    { label: 'Deutschland', href: 'http://de.localhost/de', current: false },
  ];
  render(<Footer regions={{ label: 'A home in', items }} links={LINKS} />);
  const regions = screen.getByRole('navigation', { name: 'A home in' });
  expect(within(regions).getByRole('link', { current: true }).textContent).toBe('Italia');
});

test('SHELL-04 the footer holds the legal links and only the seals that were given', () => {
  const { rerender } = render(<Footer links={LINKS} />);
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<Footer links={LINKS} seals={[{ label: 'GDPR', icon: 'lock' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('GDPR');
});
