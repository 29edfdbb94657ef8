import type { TextLanguage } from './bundles.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { it } from './it/index.ts';
import type { Shape } from './shape.ts';

/** English says which words there are. */
export type AllTexts = Shape<typeof en>;

/** All words of all languages, for whoever has them at hand anyway: the server, never the browser. */
export const allTexts: Readonly<Record<TextLanguage, AllTexts>> = { en, it, de };
