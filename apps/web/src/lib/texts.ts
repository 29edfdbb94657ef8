import type { Language } from '@vesta/domain/languages';
import type { loaders } from '@vesta/texts/load';
import { coreLoaders } from '@vesta/texts/load-core';
import { merge, type TextTree as Tree } from '@vesta/texts/merge';

type Other = keyof (typeof loaders)['en'];
type Loadable = 'core' | Other;

const loaded = new Map<string, Promise<Tree>>();

const loadOther = async (language: Language, bundle: Other) =>
  (await import('@vesta/texts/load')).loaders[language][bundle]();

export function loadBundle(language: Language, bundle: Loadable): Promise<Tree> {
  const key = `${language}/${bundle}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = (bundle === 'core' ? coreLoaders[language]() : loadOther(language, bundle)) as unknown as Promise<Tree>;
    // A lost connection must not make a text unavailable for good.
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

/** All the words that a page needs, in one tree. */
export async function loadTexts(language: Language, bundles: readonly Loadable[]): Promise<Tree> {
  const trees = await Promise.all(bundles.map((bundle) => loadBundle(language, bundle)));
  return trees.reduce(merge, {});
}
