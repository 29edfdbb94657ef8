import { spoken } from '@vesta/texts/italian-articles';
import formatOnly from 'use-intl/format-message/format-only';

type Said = ReturnType<typeof formatOnly>;

const inWords = (part: Said, locale: string): Said => (typeof part === 'string' ? spoken(part, locale) : part);

/** The formatter of messages that were read at build time, with what only the filled-in sentence can tell. */
function formatMessage(...call: Parameters<typeof formatOnly>): Said {
  const said = formatOnly(...call);
  const [, , values, { locale }] = call;
  // Words without values stand as they were written.
  if (!values) return said;
  return Array.isArray(said)
    ? said.map((part) => inWords(part, locale) as (typeof said)[number])
    : inWords(said, locale);
}
formatMessage.raw = false;

export default formatMessage;
