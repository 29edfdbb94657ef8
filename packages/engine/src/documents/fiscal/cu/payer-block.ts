import { isAddress } from '../../../extraction/address-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { isCompanyName, untilLegalForm } from '../../work-contract/company-named.ts';
import { fiscalCodesIn, type Identifier, vatNumbersIn } from '../ground/identifiers.ts';

/** What a list print calls the party that paid, at the beginning of a row; a signature is called the same. */
const heading =
  /^(?:\d{1,2}[.)]? |[a-z][.)] )?(?:dati (?:relativi )?(?:al|del|dell'|all') ?)?(?:sostituto d'imposta|sostituto|datore di lavoro|ente pensionistico|ente erogante|soggetto erogante|committente)(?=\s|:|$):?/;
/** The next party, or the first of the figures. */
const ends =
  /^(?:\d{1,2}[.)]? )?(?:dati (?:relativi )?(?:al|del)|percettore|percipiente|dipendente|lavoratore|pensionato|certificazione|punto|dati fiscali|redditi)/;
const caption =
  /^(?:c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|p\.? ?iva|partita iva|denominazione|ragione sociale|nome|cognome|d'imposta|di lavoro|o|e|\/|:|-|n\.?|cf|piva)[:.]?$/;
/** Rows of a block that its name may stand in. */
const ROWS = 4;

/** What a row says of a name: its words without captions and numbers. */
function nameIn(words: readonly PagedWord[], numbers: ReadonlySet<PagedWord>): readonly PagedWord[] {
  const from = words.findIndex(
    (word) => !numbers.has(word) && !caption.test(word.text.toLowerCase()) && /\p{L}/u.test(word.text),
  );
  const own = from < 0 ? [] : contiguous(words.slice(from));
  const end = own.findIndex(
    (word) => numbers.has(word) || /^(?:c\.?f\.?|p\.?iva|codice|cod\.?|partita)[:.]?$/i.test(word.text),
  );
  return end < 0 ? own : own.slice(0, end);
}

export interface NamedPayer {
  readonly name: Found<string>;
  readonly id: Found<string>;
}

/** A payer in a block that is headed as theirs, with a number of theirs, and no captions for the parts of a name. */
export function payerInBlock(lines: readonly Line[], personCode: string | null): NamedPayer | null {
  for (const [at, line] of lines.entries()) {
    const head = heading.exec(line.text);
    if (!head) continue;
    const after = lines.slice(at + 1, at + 1 + ROWS).filter(({ page }) => page === line.page);
    const stop = after.findIndex(({ text }) => ends.test(text));
    const block = [line, ...(stop < 0 ? after : after.slice(0, stop))];
    const codes: readonly Identifier[] = [...vatNumbersIn(block), ...fiscalCodesIn(block)];
    const code = codes.find(({ value }) => value !== personCode);
    const id = code ? foundFrom(code.value, code.words) : null;
    if (!code || !id) continue;
    const numbers = new Set(codes.flatMap(({ words }) => words));
    for (const [row, { text, wordsAt }] of block.entries()) {
      const words = nameIn(wordsAt(row === 0 ? head[0].length : 0, text.length), numbers);
      const name = untilLegalForm(words.map((word) => word.text).join(' '));
      if (words.length === 0 || isAddress(name) || /\d{5}/.test(name) || !isCompanyName(name)) continue;
      const found = foundFrom(name, words.slice(0, name.split(' ').length), 0.8);
      if (found) return { name: found, id };
    }
  }
  return null;
}
