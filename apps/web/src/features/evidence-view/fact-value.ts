import type { FactKind, ReadFact } from '@vesta/domain/documents/reading';
import { MAX_FACT_LENGTH } from '@vesta/domain/documents/reading';
import type { Language } from '@vesta/domain/languages';

type Value = ReadFact['value'];

const two = (part: string) => part.padStart(2, '0');

function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T12:00:00Z`);
  // The calendar decides: the 31st of February becomes another day, and is then none.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

function monthOf(text: string): string | null {
  const [, month = '', year = ''] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${two(month)}` : null;
}

/** Either sign may part the cents or the thousands: the last one before one or two digits parts the cents. */
function centsOf(text: string): number | null {
  const bare = text.replace(/[€\s]/g, '');
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d{1,3}(?:[.,]?\d{3})*)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  if (!whole) return null;
  return Number(`${sign}${whole.replace(/[.,]/g, '')}${cents.padEnd(2, '0')}`);
}

const numberOf = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};

/** What was typed, in the form in which values are read; null when it is none of that kind. */
export function toFactValue(kind: FactKind, typed: string): Value | null {
  const text = typed.trim();
  if (text === '' || text.length > MAX_FACT_LENGTH) return null;
  switch (kind) {
    case 'text':
      return text;
    case 'money':
      return centsOf(text);
    case 'day':
      return dayOf(text);
    case 'month':
      return monthOf(text);
    case 'number':
      return numberOf(text);
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : null;
  }
}

/** A value as it stands in the field that corrects it, in the way of the reader's language. */
export function toTyped(kind: FactKind, value: Value, language: Language): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const text = kind === 'money' ? (value / 100).toFixed(2) : String(value);
    return language === 'en' ? text : text.replace('.', ',');
  }
  const parts = value.split('-');
  return kind === 'day' || kind === 'month' ? parts.reverse().join(language === 'de' ? '.' : '/') : value;
}
