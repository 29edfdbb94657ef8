import type { core } from './en/core.ts';
import type { mail } from './en/mail.ts';
import type { pages } from './en/pages.ts';
import type { Shape } from './shape.ts';

/** Texts travel in bundles, so that a page loads only the words it may need. English says which keys exist. */
export interface Bundles {
  core: Shape<typeof core>;
  pages: Shape<typeof pages>;
  mail: Shape<typeof mail>;
}
export type BundleName = keyof Bundles;
export type TextLanguage = 'en' | 'it' | 'de';
