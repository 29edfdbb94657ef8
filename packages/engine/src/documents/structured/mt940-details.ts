import { isTelling } from '../bank-statement/booking-code.ts';
import { ibanInText, sepaTags, spacedTags } from '../bank-statement/sepa-tags.ts';

export interface Details {
  readonly description: string;
  readonly counterparty: string | null;
  readonly counterparty_iban: string | null;
  readonly code: string | null;
}

const part = /\?(\d{2})/g;

function partsOf(text: string): Map<string, string> {
  const marks = [...text.matchAll(part)];
  return new Map(
    marks.map((mark, index) => [
      mark[1] ?? '',
      text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length),
    ]),
  );
}

/** A part that is full goes on in the next wherever that falls; a shorter one ended of itself. */
const FULL_PART = 27;

const between = (parts: ReadonlyMap<string, string>, ...ranges: readonly (readonly [number, number])[]): string =>
  [...parts]
    .filter(([number]) => ranges.some(([from, to]) => Number(number) >= from && Number(number) <= to))
    .map(([, text]) => (text.length < FULL_PART ? `${text} ` : text))
    .join('');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Field 86 as German banks fill it: a business code, then parts `?20` to `?29` and `?60` to `?63` for the purpose. */
export function detailsOf(lines: readonly string[]): Details {
  // Lines break after 65 letters wherever that falls, so they are joined without a blank.
  const [, code, body] = /^\s*(\d{3})(\?[\s\S]*)$/.exec(lines.join('')) ?? [];
  if (!code || !body) {
    const description = tidy(lines.join(' '));
    return { description, counterparty: null, counterparty_iban: ibanInText(description), code: null };
  }
  const parts = partsOf(body);
  const purpose = tidy(between(parts, [20, 29], [60, 63]));
  const tags = sepaTags(purpose);
  const name = tidy(between(parts, [32, 33]));
  return {
    description: tidy(spacedTags([parts.get('00') ?? '', purpose].join(' '))),
    counterparty: name === '' ? tags.ultimatePayer : name,
    counterparty_iban: ibanInText(parts.get('31') ?? ''),
    code: tags.purposeCode && isTelling(tags.purposeCode) ? `PURP:${tags.purposeCode}` : `GVC:${code}`,
  };
}
