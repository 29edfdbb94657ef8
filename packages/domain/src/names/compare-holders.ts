import { type CompareOptions, compareNames, type NameComparison } from './compare-names.ts';
import { type NameText, type NameWord, nameWordsOf } from './name-words.ts';
import { isParticle } from './particles.ts';

/** Between the holders of one account. A comma may also stand between surname and given name. */
const between = /\s+(?:E|ED|UND|U\.|AND|O|ODER|OR)\s+|\s*[&/+;]\s*|\s*\bE\/O\b\s*/iu;

const wordCount = (text: string): number => nameWordsOf(text).length;

/** Names of a part: a hyphen joins two to one, and particles lead up to one. */
const nameCount = (part: string): number =>
  part
    .trim()
    .split(/\s+/u)
    .filter((chunk) => nameWordsOf(chunk).some((word) => !isParticle(word))).length;

const partsAtCommas = (text: string): string[] => text.split(',').filter((part) => wordCount(part) > 0);

/** "Rossi, Mario" and "von Stetten, Anna-Katharina" are one person, "Rossi Mario, Bianchi Anna" are two. */
function splitAtCommas(text: string): string[] {
  const parts = partsAtCommas(text);
  return parts.every((part) => nameCount(part) >= 2) ? parts : [text];
}

const isIn = (word: NameWord, words: readonly NameWord[]): boolean =>
  words.some(({ spellings }) => spellings.some((spelling) => word.spellings.includes(spelling)));

/** "García López, Maria José" may be two people by its words; it is one where they are a surname and then given names. */
function isSurnameFirst(person: NameText, text: string): boolean {
  const [before, behind, ...more] = partsAtCommas(text);
  if (typeof person === 'string' || !before || !behind || more.length > 0) return false;
  const [surnames, given] = [
    nameWordsOf(person.surname).filter((word) => !isParticle(word)),
    nameWordsOf(person.given),
  ];
  const [first, second] = [nameWordsOf(before), nameWordsOf(behind)];
  return surnames.length > 0 && surnames.every((word) => isIn(word, first)) && given.some((word) => isIn(word, second));
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
  const whole = isSurnameFirst(person, holders) ? [holders] : [];
  const all = [...holdersIn(holders), ...whole].map((holder) => compareNames(person, holder, options));
  return all.reduce((best, next) => (next.score > best.score ? next : best));
}
