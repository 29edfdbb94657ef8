import type { Language } from '@vesta/domain/languages';
import { e } from './html.ts';
import { words } from './words.ts';

/** A form of its own: who refuses need not fill in anything. */
export const refusal = (language: Language): string =>
  `<form class="second" method="post" action="?lang=${language}"><button class="plain" name="act" value="refuse">${e(
    words[language].refuse,
  )}</button></form>`;
