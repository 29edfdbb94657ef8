import type { Language } from '@vesta/domain/languages';
import type { NoticeParams } from './mail-params.ts';
import { mailTranslator } from './mail-translator.ts';

export type StaffCode = { code: string; minutes: number };

/** A one-time password for the desk, as params of the notice. */
export function staffCodeNotice({ code, minutes }: StaffCode, lang: Language): NoticeParams {
  const t = mailTranslator(lang);
  return {
    // Where a message is announced, the code is read without opening it.
    subject: t('StaffCode.Subject', { code }),
    heading: t('StaffCode.Title'),
    lines: [t('StaffCode.Intro', { minutes }), t('StaffCode.Caution')],
    code,
    button: null,
    why: t('StaffCode.Why'),
  };
}
