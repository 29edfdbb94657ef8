import { checks } from '@vesta/engine/checks/index';
import { checksFiles } from '@vesta/texts/en/checks-files';
import { checksPapers } from '@vesta/texts/en/checks-papers';
import { checksStatements } from '@vesta/texts/en/checks-statements';
import { expect, test } from 'vitest';

const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...checksFiles,
  ...checksPapers,
  ...checksStatements,
};

/** Tells what kind of file it is; there is no wrong answer. */
const neverFails = ['R_FILE_KIND.failed'];

test('every check has a title and a sentence for each of its outcomes', () => {
  const outcomes = ['title', 'passed', 'failed', 'inconclusive'];
  const silent = checks.flatMap(({ id }) => outcomes.filter((key) => !told[id]?.[key]).map((key) => `${id}.${key}`));
  expect(silent).toEqual(neverFails);
});
