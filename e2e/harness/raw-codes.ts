import type { Page } from 'playwright-core';

/** Names that machines have for things. People are told what is meant instead. An open-ended contract is plain English. */
const RAW = [
  /\b(?:account_statement|bank_statement|work_contract|fiscal_doc(?:ument)?|national_id|id_card|paper_id_card)\b/,
  /\b(?:identity_document|fiscal_card|residence_permit|modello_730|redditi_pf|lohnsteuerbescheinigung)\b/,
  /\b(?:close-ended|main-applicant|MANDATSREF|PNTS)\b/,
  /\b(?:DEU|ITA|AUT)\b/,
  /\bR_[A-Z]+_[A-Z_]+\b/,
  /\brent share min\b/i,
];

/** What stands on the page, to be seen or heard, and no person would say. */
export async function rawCodes(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const pieces = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (pieces.nextNode()) {
      const { parentElement, textContent } = pieces.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript')) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return texts.filter((text) => RAW.some((raw) => raw.test(text))).map((text) => text.trim().slice(0, 120));
}
