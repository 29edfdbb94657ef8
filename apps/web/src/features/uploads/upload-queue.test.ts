import type { UploadReply } from '@vesta/domain/documents/upload';
import { expect, test, vi } from 'vitest';
import { ApiFailure, NO_ANSWER } from '../../lib/api.ts';
import type { UploadSlot } from './upload-entry.ts';
import { type UploadDoors, UploadQueue } from './upload-queue.ts';

const slot: UploadSlot = { group: 'payslip', path: '/v1/other-documents/upload', type: 'payslip', fields: {} };
const file = (name: string, content = name) => new File([content], name, { lastModified: 1 });
const reply = (id: string) => ({ document_id: id }) as UploadReply;

/** A queue whose every wish is granted at once, unless the test says otherwise. */
function queueWith(doors: Partial<UploadDoors> = {}) {
  let keys = 0;
  const send = vi.fn<UploadDoors['send']>(async ({ key }) => reply(`doc-${key}`));
  const queue = new UploadQueue({
    judge: async () => null,
    look: async () => [],
    newKey: () => `key-${++keys}`,
    send,
    onArrived: () => undefined,
    ...doors,
  });
  return { queue, send, phases: () => queue.entries().map(({ phase }) => phase) };
}

test('a file is looked at, sent and arrives with the id of its document', async () => {
  const { queue, phases } = queueWith();
  queue.add([file('april.pdf')], slot);
  expect(phases()).toEqual(['looking']);
  await vi.waitFor(() => expect(phases()).toEqual(['arrived']));
  queue.forget(['doc-key-1']);
  expect(queue.entries()).toEqual([]);
});

test('no more than two files travel at once, and the third follows', async () => {
  const open: (() => void)[] = [];
  const send: UploadDoors['send'] = ({ key }) => new Promise((resolve) => open.push(() => resolve(reply(key))));
  const { queue, phases } = queueWith({ send });
  queue.add([file('a'), file('b'), file('c')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['sending', 'sending', 'queued']));
  open[0]?.();
  await vi.waitFor(() => expect(phases()).toEqual(['arrived', 'sending', 'sending']));
});

test('UPL-02 a file that is refused at sight is never sent', async () => {
  const { queue, send, phases } = queueWith({ judge: async () => 'tooLarge' });
  queue.add([file('large.pdf')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['refused']));
  expect(queue.entries()[0]?.refusal).toBe('tooLarge');
  expect(send).not.toHaveBeenCalled();
});

test('another file is the answer to one that was refused; refusals of another group stay', async () => {
  const { queue, phases } = queueWith({ judge: async ({ name }) => (name === 'large.pdf' ? 'tooLarge' : null) });
  queue.add([file('large.pdf')], slot);
  queue.add([file('large.pdf')], { ...slot, group: 'elsewhere' });
  await vi.waitFor(() => expect(phases()).toEqual(['refused', 'refused']));
  queue.add([file('small.pdf')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['refused', 'arrived']));
  expect(queue.entries()[0]?.slot.group).toBe('elsewhere');
});

test('advice holds a file back until the person sends it all the same', async () => {
  const { queue, send, phases } = queueWith({ look: async () => ['blurred'] });
  queue.add([file('card.jpg')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['doubted']));
  expect(send).not.toHaveBeenCalled();
  queue.send('key-1');
  await vi.waitFor(() => expect(phases()).toEqual(['arrived']));
});

test('a lost connection keeps the file, which goes again under the same key when the line is back', async () => {
  const send = vi
    .fn<UploadDoors['send']>()
    .mockRejectedValueOnce(new ApiFailure('offline', { status: NO_ANSWER }))
    .mockResolvedValueOnce(reply('doc'));
  const { queue, phases } = queueWith({ send });
  queue.add([file('april.pdf')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['lost']));
  queue.sendLostOnes();
  await vi.waitFor(() => expect(phases()).toEqual(['arrived']));
  expect(send.mock.calls.map(([entry]) => entry.key)).toEqual(['key-1', 'key-1']);
});

test('what the server refuses is told in its words and not tried again', async () => {
  const send = vi.fn<UploadDoors['send']>().mockRejectedValue(new ApiFailure('Only PDF.', { status: 415 }));
  const { queue, phases } = queueWith({ send });
  queue.add([file('april.pdf')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['refused']));
  expect(queue.entries()[0]?.message).toBe('Only PDF.');
  queue.sendLostOnes();
  expect(send).toHaveBeenCalledOnce();
});

test('cancelling stops a file on its way and leaves nothing behind', async () => {
  let stopped = false;
  const send: UploadDoors['send'] = (_, __, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true;
        reject(new DOMException('cancelled', 'AbortError'));
      });
    });
  const { queue, phases } = queueWith({ send });
  queue.add([file('april.pdf')], slot);
  await vi.waitFor(() => expect(phases()).toEqual(['sending']));
  queue.remove('key-1');
  expect(stopped).toBe(true);
  expect(queue.entries()).toEqual([]);
});

test('UPL-05 the same file chosen twice in a row is meant once', async () => {
  const { queue } = queueWith();
  queue.add([file('april.pdf'), file('april.pdf')], slot);
  expect(queue.entries()).toHaveLength(1);
});
