import type { Language } from '@vesta/domain/languages';
import { pageFrame } from './frame.ts';
import { e } from './html.ts';
import { words } from './words.ts';

export const overPage = (language: Language): string =>
  pageFrame({
    language,
    bank: null,
    title: words[language].over,
    main: `<p>${e(words[language].overText)}</p>`,
  });
