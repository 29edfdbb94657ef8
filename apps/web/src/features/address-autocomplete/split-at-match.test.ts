import { expect, test } from 'vitest';
import { splitAtMatch } from './split-at-match.ts';

test.each([
  ['Via dei Missaglia', 'via dei mi', ['', 'Via dei Mi', 'ssaglia']],
  ['San Secondo Parmense', 'parm', ['San Secondo ', 'Parm', 'ense']],
  ['Forlì', 'forli', ['', 'Forlì', '']],
  ['Via Garibaldi 3, Milano (MI)', 'via garibaldi 3 mil', ['', 'Via Garibaldi 3, Mil', 'ano (MI)']],
  ['Piazza Dante', 'corso', ['', '', 'Piazza Dante']],
  ['Piazza Dante', '  ', ['', '', 'Piazza Dante']],
])('%s for “%s”', (text, typed, parts) => {
  expect(Object.values(splitAtMatch(text, typed))).toEqual(parts);
});
