import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';

/** What an accountant writes on a return that the tax office has not seen. */
const draft =
  /non (?:e )?(?:(?:stat[ao]|ancora) )+(?:effettuat|inviat|trasmess|presentat)[oa]|^(?:\W*)bozza\b|\bbozza (?:per il cliente|non valida|di dichiarazione)|(?:stato|invio|trasmissione)\b[^.]{0,24}\b(?:da inviare|da trasmettere|non inviat[oa]|non trasmess[oa])/;

/** That a return was not handed in, where the paper says so by itself; null where it says nothing. */
export function notYetFiled(lines: readonly Line[]): Found<boolean> | null {
  for (const line of lines) {
    const match = draft.exec(line.text);
    if (match) return foundFrom(false, line.wordsAt(match.index, match.index + match[0].length), 0.85);
  }
  return null;
}
