import { type Language, languages } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';
import { axeViolations } from '../../../e2e/harness/axe-violations.ts';
import { tooWide } from '../../../e2e/harness/too-wide.ts';
import { strangeWords } from './other-tongues.ts';
import { keepsPicture, opensStep, type Walk } from './walk.ts';

/** Every text that a person sees or hears on the page, one entry per piece. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const keep = (text: string | null) => {
      const tidy = text?.replace(/\s+/g, ' ').trim();
      if (tidy) found.add(tidy);
    };
    const pieces = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (pieces.nextNode()) {
      const { parentElement, textContent } = pieces.currentNode;
      if (parentElement?.checkVisibility() && !parentElement.closest('script, style, [lang]:not(html)'))
        keep(textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) keep(element.getAttribute(name));
    return [...found];
  });

/** Looks at the screen as it stands: words, width, and once per kind of screen what a reader's aid would meet. */
export async function looksAt(walk: Walk, station: string, language: Language): Promise<void> {
  const { page, problems, width, tongues, audited } = walk;
  const note = (found: readonly string[]) =>
    problems.push(...found.map((problem) => `${station}, ${language}: ${problem}`));
  note(strangeWords(await textsOf(page), language, tongues));
  note(await tooWide(page));
  const kind = `${station} ${width} ${walk.walker.region} ${language}`;
  if (!audited.has(kind)) {
    audited.add(kind);
    // At the end of the page the bar with the way on lies over nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    note(await axeViolations(page));
  }
  await keepsPicture(walk, station, language);
}

/** Opens a step in every language, last in the one in which the person acts, and looks at it each time. */
export async function readsInAllLanguages(
  walk: Walk,
  step: string,
  station: string,
  before: (language: Language) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const language of [...languages.filter((one) => one !== walk.language), walk.language]) {
    await opensStep(walk, step, language);
    await before(language);
    await looksAt(walk, station, language);
  }
}
