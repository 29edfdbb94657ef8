import type { Bundles, TextLanguage } from './bundles.ts';

/** The words of shell and first page: apart from the list of all others, which the first page can do without. */
export const coreLoaders: Record<TextLanguage, () => Promise<Bundles['core']>> = {
  en: () => import('./en/core.ts').then((m) => m.core),
  it: () => import('./it/core.ts').then((m) => m.core),
  de: () => import('./de/core.ts').then((m) => m.core),
};
