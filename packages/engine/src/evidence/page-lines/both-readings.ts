import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import { isIban } from '@vesta/domain/identifiers/iban';
import { plainCapitals } from '@vesta/domain/text/fold';
import { around, heightOf, middleX, middleY } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { repairedIban } from '../scan/repaired-ibans.ts';
import type { Place } from './worth-a-look.ts';

/** What two readers read alike is as good as printed. */
export const SEEN_TWICE = 1;
/** A word that only the second reader saw, and digits that it reads otherwise than the first. */
const LEAST_ALONE = 0.6;
const LEAST_AGAINST = 0.85;
/** Where readers differ, whoever is believed is not believed much. */
export const DISPUTED = 0.8;
/** A word that neither is sure of, or that only the one without accents saw, is good for a label and nobody's name. */
const DISPUTED_WORD = 0.45;

/** Words are the first reader's strength, which knows accents; these letters must be in doubt, and those clear. */
const SURE_WORD = 0.75;
const SURE_AGAINST = 0.9;

/** An account number by its check digits, which no misreading survives. */
const ibanOf = (text: string): string | null => (isIban(text) ? text : repairedIban(text));

/** A fiscal code by its last letter, which one misreading in twenty-six survives. */
const isFiscalCode = (text: string): boolean => hasFiscalCodeShape(text) && hasRightCheckCharacter(text);

const amount = /^[-+]?(?:€|EUR)?\d{1,3}(?:\.?\d{3})*,\d{2}[-+SH]?(?:€|EUR)?$/;
const day = /^\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2})?)?$/;
const isWellFormed = (text: string): boolean => amount.test(text) || day.test(text);

/** One sign by itself is a speck more often than print, but for marks beside amounts. */
const isStray = (text: string): boolean => /^[^-+SH€]$/.test(text);

const isTaken = ({ text, confidence }: OcrWord): boolean => confidence >= LEAST_ALONE && !isStray(text);
const hasDigit = (text: string): boolean => /\d/.test(text);
/** Digits within a text are read as well as the text is. */
const isWordy = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return letters > 3 && letters > text.replace(/\D/g, '').length;
};
const doubted = (word: OcrWord): OcrWord => ({ ...word, confidence: Math.min(word.confidence, DISPUTED_WORD) });

const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join('');
const signsOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');
const least = (words: readonly OcrWord[]): number => Math.min(...words.map(({ confidence }) => confidence));
const atMost = (words: readonly OcrWord[], confidence: number): OcrWord[] =>
  words.map((word) => ({ ...word, confidence: Math.min(word.confidence, confidence) }));
const asSure = (words: readonly OcrWord[], confidence: number): OcrWord[] =>
  words.map((word) => ({ ...word, confidence }));

/** The second reader's words where the first one's stand: only the first knows the line well. */
function inPlaceOf(first: readonly OcrWord[], second: readonly OcrWord[]): OcrWord[] {
  const [model] = first;
  if (!model) return [...second];
  const { baseline, size, box } = model;
  return second.map((word) => ({ ...word, baseline, size, box: { ...word.box, top: box.top, bottom: box.bottom } }));
}

const oneWord = (words: readonly OcrWord[], text: string): OcrWord[] =>
  words
    .slice(0, 1)
    .map((word) => ({ ...word, text, box: around(words.map(({ box }) => box)), confidence: SEEN_TWICE }));

/** What stands at one place that one or both of them saw. */
export function settled(first: readonly OcrWord[], second: readonly OcrWord[]): OcrWord[] {
  if (second.length === 0) return [...first];
  if (first.length === 0) return second.filter(isTaken).map((word) => (hasDigit(word.text) ? word : doubted(word)));
  const [one, other] = [textOf(first), textOf(second)];
  const better = isWellFormed(other) && !isWellFormed(one);
  if (signsOf(one) === signsOf(other)) {
    // A dash that one of them saw stands there: specks are not printed right before amounts.
    const isSigned = /^[-+]/.test(other) && !/^[-+]/.test(one);
    return asSure(better || isSigned ? inPlaceOf(first, second) : first, SEEN_TWICE);
  }
  const iban = ibanOf(one) ?? ibanOf(other);
  if (iban !== null) return oneWord(first, iban);
  if (isFiscalCode(one) !== isFiscalCode(other)) {
    return atMost(isFiscalCode(one) ? first : inPlaceOf(first, second), DISPUTED);
  }
  if (!hasDigit(one + other) || isWordy(one)) {
    // They have no ß, and take it for a B.
    const isSameWord = plainCapitals(one.replace(/ß/g, 'B')) === plainCapitals(other);
    if (isSameWord || least(first) >= SURE_WORD) return [...first];
    return atMost(least(second) > SURE_AGAINST ? inPlaceOf(first, second) : first, DISPUTED_WORD);
  }
  const isSurer = least(second) >= LEAST_AGAINST || least(second) > least(first);
  const isBelieved = better ? least(second) >= LEAST_ALONE : isSurer && isWellFormed(other) === isWellFormed(one);
  const chosen = isBelieved ? inPlaceOf(first, second) : first;
  return atMost(chosen, DISPUTED);
}

/** Words of both readers that cover each other, from left to right. */
function groupsOf(first: readonly OcrWord[], second: readonly OcrWord[]): [OcrWord[], OcrWord[]][] {
  const all = [...first.map((word) => ({ word, side: 0 })), ...second.map((word) => ({ word, side: 1 }))];
  const groups: { members: [OcrWord[], OcrWord[]]; right: number }[] = [];
  for (const { word, side } of all.toSorted((a, b) => a.word.box.left - b.word.box.left)) {
    const slack = heightOf(word.box) * 0.3;
    const open = groups.at(-1);
    const group =
      open && word.box.left < open.right - slack ? open : { members: [[], []] as [OcrWord[], OcrWord[]], right: 0 };
    if (group !== open) groups.push(group);
    group.members[side === 0 ? 0 : 1].push(word);
    group.right = Math.max(group.right, word.box.right);
  }
  return groups.map(({ members }) => members);
}

const isAt = ({ box, from, to }: Place, word: OcrWord): boolean =>
  middleX(word.box) > from && middleX(word.box) < to && middleY(word.box) > box.top && middleY(word.box) < box.bottom;

/** The words of a page with what a second reader saw at one of its places. */
export function withSecondReading(words: readonly OcrWord[], place: Place, seen: readonly OcrWord[]): OcrWord[] {
  const first = words.filter((word) => isAt(place, word));
  const second = seen.filter(({ box }) => middleX(box) > place.from && middleX(box) < place.to);
  const kept = words.filter((word) => !first.includes(word));
  return [...kept, ...groupsOf(first, second).flatMap(([one, other]) => settled(one, other))];
}
