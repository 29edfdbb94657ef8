import { button, code, type MailContent, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

/** Words come from the caller, in the language of the mail. */
export function notice(params: MailParams['notice'], t: MailTranslator): MailContent {
  return {
    subject: params.subject,
    preheader: params.lines[0] ?? params.heading,
    heading: params.heading,
    blocks: [
      ...(params.code === null ? [] : [code(t('Notice.CodeLabel'), params.code)]),
      ...params.lines.map(paragraph),
      ...(params.button === null ? [] : [button(params.button.label, params.button.link)]),
    ],
    why: params.why,
  };
}
