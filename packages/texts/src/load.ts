import type { BundleName, Bundles, TextLanguage } from './bundles.ts';
import { de } from './de/load.ts';
import { en } from './en/load.ts';
import { it } from './it/load.ts';

type Loaders = {
  [L in TextLanguage]: { [B in Exclude<BundleName, 'core' | 'mail' | 'reportPaper'>]: () => Promise<Bundles[B]> };
};

/** The browser fetches the language on screen and no other. */
export const loaders: Loaders = { en, it, de };
