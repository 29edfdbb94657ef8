import { expect, test } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

const now = new Date('2026-11-15T10:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['none yet', undefined, 0],
  ['this moment', now, 60],
  ['a second ago', before(1), 59],
  ['half a second less than a minute ago', before(59.5), 1],
  ['a minute ago', before(60), 0],
  ['in an hour that comes twice', before(-3600), 0],
])('the last code went out %s', (_when, last, wait) => expect(secondsToWait(last, now)).toBe(wait));
