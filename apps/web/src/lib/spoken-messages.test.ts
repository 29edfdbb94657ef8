import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import formatMessage from './spoken-messages.ts';

const options = (locale: string) => ({ locale, cache: {}, formatters: {} }) as never;
const say = (message: string, values: Record<string, unknown> | undefined, locale: string) =>
  formatMessage('key', compile(message), values as never, options(locale));

test('the article before a day is known once the day is filled in', () => {
  expect(say('Valido fino al {day}.', { day: '8 gennaio 2027' }, 'it-IT')).toBe('Valido fino all’8 gennaio 2027.');
  expect(say('Valid until {day}.', { day: '8 January 2027' }, 'en-GB')).toBe('Valid until 8 January 2027.');
});

test('parts that are drawn stay as they are between the words', () => {
  const bold = (words: unknown) => ({ drawn: words });
  expect(say('<b>Nota:</b> scade il {day}', { b: bold, day: '11 maggio' }, 'it-IT')).toEqual([
    { drawn: ['Nota:'] },
    ' scade l’11 maggio',
  ]);
});
