import { lastMonths } from '@vesta/domain/dates/month';
import { demandsOf, groupDemands } from '@vesta/domain/documents/demands';
import { paperNameOf } from '@vesta/domain/documents/paper-name';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import { documentWords } from '../documents/words.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

/** One line per paper that is asked for: alternatives joined by an "or", months by name where they matter. */
export function papersInWords(occupied: Occupied, today: string, language: Language): string[] {
  const lists = new Intl.ListFormat(language, { type: 'disjunction' });
  const lineOf = (type: DocumentType): string => {
    const name = documentWords(language, `IncomeCheck.DocumentTypes.${paperNameOf(type, occupied)}`);
    const count = monthsOf(type, occupied.employmentStatus);
    if (count === null) return name;
    return documentWords(language, 'IncomeCheck.ForMonths', { name, months: lastMonths(today, count).join(', ') });
  };
  return groupDemands(demandsOf(occupied)).map(({ alternatives }) => lists.format(alternatives.map(lineOf)));
}
