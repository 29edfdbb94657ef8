import type { Language } from '@vesta/domain/languages';

type Values = Readonly<Record<string, string | number>>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;

const dayFormats = formats({ day: 'numeric', month: 'long', year: 'numeric' });
const monthFormats = formats({ month: 'long', year: 'numeric' });

function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const of = (locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return { en: of('en-GB'), it: of('it-IT'), de: of('de-DE') };
}

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  it: new Intl.ListFormat('it-IT'),
  de: new Intl.ListFormat('de-DE'),
};

function inWords(text: string, language: Language): string {
  if (day.test(text)) return dayFormats[language].format(new Date(`${text}T00:00:00Z`));
  if (month.test(text)) return monthFormats[language].format(new Date(`${text}-01T00:00:00Z`));
  return text;
}

const isDate = (text: string): boolean => day.test(text) || month.test(text);

function valueInWords(value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value;
  const parts = value.split(/, ?/);
  if (!parts.every(isDate)) return value;
  return lists[language].format(parts.map((part) => inWords(part, language)));
}

/** Values of a text with every day, month and list of them written out: `2026-03, 2026-04` is March 2026 and April 2026. */
export const datesInWords = (values: Values, language: Language): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(value, language)]));
