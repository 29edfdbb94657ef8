const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  formats.set(locale, made);
  return made;
}

/** Euro with two decimals for reading, in a locale such as 'it-IT'. */
export const formatMoney = (cents: number, locale: string): string => formatOf(locale).format(cents / 100);
