import type { Language } from '@vesta/domain/languages';
import type { NoticeParams } from '../mail/mail-params.ts';
import { mailTranslator } from '../mail/mail-translator.ts';

/** The code for the page of one's data, as params of the notice. */
export function myDataCodeNotice(
  { code, minutes }: { code: string; minutes: number },
  language: Language,
): NoticeParams {
  const t = mailTranslator(language);
  return {
    subject: t('MyDataCode.Subject', { code }),
    heading: t('MyDataCode.Heading'),
    lines: [t('MyDataCode.Intro'), t('MyDataCode.Validity', { minutes })],
    code,
    button: null,
    why: t('MyDataCode.Why'),
  };
}
