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

/** The words of a name up to the comma behind which its trade stands. */
function untilComma(words: readonly PagedWord[]): readonly PagedWord[] {
  const comma = words.findIndex(({ text }) => text.endsWith(','));
  return comma < 0 ? words : words.slice(0, comma + 1);
}

/** For whom a business is reckoned, where the paper names a person and not a firm. */
export function clientOf(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = caption.exec(line.text);
    if (!match) continue;
    const behind = line.wordsAt(match.index + match[0].length, line.text.length);
    const from = behind.findIndex(({ text }) => !/^[\d/.:-]+$/.test(text));
    const name = from < 0 ? [] : untilComma(contiguous(behind.slice(from)));
    if (isPerson(name))
      return foundFrom(
        name
          .map(({ text }) => text)
          .join(' ')
          .replace(/,$/, ''),
        name,
        0.75,
      );
  }
  return null;
}
