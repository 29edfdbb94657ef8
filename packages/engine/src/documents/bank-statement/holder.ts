import { plainWordsOf } from '@vesta/domain/text/fold';
import { banks } from '../../banks/index.ts';
import { around, heightOf, middleY } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { isNameOf } from '../fiscal/ground/name-by-code.ts';
import type { Found } from '../found.ts';
import { ibansIn, ownIban } from './iban.ts';
import type { Line } from './lines.ts';

const oneLabel =
  'intestat(?:o|a|i) ai?|(?:intestatari[oa]?|titolare)(?: (?:del(?:la)? )?(?:conto|carta))?|intestazione(?: (?:del )?conto(?: corrente)?)?|conto corrente intestato ai?|conto intestato ai?|(?:konto|karten)inhaber(?: ?in(?:nen)?)?|inhaber(?: ?in(?:nen)?)?|account (?:holder|name|owner)|kontobezeichnung|angemeldet als|eingeloggt als';
/** Where two languages are spoken the caption stands in both. */
const label = new RegExp(`^(?:${oneLabel})(?: (?:${oneLabel}))?$`);
/** Words that sentences use as well: captions only where they begin and end as one. */
const weakLabel = /^(?:cliente|kunde|kundin|kundin kunde|konto von|konto der|conto di)$/;
/** The title of the paper with the name behind it: only a name of several words follows it there. */
const titled = /^(?:(?:estratto )?conto di|konto(?:auszug)? von|kontoauszug fur)$/;
const salutation =
  /^(?:herrn?|frau|signor[aei]?|sig|sig r[ae]|sig na|sigg|spett le|spettle|spett|gent le|gent m[aoie]|gentile|gentilissim[aoie]|egr|egregio|mr|mrs|ms|firma|eheleute)$/;
/** Words that no name of a person holds: the bank's own address and the captions around the window. */
const notName =
  /\b(?:\w*bank|banca|banco|cassa|credito|\w*sparkasse|\w*kasse|filiale|branch|spa|s p a|ag|gmbh|kg|ev|postfach|\w*service|telefon|tel|fax|www|seite|pagina|\w*konto|conto|iban|bic|datum|data|\w*auszug|estratto|nr|ansprechpartner|\w*berat(?:er|ung)|\w*abteilung|\w*team|\w*center|\w*zentrum|gunsten|lasten|betreuer\w*|\w*strasse|\w*str|via|viale|corso|piazza|limit|saldo|euro|eur|hd|ausgestellt|ist|dies|wird|per|deposit|insurance|produkt|produktid|vorstand|vorsitzende\w*|cliente|codice|periodo|ust|id|partita|blz|swift|coordinate|bancari[aeo]?|valuta|divisa|intestat\w*|kontoinhaber\w*)\b/;
/** A word that begins the next caption in the line of a name. */
const nextCaption =
  /^(?:zeitraum|periodo|period|dal|vom|iban|bic|swift|\w*konto\w*|\w*giro\w*|conto|datum|data|nr|numero|kundennummer)$/;
