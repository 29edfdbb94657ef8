import { expect, test } from 'vitest';
import { loaders } from './load.ts';
import type { TextTree } from './merge.ts';

const sentencesIn = (tree: TextTree | string): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap((inner) => sentencesIn(inner as TextTree | string));

/** Nobody reads papers yet: a sentence that says so would be trusted, and be untrue. */
const somebodyReads = [
  /\ba person (reads|looks|will|has to|may|should)\b|\breviewer\b/i,
  /\buna persona (le |lo |li )?(legge|guarda|controller|dovrebbe|deve|potrà)|guarderà una persona|guarda una persona/i,
  /\bein mensch (liest|sieht|schaut|sollte|muss)|prüfende person/i,
];

test.each(['en', 'it', 'de'] as const)('no screen in %s promises a reader whom there is not', async (language) => {
  // The desk names the roles of those who work there; it promises applicants nothing.
  const bundles = Object.entries(loaders[language]).filter(([name]) => !name.startsWith('desk'));
  const trees = await Promise.all(bundles.map(([, load]) => load()));
  const said = trees.flatMap((tree) => sentencesIn(tree as unknown as TextTree));
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((sentence) => somebodyReads.some((promise) => promise.test(sentence)))).toEqual([]);
});
