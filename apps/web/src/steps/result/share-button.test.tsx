import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportView } from '@vesta/texts/en/report-view';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <IntlProvider locale="en-GB" messages={reportView as never} timeZone="Europe/Rome">
      <ShareButton link="/report.pdf" reportId="0a7c0100-0000-4000-8000-000000000011" />
    </IntlProvider>,
  );

test('REP-06 a phone shares the PDF as a file with a name, by its own sheet', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  vi.stubGlobal('navigator', { canShare: () => true, share });
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.7'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share the PDF' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toMatch(/^Vesta-VR-\w{4}-\w{4}\.pdf$/);
});

test('REP-06 where files cannot be shared there is no such button', () => {
  vi.stubGlobal('navigator', {});
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
