import { isLegalForm } from '../../../extraction/legal-forms.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';

const caption = /\b(?:mandant(?:in)?|inhaber(?:in)?|inh\.)(?:en?-?(?:name|nr\.?|nummer))?:?(?= )/;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]+|von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin),?$/u;
/** Words that are of a trade and no names. */
const trade =
  /(?:studio|praxis|kanzlei|b[üu]ro|service|handel|bau|haus|laden|shop|salon|technik|werkstatt|caf[ée]|restaurant|consulting|beratung|design|agentur|handlung|b[äa]ckerei|metzgerei|malerei|schreinerei|tischlerei|schlosserei|g[äa]rtnerei|betrieb|transporte?|reinigung|pflege|verlag|apotheke|hotel|gasthof|kiosk|friseur|montage|medien|software|elektro|sanit[äa]r)s?,?$/iu;

const isPerson = (words: readonly PagedWord[]): boolean =>
  words.length >= 2 &&
  words.length <= 4 &&
  words.every(({ text }) => nameWord.test(text) && !trade.test(text) && !isLegalForm(text));

/** The words of a name up to the comma or the dash behind which its trade stands. */
function untilTrade(words: readonly PagedWord[]): readonly PagedWord[] {
  const dash = words.findIndex(({ text }) => /^[-–—|·,]$/.test(text));
  const before = dash < 0 ? words : words.slice(0, dash);
  const comma = before.findIndex(({ text }) => text.endsWith(','));
  return comma < 0 ? before : before.slice(0, comma + 1);
}

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
    const name = from < 0 ? null : nameOf(untilTrade(contiguous(behind.slice(from))));
    if (name) return name;
  }
  return null;
}

const numbered = / (?:(?:st|steuer)\.?-?\s?(?:nr|nummer|id\w*)\b|(?:steuer-?)?identifikations|\bid(?:ent)?\.?-?nr\b)/;
/** Words of forms and of offices that begin a row before such a number. */
const ofForms =
  /(?:nummer|rechnung|ermittlung|auswertung|angaben?|anlage|finanzamt|kanzlei|berater(?:in)?|steuer\w*|seite|jahr|betrieb\w*|gewinn|ihre?|unsere?|mandant\w*|bericht|abschluss|einzelunternehmen|unternehmen|inhaber(?:in)?|firma)[,:]?$/i;

/** At the beginning of the row in which the taxpayer's number stands. */
function beforeNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = numbered.exec(line.text);
    const words = match ? untilTrade(line.wordsAt(0, match.index)) : [];
    const name = words.some(({ text }) => ofForms.test(text)) ? null : nameOf(words);
    if (name) return name;
  }
  return null;
}

/** Whose business is reckoned, where the paper names a person and not a firm. */
export const businessOwner = (lines: readonly Line[]): Found<string> | null => captioned(lines) ?? beforeNumber(lines);
