import { isAddress } from '../../../extraction/address-text.ts';
import { isLegalForm } from '../../../extraction/legal-forms.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';

const caption = /\b(?:mandant(?:in)?|inhaber(?:in)?|inh\.)(?:en?-?(?:name|nr\.?|nummer))?:?(?= )/;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]+|von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin),?$/u;
/** Words that are of a trade and no names. */
const trade =
  /(?:studio|praxis|kanzlei|b[üu]ro|service|handel|bau|haus|laden|shop|salon|technik|werkstatt|caf[ée]|restaurant|consulting|beratung|design|agentur|handlung|b[äa]ckerei|metzgerei|malerei|schreinerei|tischlerei|schlosserei|g[äa]rtnerei|betrieb|transporte?|reinigung|pflege|verlag|apotheke|hotel|gasthof|kiosk|friseur|montage|medien|software|elektro|sanit[äa]r|illustration(?:en)?|fotogra[fp](?:ie|in)?|photographie|grafik|kunst|musik|text|film|[üu]bersetzung(?:en)?|coaching|training|therapie|kosmetik|yoga|architektur|planung|gestaltung|marketing|vertrieb|dienstleistung(?:en)?|vertretung(?:en)?|vermittlung|makler(?:in)?|gutachten|versicherungen|immobilien|gastronomie|catering|fahrschule|hebamme)s?,?$/iu;

const street = /(?:stra(?:ss|ß)e|str\.|weg|platz|allee|gasse|ring|damm|ufer),?$/i;

const isPerson = (words: readonly PagedWord[]): boolean =>
  words.length >= 2 &&
  words.length <= 4 &&
  words.every(({ text }) => nameWord.test(text) && !trade.test(text) && !isLegalForm(text));

/** The words of a name up to the comma, the dash or the word of a trade behind it. */
function untilTrade(words: readonly PagedWord[]): readonly PagedWord[] {
  const end = words.findIndex(({ text }, at) => /^[-–—|·,]$/.test(text) || (at > 1 && trade.test(text)));
  const before = end < 0 ? words : words.slice(0, end);
  const comma = before.findIndex(({ text }) => text.endsWith(','));
  return comma < 0 ? before : before.slice(0, comma + 1);
}

/** `Tischlerei Reinhold Maurer`: the word of the trade stands before the name as well. */
const behindTrade = (words: readonly PagedWord[]): readonly PagedWord[] =>
  words.length > 2 && trade.test(words[0]?.text ?? '') ? words.slice(1) : words;

const nameOf = (words: readonly PagedWord[]): Found<string> | null =>
  isPerson(words)
    ? foundFrom(
        words
          .map(({ text }) => text)
          .join(' ')
          .replace(/,$/, ''),
        words,
        0.75,
      )
    : null;

/** Behind its caption. */
function captioned(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = caption.exec(line.text);
    if (!match) continue;
    const behind = line.wordsAt(match.index + match[0].length, line.text.length);
    const from = behind.findIndex(({ text }) => !/^[\d/.:-]+$/.test(text));
    const name = from < 0 ? null : nameOf(behindTrade(untilTrade(contiguous(behind.slice(from)))));
    if (name) return name;
  }
  return null;
}

const numbered =
  / (?:mandant(?:en)?-?(?:nr\.?|nummer)?:? \d|(?:st|steuer)\.?-?\s?(?:nr|nummer|id\w*)\b|(?:steuer-?)?identifikations|\bid(?:ent)?\.?-?nr\b)/;
/** Words of forms and of offices that begin a row before such a number. */
const ofForms =
  /(?:nummer|rechnung|ermittlung|auswertung|angaben?|anlage|finanzamt|kanzlei|berater(?:in)?|steuer\w*|seite|jahr|betrieb\w*|gewinn|ihre?|unsere?|mandant\w*|bericht|abschluss|einzelunternehmen|unternehmen|inhaber(?:in)?|firma)[,:]?$/i;

/** At the beginning of the row in which the taxpayer's number stands. */
function beforeNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = numbered.exec(line.text);
    const words = match ? behindTrade(untilTrade(line.wordsAt(0, match.index))) : [];
    const name = words.some(({ text }) => ofForms.test(text)) ? null : nameOf(words);
    if (name) return name;
  }
  return null;
}

/** Rows in which the head of such a paper stands. */
const HEAD_ROWS = 4;

/** `Erika Muster, Handelsvertretung, Celle`: the trade alone in its place, behind the name. */
function isOfTrade(row: readonly PagedWord[]): boolean {
  const comma = row.findIndex(({ text }) => text.endsWith(','));
  return comma > 0 && trade.test(row[comma + 1]?.text ?? '') && (row[comma + 1]?.text.endsWith(',') ?? false);
}

/** In the head, before the trade and the address of the business: `Erika Muster Grafikdesign, Weg 1, 12345 Ort`. */
function inHead(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.slice(0, HEAD_ROWS).entries()) {
    const row = contiguous(line.wordsAt(0, line.text.length));
    const below = lines[at + 1]?.text ?? '';
    const text = row.map((word) => word.text).join(' ');
    // What somebody does for a living, behind the name, heads a paper over the town alone.
    const isOverTown =
      row.some((word, place) => place > 1 && trade.test(word.text)) && /^(?:d-)?\d{5} \p{L}/u.test(below);
    const isHead = isOfTrade(row) || isAddress(text) || isAddress(`${text}, ${below}`) || isOverTown;
    const end = row.findIndex((word) => trade.test(word.text) || street.test(word.text) || /\d/.test(word.text));
    const words = untilTrade(end < 0 ? row : row.slice(0, end));
    const name = isHead && !words.some((word) => ofForms.test(word.text)) ? nameOf(words) : null;
    if (name) return name;
  }
  return null;
}

/** Whose business is reckoned, where the paper names a person and not a firm. */
export const businessOwner = (lines: readonly Line[]): Found<string> | null =>
  captioned(lines) ?? beforeNumber(lines) ?? inHead(lines);
