import { expect, test } from 'vitest';
import type { TextLanguage } from './bundles.ts';
import { demo as demoDe } from './de/demo.ts';
import { mail as mailDe } from './de/mail.ts';
import { reportPaper as paperDe } from './de/report-paper.ts';
import { demo as demoEn } from './en/demo.ts';
import { mail as mailEn } from './en/mail.ts';
import { reportPaper as paperEn } from './en/report-paper.ts';
import { demo as demoIt } from './it/demo.ts';
import { mail as mailIt } from './it/mail.ts';
import { reportPaper as paperIt } from './it/report-paper.ts';
import { loaders } from './load.ts';
import { terms } from './terms.ts';

const apart = { en: [demoEn, mailEn, paperEn], it: [demoIt, mailIt, paperIt], de: [demoDe, mailDe, paperDe] };

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

/** Who reads these at home is on first-name terms with the screens; recipients and staff are not. */
const toApplicants = [
  'VerificationCode',
  'Invitation',
  'ResumeLink',
  'PaperList',
  'Receipt',
  'ErasureSoon',
  'ErasureCode',
  'ErasureDone',
  'DeskInvite',
  'ReviewAsks',
  'ReviewAnswers',
  'DeskAsk',
  'DeskAccepted',
  'DeskDeclined',
  'MyDataCode',
  'Export',
] as const;

test('MAIL-01 Italian mails to applicants speak to them as the screens do', () => {
  const said = toApplicants.flatMap((name) => [...sentences(mailIt[name], name)]);
  expect(said.filter(([, sentence]) => /\b(?:Su[oaie]i?|Lei|Le ha|La invita|desidera)\b/.test(sentence))).toEqual([]);
});
