import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { checksFiles as checksFilesDe } from './de/checks-files.ts';
import { checksPapers as checksPapersDe } from './de/checks-papers.ts';
import { checksStatements as checksStatementsDe } from './de/checks-statements.ts';
import { core as coreDe } from './de/core.ts';
import { demo as demoDe } from './de/demo.ts';
import { desk as deskDe } from './de/desk.ts';
import { deskReview as deskReviewDe } from './de/desk-review.ts';
import { deskWork as deskWorkDe } from './de/desk-work.ts';
import { documents as documentsDe } from './de/documents.ts';
import { fields as fieldsDe } from './de/fields.ts';
import { intakeDetails as intakeDetailsDe } from './de/intake-details.ts';
import { intakeStart as intakeStartDe } from './de/intake-start.ts';
import { mail as mailDe } from './de/mail.ts';
import { pages as pagesDe } from './de/pages.ts';
import { payment as paymentDe } from './de/payment.ts';
import { questions as questionsDe } from './de/questions.ts';
import { reportPaper as reportPaperDe } from './de/report-paper.ts';
import { reportWords as reportWordsDe } from './de/report-words.ts';
import { checksFiles as checksFilesEn } from './en/checks-files.ts';
import { checksPapers as checksPapersEn } from './en/checks-papers.ts';
import { checksStatements as checksStatementsEn } from './en/checks-statements.ts';
import { core as coreEn } from './en/core.ts';
import { demo as demoEn } from './en/demo.ts';
import { desk as deskEn } from './en/desk.ts';
import { deskReview as deskReviewEn } from './en/desk-review.ts';
import { deskWork as deskWorkEn } from './en/desk-work.ts';
import { documents as documentsEn } from './en/documents.ts';
import { fields as fieldsEn } from './en/fields.ts';
import { intakeDetails as intakeDetailsEn } from './en/intake-details.ts';
import { intakeStart as intakeStartEn } from './en/intake-start.ts';
import { mail as mailEn } from './en/mail.ts';
import { pages as pagesEn } from './en/pages.ts';
import { payment as paymentEn } from './en/payment.ts';
import { questions as questionsEn } from './en/questions.ts';
import { reportPaper as reportPaperEn } from './en/report-paper.ts';
import { reportWords as reportWordsEn } from './en/report-words.ts';
import { checksFiles as checksFilesIt } from './it/checks-files.ts';
import { checksPapers as checksPapersIt } from './it/checks-papers.ts';
import { checksStatements as checksStatementsIt } from './it/checks-statements.ts';
import { core as coreIt } from './it/core.ts';
import { demo as demoIt } from './it/demo.ts';
import { desk as deskIt } from './it/desk.ts';
import { deskReview as deskReviewIt } from './it/desk-review.ts';
import { deskWork as deskWorkIt } from './it/desk-work.ts';
import { documents as documentsIt } from './it/documents.ts';
import { fields as fieldsIt } from './it/fields.ts';
import { intakeDetails as intakeDetailsIt } from './it/intake-details.ts';
import { intakeStart as intakeStartIt } from './it/intake-start.ts';
import { mail as mailIt } from './it/mail.ts';
import { pages as pagesIt } from './it/pages.ts';
import { payment as paymentIt } from './it/payment.ts';
import { questions as questionsIt } from './it/questions.ts';
import { reportPaper as reportPaperIt } from './it/report-paper.ts';
import { reportWords as reportWordsIt } from './it/report-words.ts';

type Tree = { readonly [key: string]: string | Tree };

const languages: Record<string, Tree[]> = {
  en: [
    coreEn,
    pagesEn,
    paymentEn,
    demoEn,
    mailEn,
    fieldsEn,
    intakeStartEn,
    intakeDetailsEn,
    questionsEn,
    reportWordsEn,
    reportPaperEn,
    deskEn,
    deskReviewEn,
    deskWorkEn,
    documentsEn,
    checksFilesEn,
    checksPapersEn,
    checksStatementsEn,
  ],
  it: [
    coreIt,
    pagesIt,
    paymentIt,
    demoIt,
    mailIt,
    fieldsIt,
    intakeStartIt,
    intakeDetailsIt,
    questionsIt,
    reportWordsIt,
    reportPaperIt,
    deskIt,
    deskReviewIt,
    deskWorkIt,
    documentsIt,
    checksFilesIt,
    checksPapersIt,
    checksStatementsIt,
  ],
  de: [
    coreDe,
    pagesDe,
    paymentDe,
    demoDe,
    mailDe,
    fieldsDe,
    intakeStartDe,
    intakeDetailsDe,
    questionsDe,
    reportWordsDe,
    reportPaperDe,
    deskDe,
    deskReviewDe,
    deskWorkDe,
    documentsDe,
    checksFilesDe,
    checksPapersDe,
    checksStatementsDe,
  ],
};

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const flat = (language: string) => new Map((languages[language] ?? []).flatMap((tree) => leaves(tree)));

/** Names that a message expects to be given, also inside plurals and choices. */
function slots(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => slots(option.value))];
    }
    if (element.type === TYPE.tag) return [element.value, ...slots(element.children)];
    return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value];
  });
}
const slotSet = (text: string) => new Set(slots(parse(text)));

describe('texts', () => {
  test.each(['it', 'de'])('%s has the same keys as English and no empty text', (language) => {
    expect([...flat(language).keys()].sort()).toEqual([...flat('en').keys()].sort());
    for (const [key, text] of flat(language)) expect(text.trim(), key).not.toBe('');
  });

  test.each(['it', 'de'])('%s names the same values in every message as English', (language) => {
    const translated = flat(language);
    for (const [key, text] of flat('en')) {
      const given = slotSet(text);
      // Whoever names a field also gives its gender; English has no use for it.
      if (given.has('field')) given.add('gender');
      for (const slot of slotSet(translated.get(key) ?? '')) expect(given, `${key} {${slot}}`).toContain(slot);
    }
  });

  test('plain apostrophes and three dots are typed properly, because people read them', () => {
    for (const language of Object.keys(languages))
      for (const [key, text] of flat(language)) expect(`${language} ${key}: ${text}`).not.toMatch(/\w'\w|\.\.\./);
  });
});
