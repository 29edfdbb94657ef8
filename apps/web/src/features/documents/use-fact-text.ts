import type { FactKind, ReadFact } from '@vesta/domain/documents/reading';
import { countryName } from '@vesta/domain/identifiers/country-name';
import { groupedIdentifier } from '@vesta/domain/identifiers/grouped';
import { formatMoney } from '@vesta/domain/money/format-money';
import { useFormatter, useLocale, useTranslations } from 'use-intl';

/** Noon in universal time: no time zone of ours makes another day of it. */
const dateOf = (day: string): Date | null => {
  const date = new Date(`${day.length === 7 ? `${day}-01` : day}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** Says a value that was read the way the reader's language writes it. */
export function useFactText() {
  const format = useFormatter();
  const t = useTranslations('Reading.Flags');
  const locale = useLocale();
  return (kind: FactKind, value: ReadFact['value'], key = ''): string => {
    if (key.endsWith('nationality') && typeof value === 'string') return countryName(value, locale);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (kind === 'money' && typeof value === 'number') return formatMoney(value, locale).replace('-', '−');
    if (typeof value === 'number') return format.number(value);
    const date = kind === 'day' || kind === 'month' ? dateOf(value) : null;
    if (!date) return groupedIdentifier(value);
    const year = 'numeric' as const;
    return kind === 'day'
      ? format.dateTime(date, { day: '2-digit', month: '2-digit', year })
      : format.dateTime(date, { month: 'long', year });
  };
}
