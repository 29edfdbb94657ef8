type Values = Readonly<Record<string, string | number>>;

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
  readonly list: Intl.ListFormat;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;

const known = new Map<string, Formats>();

/** Making them takes longer than using them. */
function formatsOf(locale: string): Formats {
  const own = known.get(locale) ?? {
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    list: new Intl.ListFormat(locale),
  };
  known.set(locale, own);
  return own;
}

/** Italian counts the first of a month: 1º agosto 2026. */
export const withFirst = (text: string, locale: string): string =>
  locale.startsWith('it') ? text.replace(/^1 /, '1º ') : text;

const isDate = (text: string): boolean => day.test(text) || month.test(text);

function valueInWords(value: string | number, locale: string): string | number {
  if (typeof value === 'number') return value;
  const formats = formatsOf(locale);
  const parts = value.split(/, ?/);
  if (!parts.every(isDate)) return value;
  const inWords = (text: string): string =>
    day.test(text)
      ? withFirst(formats.day.format(new Date(`${text}T00:00:00Z`)), locale)
      : formats.month.format(new Date(`${text}-01T00:00:00Z`));
  return formats.list.format(parts.map(inWords));
}

const MONTHS_A_YEAR = 12;

/** A long time is told in years: 228 months are 19 of them. Texts take `years` and `rest` where the values count months. */
function spanOf({ months }: Values): Record<string, number> {
  if (typeof months !== 'number') return {};
  return { years: Math.trunc(months / MONTHS_A_YEAR), rest: months % MONTHS_A_YEAR };
}

/** Values of a text with every day, month and list of them written out: `2026-03, 2026-04` is March 2026 and April 2026. */
export const datesInWords = (values: Values, locale: string): Record<string, string | number> => ({
  ...spanOf(values),
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(value, locale)])),
});
