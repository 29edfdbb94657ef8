import { readFileSync } from 'node:fs';
import { checks } from '@vesta/engine/checks/index';
import { checks as english } from '@vesta/texts/en/checks';
import { expect, test } from 'vitest';

const told: Readonly<Record<string, Readonly<Record<string, string>>>> = english.checks;

/** Tells what kind of file it is; there is no wrong answer. */
const neverFails = ['R_FILE_KIND.failed'];

test('every check has a title and a sentence for each of its outcomes', () => {
  const outcomes = ['title', 'passed', 'failed', 'inconclusive'];
  const silent = checks.flatMap(({ id }) => outcomes.filter((key) => !told[id]?.[key]).map((key) => `${id}.${key}`));
  expect(silent).toEqual(neverFails);
});

test('the catalogue for readers lists every check', () => {
  const catalogue = readFileSync(new URL('../../../../../docs/checks.md', import.meta.url), 'utf8');
  expect(checks.map(({ id }) => id).filter((id) => !catalogue.includes(`\`${id}\``))).toEqual([]);
});
