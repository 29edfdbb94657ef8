import { type Language, languages } from '@vesta/domain/languages';
import { e } from './html.ts';
import { words } from './words.ts';

export const PAGES_PATH = '/sandbox-bank';
export const STYLES_PATH = `${PAGES_PATH}/styles.css`;

/** Nothing runs in it, nobody frames it, and what is typed goes back to where it came from. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const names: Record<Language, string> = { it: 'Italiano', de: 'Deutsch', en: 'English' };

export interface Frame {
  language: Language;
  /** Null where nobody knows which bank it would be. */
  bank: string | null;
  title: string;
  /** Markup whose parts were escaped where they were put together. */
  main: string;
}

const languageLinks = (current: Language): string =>
  languages
    .map((language) =>
      language === current
        ? `<strong lang="${language}">${names[language]}</strong>`
        : `<a href="?lang=${language}" lang="${language}" hreflang="${language}">${names[language]}</a>`,
    )
    .join(' ');

export function pageFrame({ language, bank, title, main }: Frame): string {
  const t = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${e(bank ? `${title} · ${bank} (Sandbox)` : title)}</title>
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<header>${bank ? `<p class="bank">${e(bank)} <span>Sandbox</span></p>` : ''}<p class="notice">${e(t.notice)}</p></header>
<main>
<h1>${e(title)}</h1>
${main}
</main>
<footer><nav aria-label="${e(t.language)}">${languageLinks(language)}</nav></footer>
</body>
</html>
`;
}
