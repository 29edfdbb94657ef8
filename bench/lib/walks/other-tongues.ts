import { type Language, languages } from '@vesta/domain/languages';
import { loaders } from '@vesta/texts/load';
import { coreLoaders } from '@vesta/texts/load-core';

/** Fewer words than this occur in names and on papers by chance. */
const PHRASE_WORDS = 3;

type Tree = string | { [key: string]: Tree };

const leavesOf = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key));

/** The parts of a message that are always said as they stand. */
const saidOf = (message: string): string[] =>
  message
    .split(/<[^>]+>|\{[^{}]*,\s*(?:plural|select|selectordinal),|[{}#]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.split(' ').length >= PHRASE_WORDS && !/^(=|one |other )/.test(part));

export interface Tongues {
  readonly keys: ReadonlySet<string>;
  /** Phrases of other languages that this one never uses. */
  readonly foreign: Record<Language, readonly string[]>;
}

export async function loadTongues(): Promise<Tongues> {
  const leaves = {} as Record<Language, [string, string][]>;
  for (const language of languages) {
    const bundles = await Promise.all(
      [coreLoaders[language], ...Object.values(loaders[language])].map((load) => load()),
    );
    leaves[language] = bundles.flatMap((bundle) => leavesOf(bundle as unknown as Tree));
  }
  const foreign = {} as Record<Language, string[]>;
  for (const language of languages) {
    const own = leaves[language].map(([, text]) => text).join('\n');
    foreign[language] = languages
      .filter((other) => other !== language)
      .flatMap((other) => leaves[other].flatMap(([, text]) => saidOf(text)))
      .filter((phrase) => !own.includes(phrase));
  }
  return { keys: new Set(leaves.en.map(([key]) => key)), foreign };
}

const UNFILLED = /\bundefined\b|\bNaN\b|\[object |\{[a-zA-Z]+\}|\bR_[A-Z_]{3,}|Invalid Date/;

/** What stands on a page in another language, as a bare key or with a gap. */
export function strangeWords(texts: readonly string[], language: Language, { keys, foreign }: Tongues): string[] {
  const all = texts.join('\n');
  return [
    ...foreign[language].filter((phrase) => all.includes(phrase)).map((phrase) => `other language: ${phrase}`),
    ...texts.filter((text) => keys.has(text) && text.includes('.')).map((key) => `bare key: ${key}`),
    ...texts.filter((text) => UNFILLED.test(text)).map((text) => `gap: ${text}`),
  ];
}
