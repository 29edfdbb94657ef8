import type { Language } from '@vesta/domain/languages';
import type { Bundles } from '@vesta/texts/bundles';
import { loaders } from '@vesta/texts/load';

type Loadable = keyof (typeof loaders)['en'];
export type Messages = Bundles[Loadable];
type Tree = { [key: string]: string | Tree };

/** Lays the second tree over the first; words of the second win. */
export function merge(under: Tree, over: Tree): Tree {
  const result: Tree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return result;
}

const loaded = new Map<string, Promise<Tree>>();

export function loadBundle(language: Language, bundle: Loadable): Promise<Tree> {
  const key = `${language}/${bundle}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = loaders[language][bundle]() as unknown as Promise<Tree>;
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
