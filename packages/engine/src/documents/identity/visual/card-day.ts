import { type Day, dayOf } from '@vesta/domain/dates/day';
import { plainText } from '@vesta/domain/text/fold';
import { monthOf } from '../../../extraction/day-text.ts';

const french: Record<string, number> = { janv: 1, fev: 2, fevr: 2, avr: 4, mai: 5, juin: 6, juil: 7, aout: 8, dec: 12 };
const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/;
const named = /^(\d{1,2})[\s./-]*(\p{L}{3,10})\.?(?:\s*[/-]\s*\p{L}{3,10}\.?)?[\s./-]*(\d{4}|\d{2})$/u;

/** Two digits of a birth lie in the past, two digits of a validity in this century. */
function fullYear(text: string, kind: 'birth' | 'other', today: Day): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return kind === 'birth' && 2000 + year > Number(today.slice(0, 4)) ? 1900 + year : 2000 + year;
}

/** A day as cards print it: 12.05.1982, 01 01 1980, 02-11-1976, 02 NOV 1975, 12 AUG/AOUT 74. */
export function parseCardDay(text: string, kind: 'birth' | 'other', today: Day): Day | null {
  const trimmed = text.trim().replace(/[,;]$/, '');
  const digits = numbers.exec(trimmed);
  if (digits) {
    const [, day = '', month = '', year = ''] = digits;
    return dayOf({ year: fullYear(year, kind, today), month: Number(month), day: Number(day) });
  }
  const words = named.exec(trimmed);
  if (!words) return null;
  const [, day = '', name = '', year = ''] = words;
  const month = monthOf(name) ?? french[plainText(name)] ?? null;
  return month ? dayOf({ year: fullYear(year, kind, today), month, day: Number(day) }) : null;
}
