import { describe, expect, test } from 'vitest';
import { startThread } from './ask-thread.ts';
import { threadThat } from './testing/thread-that.ts';

describe('a thread', () => {
  test('answers each question with its own answer, in whatever order they are done', async () => {
    const thread = threadThat<number, number, string>(
      'setTimeout(() => tell(id, question * 2), 40 - question);',
      'made of seven',
    );
    expect(await Promise.all([thread.ask(1), thread.ask(30)])).toEqual([2, 60]);
    expect(await thread.ready).toBe('made of seven');
    await thread.end();
  });

  test('that ends fails those who wait, and those who come later', async () => {
    const thread = threadThat<number, number, null>('process.exit(1);', null);
    await expect(thread.ask(1)).rejects.toThrow('gone');
    await expect(thread.ask(2)).rejects.toThrow('gone');
  });

  test('fails where its file cannot be run', async () => {
    const thread = startThread<number, number, null>(new URL('data:text/javascript,nonsense('));
    await expect(thread.ready).rejects.toThrow('gone');
  });
});
