import { readFileSync } from 'node:fs';
import { checks } from '@vesta/engine/checks/index';
import { catalogue } from '@vesta/engine/checks/run/testing/catalogue';
import { checks as english } from '@vesta/texts/en/checks';
import { expect, test } from 'vitest';

const told: Readonly<Record<string, Readonly<Record<string, string>>>> = english.checks;

/** One tells what kind of file it is; the other confirms a name, and an account of the family contradicts none. */
const neverFails = ['R_FILE_KIND.failed', 'R_FEED_IDENTITY.failed'];

test('every check has a title and a sentence for each of its outcomes', () => {
  const outcomes = ['title', 'passed', 'failed', 'inconclusive'];
  const silent = checks.flatMap(({ id }) => outcomes.filter((key) => !told[id]?.[key]).map((key) => `${id}.${key}`));
  expect(silent).toEqual(neverFails);
});

test('whatever a check answers in the situations of the catalogue has a sentence', () => {
  const silent = catalogue.flatMap(({ rule, judged }) =>
    judged()
      .map(({ outcome, variant = outcome }) => `${rule}.${variant}`)
      .filter((key) => !told[rule]?.[key.slice(rule.length + 1)]),
  );
  expect([...new Set(silent)]).toEqual([]);
});

test('the catalogue for readers lists every check with its weight', () => {
  const readers = readFileSync(new URL('../../../../../docs/checks.md', import.meta.url), 'utf8').split('\n');
  const weightOf = (rule: string): string | undefined =>
    readers.find((line) => line.startsWith(`| \`${rule}\` |`))?.match(/\| ([^|]+) \|$/)?.[1];
  const weights = catalogue.map(({ rule, level, blocking }) => [rule, blocking ? `${level}, blocks` : level]);
  expect(catalogue.map(({ rule }) => [rule, weightOf(rule)])).toEqual(weights);
});