const nameWord = /^\p{L}[\p{L}'’.-]*,?$/u;
const particle =
  /^(?:von|van|vom|zum|zur|zu|der|den|dem|di|de|da|del|della|dei|degli|la|le|lo|und|e|y|dos|el|al|ben)$/i;
const postcode = /^(?:D-|I-)?\d{5},?$/;

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
function runFrom(words: readonly Word[], from: number): Word[] {
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

function nameOf(line: Line, words: readonly Word[], confidence: number): Found<string> | null {
  const from = words.findIndex((word) => !salutation.test(plainWordsOf(word.text)));
  const rest = from < 0 ? [] : words.slice(from);
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

const LONGEST_LABEL = 6;

/** Whether words stand for themselves: behind white space, and before a colon, dots or white space. */
function isCaption({ words, size }: Line, first: number, end: number): boolean {
  const [before, head, tail, next] = [first - 1, first, end - 1, end].map((index) => words[index]);
  const starts = !before || !head || head.box.left - before.box.right > size * 1.2;
  // Where letters are narrow, so is the white space behind a caption: it is still wider than between its words.
  const inner = tail && words[end - 2] ? tail.box.left - (words[end - 2]?.box.right ?? 0) : size;
  const gap = Math.min(size * 1.2, Math.max(size * 0.6, inner * 3));
  const ends = !tail || !next || /[:.]$/.test(tail.text) || next.box.left - tail.box.right > gap;
  return starts && ends;
}

/** The longest run of words that is the label: its first word, and the one behind it. */
function labelIn(line: Line): { readonly first: number; readonly end: number } | null {
  for (let first = 0; first < line.words.length; first += 1) {
    for (let length = Math.min(LONGEST_LABEL, line.words.length - first); length > 0; length -= 1) {
      const words = line.words.slice(first, first + length).map((word) => word.text);
      const text = plainWordsOf(words.join(' '));
      const isTitle = first === 0 && titled.test(text) && /^\p{Lu}/u.test(line.words[length]?.text ?? '');
      if (label.test(text) || isTitle || (weakLabel.test(text) && isCaption(line, first, first + length)))
        return { first, end: first + length };
    }
  }
  return null;
}

/** The name under a caption that others follow in its line: from where the caption begins to where the next one does. */
function underCaption(line: Line, end: number, below: Line): Found<string> | null {
  const next = line.words[end];
  const last = line.words[end - 1];
  // Words right behind the caption belong to it, so that it is another one.
  if (!next || !last || next.box.left - last.box.right < line.size * 1.2) return null;
  const left = startOfRun(line.words, end - 1) - line.size;
  const from = below.words.findIndex(({ box }) => box.left >= left);
  const run = from < 0 ? [] : runFrom(below.words, from);
  return nameOf(
    below,
    run.filter(({ box }) => box.right <= next.box.left),
    0.85,
  );
}

/** `Maria Rossi (titolare)`: in brackets the label stands behind whom it speaks of. */
function behindName(line: Line, first: number, end: number): Found<string> | null {
  const label = line.words.slice(first, end).map(({ text }) => text);
  if (!label[0]?.startsWith('(') || !label.at(-1)?.endsWith(')') || first === 0) return null;
  const left = startOfRun(line.words, first - 1);
  const from = line.words.findIndex(({ box }) => box.left >= left);
  return nameOf(line, runFrom(line.words.slice(0, first), from), 0.95);
}

function labelled(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const caption = labelIn(line);
    if (caption === null) continue;
    const { first, end } = caption;
    const before = behindName(line, first, end);
    if (before) return before;
    const beside = nameOf(line, runFrom(line.words, end), 0.95);
    if (beside) return beside;
    const last = line.words[end - 1];
    const below = lines.find((next) => next.index === line.index + 1 && next.page === line.page);
    const at = below?.words.findIndex((word) => last && word.box.right > last.box.left - line.size * 8) ?? -1;
    const under = below && at >= 0 && end >= line.words.length ? nameOf(below, runFrom(below.words, at), 0.85) : null;
    const within = below && end < line.words.length ? underCaption(line, end, below) : null;
    if (under ?? within) return under ?? within;
  }
  return null;
}

const account = /^(?:rapporto|conto|c\/c|konto|kontonummer)[:.]?$/i;
const numberOfAccount = /\d[\d/.\s-]{5,}\d/;
const parting = /^[-–—|·]$/;

/** `Rapporto: 003/000000418832 - NOME COGNOME`: the number of the account, and whose it is. */
function behindNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const at = account.test(line.words[0]?.text ?? '') ? line.words.findIndex(({ text }) => parting.test(text)) : -1;
    const before = line.words.slice(1, Math.max(1, at)).map(({ text }) => text);
    const name = numberOfAccount.test(before.join(' ')) ? nameOf(line, runFrom(line.words, at + 1), 0.85) : null;
    if (name) return name;
  }
  return null;
}

/** `Herrn` or `Spett.le` with the name beside or below it. */
function addressed(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const at = line.words.findIndex((word) => salutation.test(plainWordsOf(word.text)));
    const word = line.words[at];
    if (!word) continue;
    const beside = nameOf(line, runFrom(line.words, at), 0.85);
    if (beside) return beside;
    for (const next of lines.slice(index + 1, index + 3)) {
      const place = next.words.findIndex((other) => Math.abs(other.box.left - word.box.left) < line.size * 2);
      const below = place >= 0 && next.page === line.page ? nameOf(next, runFrom(next.words, place), 0.85) : null;
      if (below) return below;
    }
  }
  return null;
}

/** Left edge of the words that lead up to one without a wide gap. */
function startOfRun(words: readonly Word[], to: number): number {
  let first = to;
  for (let before = words[first - 1]; before; before = words[first - 1]) {
    const next = words[first];
    if (!next || next.box.left - before.box.right > next.size * 1.5) break;
    first -= 1;
  }
  return words[first]?.box.left ?? 0;
}

const LINES_OF_ADDRESS = 4;
/** A balance may stand in a box of its own so far beside an address, in letter sizes. */
const ASIDE = 6;

