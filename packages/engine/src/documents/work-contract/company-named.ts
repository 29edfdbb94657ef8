import { plainWordsOf } from '@vesta/domain/text/fold';
import { isAddress } from '../../extraction/address-text.ts';
import { endOfCompany } from '../../extraction/end-of-company.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import type { Found } from '../found.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../recognise/page-text.ts';

const capital = /^[\p{Lu}\d&"'„]/u;
const LONGEST_NAME = 6;
/** With a legal form at its end a name may be longer: "Hotel Bellariva di Conti Paolo & C. S.a.s." */
const LONGEST_WITH_FORM = 9;
/** Small words within a name, as in "Buchhandlung am Wall" and "Cantina Colle d'Oro". */
const withinName = /^(?:am|im|zum|zur|beim|di|dei|degli|delle|d['’]\p{L}+)$/u;
/** Words that end what was said before a name: a stop, an amount, a figure at the end of a sentence. */
const closing = /[,;:]$|\d[.,]\d{2,3}(?!\d)|\d\.$/;

export const tidy = (text: string): string =>
  text
    .replace(/^["'„“]+|["'“”,;:(]+$/g, '')
    .trim()
    // The number of a company in the cell before its name.
    .replace(/^\d{11}\s+(?=\p{Lu})/u, '')
    // "Die Firma Nordwind GmbH", "la ditta Rossi", "der Gemeinde": the name begins behind what it is called.
    .replace(
      /^(?:(?:[Dd](?:ie|er|em)|[Ll]a|[Ii]l)\s+)?(?:Firma|Fa\.|Unternehmen:|[Dd]itta(?: [Ii]ndividuale)?|[Ii]mpresa individuale):?\s+(?=\p{Lu})/u,
      '',
    )
    .replace(
      /^(?:die|der|dem|das|la|il|lo)\s+(?=\p{Lu})|^l['’]\s?(?=\p{Lu})|^L['’](?=(?:Azienda|Istituto|Ospedale|Universit|Associazione|Impresa|Ente)\b)/u,
      '',
    );

const textOf = (words: readonly PagedWord[]): string => tidy(words.map((word) => word.text).join(' '));

/** In letter sizes: words further apart stand in cells of their own, a caption and what is filled in. */
const CELL_GAP = 1.6;

const isApart = (before: PagedWord | undefined, word: PagedWord | undefined): boolean =>
  before !== undefined && word !== undefined && word.box.left - before.box.right > word.size * CELL_GAP;

const preposition = /^(?:per|con)$/;
const article = /^(?:il|la|lo|l['’]|i|gli|le)$/;

/** Whether before a place two small words stand that join what is around them. */
function isBetween(words: readonly PagedWord[], start: number): boolean {
  const [first, second, third] = [3, 2, 1].map((back) => words[start - back]?.text ?? '');
  return (
    article.test(third ?? '') &&
    preposition.test(second ?? '') &&
    capital.test(first ?? '') &&
    !closing.test(first ?? '')
  );
}

/** Companies by their legal form, one of each row. */
function companiesOf(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) => {
    const words = line.wordsAt(0, line.text.length);
    const form = words.findIndex((word, index) => index > 0 && isLegalForm(word.text));
    if (form < 0) return [];
    const end = endOfCompany(
      words.map(({ text }) => text),
      form,
    );
    let start = form;
    while (start > 0 && form - start < LONGEST_WITH_FORM && !isApart(words[start - 1], words[start])) {
      const [before, first] = [words[start - 1]?.text ?? '', words[start - 2]?.text ?? ''];
      if (capital.test(before) && !closing.test(before)) start -= 1;
      // "Agenzia per il Lavoro", "Istituto per la Casa": two small words within a name.
      else if (isBetween(words, start)) start -= 3;
      else if (withinName.test(before) && capital.test(first) && !closing.test(first)) start -= 2;
      else break;
    }
    // "la nostra Società Riviera S.r.l." calls the company one; "Società Agricola" is its name.
    if (start < form - 1 && start > 0 && /^societ[aà]$/i.test(words[start]?.text ?? '')) start += 1;
    const name = words.slice(start, end + 1);
    const found = name.length >= 2 ? foundFrom(textOf(name), name, 0.65) : null;
    return found ? [found] : [];
  });
}

/** A company by its legal form, in the row where it first stands. */
export const companyOf = (lines: readonly Line[]): Found<string> | null => companiesOf(lines)[0] ?? null;

/** Whether a name says the other with its legal form, or with a word more before that one ends. */
function isFuller(full: string, name: string): boolean {
  const [more, own] = [plainWordsOf(full), plainWordsOf(name)];
  return (
    more !== own && (isLegalForm(name.split(' ').at(-1) ?? '') ? more.endsWith(` ${own}`) : more.startsWith(`${own} `))
  );
}

/** A letterhead parts or shortens the name that the same paper gives in full where it is signed or told. */
export const inFull = (lines: readonly Line[], name: Found<string> | null): Found<string> | null =>
  name && (companiesOf(lines).find(({ value }) => isFuller(value, name.value)) ?? name);

/** Rows in which a letterhead begins, and so many below it in which its address stands. */
const HEAD_ROWS = 2;
const ADDRESS_ROWS = 2;
/** What heads a paper and is nobody's name; a letter may also begin with whom it goes to. */
const noName =
  /modulo|unilav|sezione|quadro|contratto|vertrag|lettera|dichiarazione|attesta|certifica|bescheinigung|bestatigung|comunicazione|accordo|scrittura|vereinbarung|assunzione|oggetto|betreff|somministrazione|apprendistato|tempo (?:in)?determinato|proroga|trasformazione|befristet|\d{4}|^(?:spett|gent|egr|sig|herrn?\b|frau\b)/;
export const isHeading = (text: string): boolean => noName.test(folded(text));
const businessNumber = /p\.? ?iva|partita iva|c\.? ?f\.? |codice fiscale|ust-id/;

/** The name that a letter begins with, over the address of a company. */
export function letterhead(lines: readonly Line[], isEmployee: (name: string) => boolean): Found<string> | null {
  for (const [at, head] of lines.slice(0, HEAD_ROWS).entries()) {
    const below = lines.slice(at + 1, at + 1 + ADDRESS_ROWS).map(({ text }) => text);
    const row = head.wordsAt(0, head.text.length);
    // "Stiftung Nord · Weg 64 · 28717 Bremen": the address may go on behind a sign.
    const sign = row.findIndex(({ text }) => /^[·•|]$/.test(text));
    const behind = row.slice(sign + 1).map(({ text }) => text.replace(/^[·•|]$/, ','));
    const words = sign > 0 && isAddress(behind.join(' ')) ? row.slice(0, sign) : contiguous(row);
    const name = textOf(words);
    if (
      noName.test(words.length === sign ? folded(name) : head.text) ||
      !isCompanyName(name) ||
      name.split(' ').length < 2 ||
      isEmployee(name)
    )
      continue;
    const isNumbered = at === 0 && businessNumber.test(below[0] ?? '');
    if (words.length === sign || isAddress(below.join(', ')) || isNumbered) return foundFrom(name, words, 0.7);
  }
  return null;
}

/** What follows the legal form is no longer the name: a town, or the next row. */
export function untilLegalForm(text: string): string {
  const words = text.split(' ');
  const form = words.findIndex((word, index) => index > 0 && isLegalForm(word));
  return form < 0
    ? text
    : words
        .slice(0, endOfCompany(words, form) + 1)
        .join(' ')
        .replace(/[,;]$/, '');
}

/** What forms call the parties before they name them. */
const role =
  /^(?:(?:il|la|der|die|l') ?)?(?:ausbildend|auszubildend|arbeitgeber|arbeitnehmer|dienstgeber|dienstnehmer|mitarbeiter|besch[aä]ftigt|datore(?: di lavoro)?|lavorator|dipendent|unterzeichn|sottoscritt)[\p{L}/():-]*$|^(?:der|die|das|il|la|lo)$/iu;

/** A party that is called something and not yet named: "die Firma" in a row of its own. */
const bareRole =
  /^(?:(?:die|der|das|dem|la|il|l['’]) ?)?(?:firma|gesellschaft|unternehmen|ditta|societ[aà]|impresa|azienda)$/i;

/** What a form asks for beside or below what it calls a party. */
const caption =
  /^(?:codice(?: fiscale| comunicazione)?|cod\.? ?fisc\.?|c\.? ?f\.?|partita iva|p\.? ?iva|denominazione|ragione sociale|cognome|nome|comune(?: (?:della )?sede.*)?|indirizzo|sede(?: legale| di lavoro)?|settore|provincia|telefono|e-?mail|name|firma|anschrift|stra(?:ß|ss)e|adresse|betriebsnummer|plz|ort|vorname|nachname|name,? (?:(?:und )?(?:vorname|anschrift) )?(?:d(?:es|er) )?\p{L}*(?:nehmers?|gebers?|in)|(?:zwischen|und) (?:dem|der)\b.*|besch[aä]ftigt (?:bei|seit|als)|niederlassung|zweigstelle|filiale|sitz|geboren am|[\p{L}.-]+[ -](?:nr\.?|nummer)|\p{L}+nummer):?$/iu;

const hasForm = (name: string): boolean => isLegalForm(name.split(' ').at(-1) ?? '');
/** Words of a name that its legal form ends. */
const LONGEST_WHOLE = 11;

export const isCompanyName = (raw: string): boolean =>
  /\p{L}{3}.*|\p{Lu}.*\p{Lu}/u.test(raw.replace(/\b(?:und|der|die|das|dem|per|con|del|dal)\b/giu, '')) &&
  capital.test(raw) &&
  !role.test(raw) &&
  !bareRole.test(raw) &&
  (hasForm(raw) || !caption.test(raw)) &&
  raw.split(' ').length <= (hasForm(raw) ? LONGEST_WHOLE : LONGEST_NAME + 2);
