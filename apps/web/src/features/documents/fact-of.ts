import type { DocumentReading, ReadFact } from '@vesta/domain/documents/reading';

/** The name of a fact without the paper of the file that it belongs to. */
const nameOf = (key: string): string => key.slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(':')) + 1);

/** The first fact of that name, as the person corrected it. */
export function factOf(reading: DocumentReading | undefined, name: string): ReadFact['value'] | null {
  const fact = reading?.facts.find(({ key }) => nameOf(key) === name);
  return fact ? (fact.corrected ?? fact.value) : null;
}

export function textFact(reading: DocumentReading | undefined, name: string): string | null {
  const value = factOf(reading, name);
  return typeof value === 'string' ? value : null;
}