/** Amounts in the line of a postcode make it a booking, unless they stand in a column apart and no day does. */
function isBooking({ moneys, days, words, size }: Line, postcodeAt: number): boolean {
  const [money] = moneys;
  if (!money) return false;
  const before = words[money.first - 1];
  const gap = (words[money.first]?.box.left ?? 0) - (before?.box.right ?? 0);
  return days.length > 0 || money.first <= postcodeAt || gap < size * ASIDE;
}

/** The first line above a street and a postcode on the same left edge: the window of the envelope. */
function inWindow(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const at = line.words.findIndex((word) => postcode.test(word.text));
    const code = line.words[at];
    if (!code || isBooking(line, at)) continue;
    // Street, postcode and town may share one line, which then begins further left.
    const edges = [code.box.left, startOfRun(line.words, at)];
    const [right] = line.words.slice(at).flatMap(({ box }, place, rest) => {
      const next = rest[place + 1];
      return !next || next.box.left - box.right > line.size * 1.5 ? [box.right] : [];
    });
    const above = lines.slice(Math.max(0, index - LINES_OF_ADDRESS), index).filter((other) => other.page === line.page);
    for (const other of above) {
      const isOpening = (word: Word, nth: number): boolean => {
        const before = other.words[nth - 1];
        return !before || word.box.left - before.box.right > word.size * 1.5;
      };
      // A block may be set to the right margin: then its rows end at one edge.
      const place = other.words.findIndex((word, nth) => {
        if (!isOpening(word, nth)) return false;
        const end = runFrom(other.words, nth).at(-1)?.box.right;
        const isFlush = end !== undefined && right !== undefined && Math.abs(end - right) < line.size / 2;
        return isFlush || edges.some((edge) => Math.abs(word.box.left - edge) < line.size);
      });
      const name = place >= 0 ? nameOf(other, runFrom(other.words, place), 0.6) : null;
      if (name) return name;
    }
  }
  return null;
}

/** Name, street, postcode and town in one line, parted by commas. */
function inAddressLine(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const code = line.words.findIndex((word) => postcode.test(word.text));
    const comma = line.words.findIndex((word) => word.text.endsWith(','));
    if (comma < 1 || code < comma || line.moneys.length > 0) continue;
    const words = runFrom(line.words, 0).slice(0, comma + 1);
    const name = words.length === comma + 1 ? nameOf(line, words, 0.6) : null;
    if (name) return name;
  }
  return null;
}

/** Where an address begins the line, whoever lives there stands above it. */
function aboveAddress(lines: readonly Line[], line: Line): Found<string> | null {
  const above = lines.find(({ index, page }) => index === line.index - 1 && page === line.page);
  const [first] = line.words;
  const [name] = above?.words ?? [];
  if (!above || !first || !name || !line.words.some((word) => postcode.test(word.text))) return null;
  return Math.abs(name.box.left - first.box.left) < line.size ? nameOf(above, runFrom(above.words, 0), 0.7) : null;
}

/** The foot of the page names the holder beside the account number. */
function besideIban(lines: readonly Line[], iban: string | null): Found<string> | null {
  for (const line of iban === null ? [] : lines) {
    if (!ibansIn(line).some((printed) => printed.value === iban)) continue;
    const name = nameOf(line, runFrom(line.words, 0), 0.75) ?? aboveAddress(lines, line);
    if (name) return name;
  }
  return null;
}

const fiscalCode = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/;

/** A fiscal code below a name or beside it that was made from it: no caption is needed to know whose it is. */
function byFiscalCode(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const code = line.words.find(({ text }) => fiscalCode.test(text))?.text;
    const above = lines[index - 1];
    for (const one of code ? [line, ...(above?.page === line.page ? [above] : [])] : []) {
      const run = runFrom(one.words, 0);
      const name = code && isNameOf(code, run) ? nameOf(one, run, 0.9) : null;
      if (name) return name;
    }
  }
  return null;
}

/** Letterhead and window stand in the upper part of the first page. */
const TOP_SHARE = 0.5;

/** Whose account it is; the window of the envelope only where nothing says so in words. `all` shows how long the page is. */
export function holderOf(lines: readonly Line[], all: readonly Line[] = lines): Found<string> | null {
  const bottom = Math.max(0, ...all.map((line) => line.baseline));
  const top = lines.filter((line) => line.baseline <= bottom * TOP_SHARE);
  return (
    labelled(lines) ??
    behindNumber(top) ??
    byFiscalCode(top) ??
    addressed(top) ??
    inWindow(top) ??
    besideIban(lines, ownIban(lines)?.value ?? null) ??
    inAddressLine(top)
  );
}
