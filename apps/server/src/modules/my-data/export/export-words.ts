import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import { mailTranslator } from '../../mail/mail-translator.ts';

const wordsIn = (language: Language): { fileName: string; text: string } => {
  const t = mailTranslator(language);
  const lines = ['Intro', 'Data', 'Files', 'Recipients', 'Explanation', 'More'] as const;
  return { fileName: t('Export.FileName'), text: `${lines.map((line) => t(`Export.${line}`)).join('\n\n')}\n` };
};

/** The page on top of an export, in the person's language. */
export const exportWords = inEveryLanguage(wordsIn);
