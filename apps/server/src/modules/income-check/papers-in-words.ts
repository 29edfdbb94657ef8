import { demandsOf, groupDemands } from '@vesta/domain/documents/demands';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import { documentWords } from '../documents/words.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

/** The last full months before a day, as YYYY-MM. */
function monthsBefore(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - 1 - count + place, 1)).toISOString().slice(0, 7),
  );
}

/** One line per paper that is asked for: alternatives joined by an "or", months by name where they matter. */
export function papersInWords(occupied: Occupied, today: string, language: Language): string[] {
  const lists = new Intl.ListFormat(language, { type: 'disjunction' });
  const lineOf = (type: DocumentType): string => {
    const name = documentWords(language, `IncomeCheck.DocumentTypes.${type}`);
    const count = monthsOf(type, occupied.employmentStatus);
    if (count === null) return name;
    return documentWords(language, 'IncomeCheck.ForMonths', { name, months: monthsBefore(today, count).join(', ') });
  };
  return groupDemands(demandsOf(occupied)).map(({ alternatives }) => lists.format(alternatives.map(lineOf)));
}
