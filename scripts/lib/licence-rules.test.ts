import { expect, test } from 'vitest';
import { verdictOn } from './licence-rules.mjs';

test.each([
  ['MIT', true, []],
  ['(MIT OR CC0-1.0)', true, []],
  ['MIT or MPL-2.0', true, []],
  ['MIT OR GPL-3.0', true, []],
  ['Apache-2.0 AND LGPL-3.0-or-later', true, ['LGPL-3.0-or-later']],
  ['ODbL-1.0', true, ['ODbL-1.0']],
  ['GPL-3.0', false, []],
  ['AGPL-3.0-only', false, []],
  ['MIT AND AGPL-3.0-only', false, []],
  ['unknown', false, []],
])('%s', (expression, isKnown, asks) => expect(verdictOn(expression)).toEqual({ isKnown, asks }));
