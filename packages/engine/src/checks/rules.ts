import { chapterChecks } from './index.ts';
import type { Question, Trait } from './meaning.ts';
import type { Declaration } from './rule.ts';
import type { ChapterChecks } from './run/check.ts';

/** The name of every rule there is. Findings carry plain strings: one that was stored may name a rule of an earlier day. */
export type RuleId = (typeof chapterChecks)[number][keyof ChapterChecks][number]['id'];

/** Every rule as it declares itself, chapter by chapter: whoever speaks of certain rules asks here which they are. */
export const rules: readonly Declaration[] = chapterChecks.flatMap(({ evidence, paper, set }) =>
  [...evidence, ...paper, ...set].map(({ rule }) => rule),
);

const namesOf = (meant: (rule: Declaration) => boolean | undefined): ReadonlySet<string> =>
  new Set(rules.filter(meant).map(({ id }) => id));

export const rulesBeing = (trait: Trait): ReadonlySet<string> => namesOf(({ means }) => means?.traits?.includes(trait));

/** What a rule tells to nobody but the owner of the papers. */
const kept: ReadonlyMap<string, readonly string[]> = new Map(
  rules.flatMap(({ id, means }) => (means?.keeps ? [[id, means.keeps] as const] : [])),
);

export const keptBy = (rule: string): readonly string[] => kept.get(rule) ?? [];

/** The rules that answer a question together. */
export const rulesAnswering = (...questions: readonly Question[]): ReadonlySet<string> =>
  namesOf(({ means }) => questions.some((question) => means?.answers?.includes(question)));

/** The rules by which any question is answered. */
export const answeringRules = namesOf(({ means }) => (means?.answers?.length ?? 0) > 0);
