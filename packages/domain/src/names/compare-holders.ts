import { type CompareOptions, compareNames, type NameComparison } from './compare-names.ts';
import { type NameText, nameWordsOf } from './name-words.ts';

/** Between the holders of one account. A comma may also stand between surname and given name. */
const between = /\s+(?:E|ED|UND|U\.|AND|O|ODER|OR)\s+|\s*[&/+;]\s*|\s*\bE\/O\b\s*/iu;

const wordCount = (text: string): number => nameWordsOf(text).length;

/** "Rossi, Mario" is one person, "Rossi Mario, Bianchi Anna" are two. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(',').filter((part) => wordCount(part) > 0);
  return parts.every((part) => wordCount(part) >= 2) ? parts : [text];
}

/** "Mario e Anna Rossi" and "Rossi Mario e Anna" name the family once: the lone word borrows it. */
function withBorrowedSurname(part: string, others: readonly string[]): string[] {
  if (wordCount(part) !== 1) return [part];
  const borrowed = others.flatMap((other) => {
    const words = other.trim().split(/\s+/u);
    return words.length < 2 ? [] : [`${part} ${words[0]}`, `${part} ${words.at(-1)}`];
  });
  return borrowed.length > 0 ? borrowed : [part];
}

/** Every single person that a line of account holders may name; lone words on both sides are one name. */
export function holdersIn(text: string): string[] {
  const parts = text
    .split(between)
    .flatMap(splitAtCommas)
    .map((part) => part.trim());
  const named = parts.filter((part) => wordCount(part) > 0);
  if (named.every((part) => wordCount(part) === 1)) return [text];
  const each = named.flatMap((part) =>
    withBorrowedSurname(
      part,
      named.filter((other) => other !== part),
    ),
  );
  return each;
}

/** The best agreement of a person with any of the holders that a line names. */
export function compareWithHolders(person: NameText, holders: string, options: CompareOptions = {}): NameComparison {
  const all = holdersIn(holders).map((holder) => compareNames(person, holder, options));
  return all.reduce((best, next) => (next.score > best.score ? next : best));
}
