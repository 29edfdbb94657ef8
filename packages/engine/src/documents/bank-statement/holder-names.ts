import { plainWordsOf } from '@vesta/domain/text/fold';
import { banks } from '../../banks/index.ts';
import { around, heightOf, middleY } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { withoutTitles } from '../person/academic-titles.ts';
import type { Line } from './lines.ts';

export const salutation =
  /^(?:herrn?|frau|signor[aei]?|sig|sig r[ae]|sig na|sigg|spett le|spettle|spett|gent le|gent m[aoie]|gentile|gentilissim[aoie]|egr|egregio|mr|mrs|ms|firma|eheleute)$/;
/** Words that no name of a person holds: the bank's own address and the captions around the window. */
const notName =
  /\b(?:\w*bank(?:ing|haus)?|bcc|gruppo|societa|cooperativ[ao]|succursale|istituto|assicurazioni|finanziaria|group|holding|sgr|sim|uab|banca|banco|cassa|credito|\w*sparkasse|\w*kasse|filiale|branch|spa|s p a|ag|gmbh|kg|ev|postfach|\w*service|telefon|tel|fax|www|seite|pagina|\w*konto|conto|iban|bic|datum|data|\w*auszug|estratto|nr|ansprechpartner|\w*berat(?:er|ung)|\w*abteilung|\w*team|\w*center|\w*zentrum|gunsten|lasten|betreuer\w*|\w*strasse|\w*str|via|viale|corso|piazza|limit|saldo|euro|eur|hd|ausgestellt|ist|dies|wird|per|deposit|insurance|produkt|produktid|vorstand|vorsitzende\w*|cliente|codice|periodo|ust|id|partita|blz|swift|coordinate|bancari[aeo]?|valuta|divisa|intestat\w*|kontoinhaber\w*)\b/;
/** A word that begins the next caption in the line of a name. */
const nextCaption =
  /^(?:zeitraum|periodo|period|dal|vom|iban|bic|swift|\w*konto\w*|\w*giro\w*|conto|datum|data|nr|numero|kundennummer)$/;
const nameWord = /^\p{L}[\p{L}'’.-]*,?$/u;
const particle =
  /^(?:von|van|vom|zum|zur|zu|der|den|dem|di|de|da|del|della|dei|degli|la|le|lo|und|e|y|dos|el|al|ben)$/i;
export const postcode = /^(?:D-|I-)?\d{5},?$/;

/** A page that was scanned askew may bring the line below into this one. */
const SAME_LINE = 0.9;
/** A name that the recogniser is not sure of is nobody's. */
const SURE_NAME = 0.8;

const bankNames = new Set(banks.flatMap(({ name, anchors }) => [plainWordsOf(name), ...anchors]));

/** A bank whose name sounds like one of a person: the letterhead is nobody's account. */
const isBank = (plain: string): boolean => bankNames.has(plain);

/** The country and the check digits that an account number in groups begins with, close behind a name that fills its cell. */
const beginsNumber = (word: Word, next: Word | undefined): boolean =>
  /^[A-Z]{2}$/.test(word.text) && /^\d{2}/.test(next?.text ?? '');

/** Words that stand as close together as a name does, from a place on. */
export function runFrom(words: readonly Word[], from: number): Word[] {
  const taken: Word[] = [];
  for (const [index, word] of words.slice(from).entries()) {
    const before = taken.at(-1);
    if (beginsNumber(word, words[from + index + 1])) break;
    if (before && word.box.left - before.box.right > Math.max(before.size, word.size) * 1.2) break;
    if (before && Math.abs(middleY(word.box) - middleY(before.box)) > heightOf(before.box) * SAME_LINE) break;
    if (!nameWord.test(word.text)) break;
    if (taken.length > 1 && nextCaption.test(plainWordsOf(word.text))) break;
    taken.push(word);
  }
  return taken;
}

/** Names begin with capitals, and hold more letters than one somewhere. */
const capitals = (words: readonly Word[]): boolean =>
  words.every((word) => particle.test(word.text) || /^\p{Lu}/u.test(word.text)) &&
  words.filter((word) => /\p{L}{2}/u.test(word.text)).length >= 2;

const and = /^(?:und|u\.|&|e|ed)$/;

/** The name that these words are; null where no person is called so. */
export function nameOf(line: Line, words: readonly Word[], confidence: number): Found<string> | null {
  // "Herrn und Frau" heads the names of two.
  const from = words.findIndex(({ text }) => !salutation.test(plainWordsOf(text)) && !and.test(text));
  const rest = from < 0 ? [] : withoutTitles(words.slice(from));
  const text = rest
    .map((word) => word.text)
    .join(' ')
    .replace(/,$/, '');
  const letters = rest.every((word) => /\p{L}/u.test(word.text) && word.confidence >= SURE_NAME);
  const plain = plainWordsOf(text);
  if (rest.length < 2 || rest.length > 6 || !letters || notName.test(plain) || isBank(plain) || !capitals(rest))
    return null;
  return { value: text, raw: text, page: line.page, box: around(rest.map((word) => word.box)), confidence };
}

/** Left edge of the words that lead up to one without a wide gap. */
export function startOfRun(words: readonly Word[], to: number): number {
  let first = to;
  for (let before = words[first - 1]; before; before = words[first - 1]) {
    const next = words[first];
    if (!next || next.box.left - before.box.right > next.size * 1.5) break;
    first -= 1;
  }
  return words[first]?.box.left ?? 0;
}
