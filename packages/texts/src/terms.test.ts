import { expect, test } from 'vitest';
import type { TextLanguage } from './bundles.ts';
import { mail as mailDe } from './de/mail.ts';
import { reportPaper as paperDe } from './de/report-paper.ts';
import { mail as mailEn } from './en/mail.ts';
import { reportPaper as paperEn } from './en/report-paper.ts';
import { mail as mailIt } from './it/mail.ts';
import { reportPaper as paperIt } from './it/report-paper.ts';
import { loaders } from './load.ts';
import { terms } from './terms.ts';

const apart = { en: [mailEn, paperEn], it: [mailIt, paperIt], de: [mailDe, paperDe] };

function* sentences(tree: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof tree === 'string') yield [path, tree];
  else if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree)) yield* sentences(value, path ? `${path}.${key}` : key);
}

test.each(['en', 'it', 'de'] as const)('in %s one thing has one name', async (language: TextLanguage) => {
  const bundles = await Promise.all(Object.values(loaders[language]).map((load) => (load as () => Promise<unknown>)()));
  const said = [...bundles, ...apart[language]].flatMap((bundle) => [...sentences(bundle, '')]);
  expect(said.length).toBeGreaterThan(1000);
  const wrong = said.flatMap(([path, sentence]) =>
    terms[language]
      .filter(({ never }) => never.test(sentence))
      .map(({ instead }) => `${path}: ${sentence} → ${instead}`),
  );
  expect(wrong).toEqual([]);
});
