import type { Language } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';

/** Names that machines have for things. People are told what is meant instead. An open-ended contract is plain English. */
const RAW = [
  /\b(?:account_statement|bank_statement|work_contract|fiscal_doc(?:ument)?|national_id|id_card|paper_id_card)\b/,
  /\b(?:identity_document|fiscal_card|residence_permit|modello_730|redditi_pf|lohnsteuerbescheinigung)\b/,
  /\b(?:close-ended|main-applicant|MANDATSREF|PNTS)\b/,
  /\b(?:DEU|ITA|AUT)\b/,
  /\bR_[A-Z]+_[A-Z_]+\b/,
  /\brent share min\b/i,
  // The Italian certificate is a CU to people; in small letters it is a key.
  /(?<![\w-])cud?(?![\w-])/,
];

/** English words that are a machine's wherever another language is spoken. */
const ENGLISH = [
  /\b(?:payslip|employed|self-employed|unemployed|guarantor|co-applicant|open-ended|open_ended|fixed_term)\b/i,
  /\b(?:deducted|inconclusive|noted|covered|passed|failed)\b/i,
];

/** Joined by an underscore as machines do. File names are their owners' own. */
const SNAKE = /\b[a-z]+_[a-z_]+\b/;
const FILE_NAME = /\.(?:pdf|jpe?g|png)\b/i;

const isRaw = (text: string, language: Language): boolean =>
  RAW.some((raw) => raw.test(text)) ||
  (SNAKE.test(text) && !FILE_NAME.test(text)) ||
  (language !== 'en' && ENGLISH.some((word) => word.test(text)));

/** What stands on the page, to be seen or heard, and no person would say. */
export async function rawCodes(page: Page, language: Language = 'en'): Promise<string[]> {
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
  return texts.filter((text) => isRaw(text, language)).map((text) => text.trim().slice(0, 120));
}
