import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checks, evidenceChecks, paperChecks, setChecks } from '@vesta/engine/checks/index';
import { type Chapter, chapters } from '@vesta/engine/checks/rule';
import { catalogue } from '@vesta/engine/checks/run/testing/catalogue';
import { checks as english } from '@vesta/texts/en/checks';
import { expect, test } from 'vitest';

const told: Readonly<Record<string, Readonly<Record<string, string>>>> = english.checks;

const headings = [
  ['file', 'Every file'],
  ['kind', 'Kind of paper'],
  ['forensics', 'How a file was made'],
  ['identity', 'Identity papers'],
  ['identifiers', 'Numbers of people, accounts and companies'],
  ['payslip', 'Payslips'],
  ['contract', 'Work contracts'],
  ['fiscal', 'Tax document'],
  ['statement', 'Bank statements'],
  ['across', 'Across papers'],
] as const satisfies readonly (readonly [Chapter, string])[];

const askedOf = [
  ['the file', evidenceChecks],
  ['the paper', paperChecks],
  ['the set', setChecks],
] as const;

const inFull = (facts: readonly string[]): string =>
  facts.length === 0 ? '' : `, applicant's ${facts.map((fact) => fact.replaceAll('_', ' ')).join(', ')}`;

const chapterForReaders = (chapter: Chapter, heading: string): string => {
  const rows = askedOf.flatMap(([of, asked]) =>
    asked
      .filter((check) => check.chapter === chapter)
      .map(({ id, reads, rule: { level, blocking } }) => {
        const weight = blocking ? `${level}, blocks` : level;
        return `| \`${id}\` | ${told[id]?.title} | ${of}${inFull(reads)} | ${weight} |`;
      }),
  );
  return [
    `## ${heading}`,
    '',
    '| Rule | Asks whether | Asked of | Weight |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

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

/** The file as it should be: its words as they stand, and behind them a table per chapter. */
function checksForReaders(file: string): string {
  const words = file.slice(0, file.indexOf(`## ${headings[0][1]}`));
  return `${words}${headings.map(([chapter, heading]) => chapterForReaders(chapter, heading)).join('\n')}`;
}

test('the catalogue for readers lists every check as the rule declares it', async () => {
  const path = fileURLToPath(new URL('../../../../../docs/checks.md', import.meta.url));
  await expect(checksForReaders(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
  expect(headings.map(([chapter]) => chapter)).toEqual(chapters);
});
