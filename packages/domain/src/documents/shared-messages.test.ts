import { expect, test } from 'vitest';
import type { DocumentRecord } from './record.ts';
import { sharedMessages } from './shared-messages.ts';

const said = (message: string, blocker = false) => ({ message, message_key: message, data: {}, blocker, rule: null });
const paper = (id: string, ...messages: ReturnType<typeof said>[]) => ({ id, messages }) as unknown as DocumentRecord;

test('a sentence that stands on several papers is told once, with the papers that it is about', () => {
  const rent = said('Rent was found.');
  const sample = said('This is a sample.', true);
  const papers = [paper('a', rent, said('Only here.')), paper('b', rent, sample), paper('c', sample)];
  expect(
    sharedMessages(papers).map((one) => [one.said.message, one.said.blocker, one.documents.map(({ id }) => id)]),
  ).toEqual([
    ['This is a sample.', true, ['b', 'c']],
    ['Rent was found.', false, ['a', 'b']],
  ]);
});

test('twice on the same paper, or on none, is nothing to share', () => {
  expect(sharedMessages([paper('a', said('Twice.'), said('Twice.')), paper('b')])).toEqual([]);
});
