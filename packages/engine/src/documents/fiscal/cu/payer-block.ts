import { isAddress } from '../../../extraction/address-text.ts';
import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { isCompanyName, isHeading, untilLegalForm } from '../../work-contract/company-named.ts';
import { fiscalCodesIn, type Identifier, vatNumbersIn } from '../ground/identifiers.ts';

/** What a list print calls the party that paid, at the beginning of a row; a signature is called the same. */
const heading =
  /^(?:\d{1,2}[.)]? |[a-z][.)] )?(?:dati (?:relativi )?(?:al|del|dell'|all') ?)?(?:sostituto d'imposta|sostituto|datore di lavoro|ente pensionistico|ente erogante|soggetto erogante|committente)(?=\s|:|$):?(?: ?\/ ?\p{L}+)?/u;
/** The next party, or the first of the figures. */
const ends =
  /^(?:\d{1,2}[.)]? )?(?:dati (?:relativi )?(?:al|del)|percettore|percipiente|dipendente|lavoratore|pensionato|certificazione|punto|dati fiscali|redditi)/;
const caption =
  /^(?:c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|p\.? ?iva|partita iva|denominazione|ragione sociale|nome|cognome|d'imposta|di lavoro|o|e|\/|:|-|n\.?|cf|piva|bezeichnung|firmenbezeichnung|name|nachname|vorname|steuernummer|steuersubstitut|gemeinde|comune)[:.]?$/;
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

/** What a number of a firm is called right before it stands. */
const numberCaption =
  /^(?:c\.? ?f\.?(?:\/p\.?i(?:va|\.)?)?|cod(?:ice|\.)?|fisc(?:ale|\.)?|c\.f|p\.? ?i(?:va|\.)?|p\.|iva|i\.v\.a\.|partita|e|ed|\/|-|–|—|n\.?|cf|piva|cf\/piva)[:.,]?$/;
/** What a sentence or a heading calls the party right before its name. */
const calledBefore =
  /^(?:ditta|impresa|societa|azienda|ente|sostituto|d'imposta|datore|lavoro|committente|sottoscritt[ao]|associazione:|denominazione|intestazione|erogante|pagatore)[:.]?$/;
/** Who made or carried the paper is not who paid. */
const otherOffice =
  /elaborat|software|stampat|consulen|intermediari|\bstudio\b|\bcaf\b|delegat|trasmess|percipient|percettor|assicurat/;
const dashes = /^[-–—|·]$/;

/** The words of a name that stand before a number: behind what calls the party, and before an address. */
function nameBefore(words: readonly PagedWord[]): readonly PagedWord[] {
  const called = words.findLastIndex(({ text }) => calledBefore.test(folded(text)) && !/^\p{Lu}.*[^:]$/u.test(text));
  const own = words.slice(called + 1);
  const from = own.findLastIndex((_, at) => contiguous(own.slice(at)).length < own.length - at);
  const name = own.slice(from + 1);
  const end = name.findIndex((word, at) => {
    const before = name[at - 1]?.text ?? '';
    const isPart = at > 0 && (dashes.test(before) || before.endsWith(',') || dashes.test(word.text));
    return (
      isPart &&
      isAddress(
        name
          .slice(at)
          .map(({ text }) => text)
          .join(' '),
      )
    );
  });
  const whole = end < 0 ? name : name.slice(0, end);
  const last = whole.findLastIndex(({ text }) => !dashes.test(text));
  return whole.slice(0, last + 1);
}

/** Whoever is named right before a number that is called theirs: "Rossi S.r.l., codice fiscale 01234567897". */
export function payerBeforeNumber(lines: readonly Line[], personCode: string | null): NamedPayer | null {
  for (const line of lines.filter(({ page, text }) => page === lines[0]?.page && !otherOffice.test(text))) {
    const words = line.wordsAt(0, line.text.length);
    for (const code of vatNumbersIn([line])) {
      const at = code.words[0] ? words.indexOf(code.words[0]) : -1;
      const before = words.slice(0, Math.max(0, at));
      const end = before.findLastIndex(({ text }) => !numberCaption.test(folded(text)));
      const id = foundFrom(code.value, code.words);
      if (!id || code.value === personCode || end < 0 || end === before.length - 1) continue;
      const name = nameBefore(before.slice(0, end + 1));
      const text = name
        .map((word) => word.text)
        .join(' ')
        .replace(/[,;:]$/, '');
      const found = isCompanyName(text) && !isHeading(text) && !isAddress(text) ? foundFrom(text, name, 0.75) : null;
      if (found) return { name: found, id };
    }
  }
  return null;
}

export interface NamedPayer {
  readonly name: Found<string>;
  readonly id: Found<string>;
}

/** Where the next party has its block beside this one: what stands there is theirs. */
function edgeOf(line: Line, from: number): number {
  const beside = / (?:percettore|percipiente|dipendente|lavoratore|pensionato|contribuente)\b/.exec(
    line.text.slice(from),
  );
  const start = beside ? from + beside.index + 1 : -1;
  const [word] = beside ? line.wordsAt(start, start + beside[0].length - 1) : [];
  return word ? word.box.left - word.size / 2 : Number.POSITIVE_INFINITY;
}

/** A payer in a block that is headed as theirs, with a number of theirs, and no captions for the parts of a name. */
export function payerInBlock(lines: readonly Line[], personCode: string | null): NamedPayer | null {
  for (const [at, line] of lines.entries()) {
    const head = heading.exec(line.text);
    if (!head) continue;
    const edge = edgeOf(line, head[0].length);
    const after = lines.slice(at + 1, at + 1 + ROWS).filter(({ page }) => page === line.page);
    const stop = after.findIndex(({ text }) => ends.test(text));
    const block = [line, ...(stop < 0 ? after : after.slice(0, stop))];
    const codes: readonly Identifier[] = [...vatNumbersIn(block), ...fiscalCodesIn(block)];
    const code = codes.find(({ value }) => value !== personCode);
    const id = code ? foundFrom(code.value, code.words) : null;
    if (!code || !id) continue;
    const numbers = new Set(codes.flatMap(({ words }) => words));
    for (const [row, { text, wordsAt }] of block.entries()) {
      const own = wordsAt(row === 0 ? head[0].length : 0, text.length).filter(({ box }) => box.left < edge);
      const words = nameIn(own, numbers);
      const name = untilLegalForm(words.map((word) => word.text).join(' '));
      if (words.length === 0 || isAddress(name) || /\d{5}/.test(name) || !isCompanyName(name)) continue;
      const found = foundFrom(name, words.slice(0, name.split(' ').length), 0.8);
      if (found) return { name: found, id };
    }
  }
  return null;
}
