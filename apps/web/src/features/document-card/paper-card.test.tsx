import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { core } from '@vesta/texts/en/core';
import { evidence } from '@vesta/texts/en/evidence';
import { merge } from '@vesta/texts/merge';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../lib/api.ts';
import { readRoute } from '../../lib/route.ts';
import { ApiContext } from '../../lib/use-api.ts';
import { RouteContext } from '../../lib/use-route.ts';
import { UploadQueue } from '../uploads/upload-queue.ts';
import { PaperCard } from './paper-card.tsx';
import { UploadCard } from './upload-card.tsx';

afterEach(cleanup);

const paper: DocumentRecord = {
  id: 'd',
  document_id: 'd',
  type: 'payslip',
  name: 'busta-paga.pdf',
  description: null,
  size: 1000,
  status: 'uploading',
  isParsed: false,
  hasError: false,
  hasWarning: false,
  cancelAllowed: true,
  id_type: '',
  selected_ids_combination: null,
  recognised: null,
  message: null,
  message_key: null,
  messages: [],
  abi: null,
  bank: null,
  bankIsNotInList: false,
  source: 'upload',
  corrected: false,
  explained: false,
  created_at: '2026-11-15T10:00:00Z',
};

let facts: unknown = {};
afterEach(() => {
  facts = {};
});

const route = readRoute({ pathname: '/en/rent/fill/income-check', search: '' }, 'localhost');
const api = createApi({
  route: () => route,
  token: () => null,
  fetch: async () => Response.json(facts),
  offlineText: () => '',
});

const stage = (card: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/en/rent/fill/income-check']}>
      <IntlProvider locale="en-GB" messages={merge(core, evidence) as never} timeZone="Europe/Rome">
        <QueryClientProvider client={new QueryClient()}>
          <RouteContext value={route}>
            <ApiContext value={api}>{card}</ApiContext>
          </RouteContext>
        </QueryClientProvider>
      </IntlProvider>
    </MemoryRouter>,
  );

const show = (ahead: number | null, change: Partial<DocumentRecord> = {}, onDelete = () => {}) =>
  stage(<PaperCard document={{ ...paper, ahead, ...change }} onDelete={onDelete} />);

test.each([
  [null, 'Being read'],
  [0, 'Being read'],
  [1, 'Waiting, one document before it'],
  [7, 'Waiting, 7 documents before it'],
])('a paper with %s before it says "%s"', (ahead, words) => {
  show(ahead);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('a paper that is read for longer than usual says so', () => {
  vi.useFakeTimers();
  show(0);
  act(() => vi.advanceTimersByTime(31_000));
  expect(screen.getAllByText('Still being read: this one takes longer than usual').length).toBeGreaterThan(0);
  vi.useRealTimers();
});

test('UPL-03 a good paper is deleted only on purpose, an unusable one at once', () => {
  const onDelete = vi.fn();
  const read = { isParsed: true, status: 'parsed' as const };
  show(null, read, onDelete);
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Delete busta-paga.pdf' }));
  remove();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it', hidden: true }));
  expect(onDelete).not.toHaveBeenCalled();
  remove();
  fireEvent.click(screen.getByRole('button', { name: 'Delete it', hidden: true }));
  expect(onDelete).toHaveBeenCalledOnce();
  cleanup();
  show(null, { ...read, hasError: true }, onDelete);
  remove();
  expect(onDelete).toHaveBeenCalledTimes(2);
});

const said = (message: string) => ({
  message_key: '',
  message,
  blocker: true,
  rule: null,
  data: {},
});
const refused = { isParsed: true, hasError: true, status: 'parsed' as const };
const timesNamed = () => (document.body.textContent?.match(/busta-paga\.pdf/g) ?? []).length;

test('a refused paper that nothing else names is named once, by its title', () => {
  show(null, { ...refused, messages: [said('It is empty.'), said('It is locked.')] });
  expect(timesNamed()).toBe(1);
  expect(screen.getByRole('article').getAttribute('aria-labelledby')).toBe(screen.getByText('busta-paga.pdf').id);
});

test('a refused paper that was read goes by its month, and says its file where it says what is wrong', async () => {
  const period = { key: 'period', kind: 'month', value: '2026-09', label: 'Month' };
  facts = { document_type: 'payslip', facts: [period], bookings: 0 };
  show(null, { ...refused, unread: false, messages: [said('It bears another name.')] });
  expect((await screen.findByText('September 2026')).id).toBe(
    screen.getByRole('article').getAttribute('aria-labelledby'),
  );
  expect(screen.getByText('busta-paga.pdf').tagName).toBe('B');
});

test('a refused paper with a name of its own says its file once, in bold before what is wrong with it', () => {
  show(null, { ...refused, description: 'My pension', messages: [said('It is empty.'), said('It is locked.')] });
  expect(timesNamed()).toBe(1);
  expect(screen.getByText('busta-paga.pdf').tagName).toBe('B');
});

test('of a file that would not open nothing is offered to look at', () => {
  show(null, { ...refused, messages: [said('It is damaged.')] });
  expect(screen.queryByRole('button', { name: 'See what we read' })).not.toBeNull();
  cleanup();
  show(null, { ...refused, unread: true, messages: [said('It is damaged.')] });
  expect(screen.queryByRole('button', { name: 'See what we read' })).toBeNull();
});

test('a file that is not even sent is named once, with why', async () => {
  const queue = new UploadQueue({
    judge: async () => 'wrongType',
    look: async () => [],
    send: () => new Promise(() => {}),
    newKey: () => 'key',
    onArrived: () => {},
  });
  queue.add([new File(['x'], 'busta-paga.pdf')], { group: 'payslip', path: '/', type: 'payslip', fields: {} });
  await vi.waitFor(() => expect(queue.entries()[0]?.phase).toBe('refused'));
  const [entry] = queue.entries();
  if (entry) stage(<UploadCard entry={entry} queue={queue} onRemove={() => {}} />);
  expect(timesNamed()).toBe(1);
  screen.getByText('We cannot open this file: it is damaged, or no PDF, PNG or JPEG. Please choose another one.');
});

test('a copy is deleted with one button, and nothing is asked for in its place', () => {
  const onDelete = vi.fn();
  const said = { message: 'You have uploaded this file already.', message_key: 'Uploads.Error.Duplicate' };
  const copy = {
    ...paper,
    ...said,
    isParsed: true,
    hasError: true,
    messages: [{ ...said, data: {}, blocker: true, rule: null }],
  };
  stage(<PaperCard document={copy as DocumentRecord} onDelete={onDelete} onReplace={() => undefined} />);
  expect(screen.queryByText('Choose another file')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the copy' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
});
