import { endOfCompany } from '../../extraction/end-of-company.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import { captionsLike } from '../fiscal/ground/captions.ts';
import type { Found } from '../found.ts';
import { nameAtCaptions } from '../person/name-at-captions.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord, type RunningText } from '../recognise/page-text.ts';
import { pattern } from '../work-contract/blocks.ts';
import { isReadOn, marginOf } from '../work-contract/broken-rows.ts';
import { partyBeforeRole } from '../work-contract/role-behind.ts';
import { search } from '../work-contract/search.ts';

const lets = 'locatore|locatrice|locatori|concedente|genossenschaft|(?:unter)?vermieter(?:in)?|hauptmieter(?:in)?';
const rents =
  'conduttore|conduttrice|conduttori|locatari[oa]|inquilin[oa]|mitglied|nutzer(?:in)?|untermieter(?:in)?|(?<![a-z])mieter(?:in)?';
/** A form leaves open whether it is one, and of which sex. */
const OPEN = String.raw`(?:\/[a-z-]+|\([a-z]+\)|:in\b)?`;
const TITLES = String.raw`(?:(?:i sottoscritti:?|il|la|lo|al|alla|der|die|dem|den|herrn?|frau|fa\.|firma|sig\.?(?:ri|ra|na|r)?\.?|signor[ae]?|dott\.?(?:ssa)?|avv\.|ing\.|societa|ditta|denominazione|cognome e nome|nome e cognome|name|:)\s+)*`;
const PARTY = String.raw`(?<value>[^\s,;:()"„“«»]+(?:\s+[^\s,;:()"„“«»]+){1,7}?)`;
const BEHIND = String.raw`(?=\s*(?:[,;(]|-\s|nat[oa]\b|con sede|residente|domiciliat|c\.? ?f\.?\b|codice fiscale|p\.? ?iva|partita iva|in persona|rappresentat|concede|geb\b|geboren|wohnhaft|vertreten|nachfolgend|im folgenden|als (?:ver)?mieter|und\s|\d|$))`;
/** From a name to what it is called, without another party in between. */
const until = (role: string): string =>
  `(?=(?:(?!locator|locatric|conduttor|conduttric|mieter).){0,320}?(?:${role})${OPEN})`;

const small =
  /^(?:di|de|del|della|dei|degli|da|d'|e|ed|von|van|vom|zu|zum|zur|der|den|am|im|und|&|la|le|lo|el|al|bin|[-–])$/;
/** Words of a sentence about a party, and of forms, that no name has. */
const noName =
  /^(?:locat(?:or|ric|ar|ion|iv|a$|o$)\w*|condut\w*|(?:ver)?mieter.*|immobile|unita|contratto|canone|durata|deposito|dichiara|versa|si|deve|non|potra|paga|firma|data|luogo|parti?e?|mietvertrag|mietobjekt|mietsache|wohnung|miete|unterschrift|ort|datum|hat|ist|zahlt|haftet|via|viale|piazza|corso|sede|wird|folgender|folgende|codice|cognome|nome|name|anschrift|adresse)$/;

const titles =
  /^(?:(?:Herrn?|Frau|Firma|Sig\.?(?:ra)?)(?:\/(?:Herrn?|Frau|Firma|Sig\.?(?:ra)?|ra\.?))+\s+|(?:Sig\.?(?:ri|ra|na|r)?\.?|Signor[ae]?|Herrn?|Frau|Dott\.?(?:ssa)?|Avv\.|Ing\.|Dr\.|Firma|Fa\.|Spett\.le)\s+)+/i;

/** A person or a company as it names itself; words of a sentence are none. */
function partyIn(raw: string): string | null {
  const words = raw
    .replace(/[,;:–-]+$/, '')
    .replace(titles, '')
    .split(/\s+/);
  const form = words.findIndex((word, at) => at > 0 && isLegalForm(word));
  const end = form < 0 ? words.length - 1 : endOfCompany(words, form);
  // A company calls itself by its letters as well: "… Baugesellschaft mbH (LWB)".
  const isShort = form >= 0 && /^\([\p{Lu}\d]{2,8}\),?$/u.test(words[end + 1] ?? '');
  const own = words
    .slice(0, end + 1 + (isShort ? 1 : 0))
    .map((word, at, all) => (at === all.length - 1 ? word.replace(/,$/, '') : word));
  const isName = (word: string): boolean =>
    small.test(word) ||
    isLegalForm(word) ||
    /^[&(]|^co\.?$/i.test(word) ||
    (/^[\p{Lu}\d]/u.test(word) && !noName.test(folded(word).replace(/\W+$/, '')));
  // No name ends with a word that joins: "Heizkosten von" is the middle of a sentence.
  const isEnded = !small.test(own.at(-1) ?? '');
  const begins =
    /^\p{Lu}/u.test(own[0] ?? '') || (form > 1 && /^\p{Ll}/u.test(own[0] ?? '') && !small.test(own[0] ?? ''));
  const isOne = own.length >= 2 && own.length <= 9 && begins && own.slice(form > 1 ? 1 : 0).every(isName) && isEnded;
  return isOne ? (form < 0 ? own.join(' ').replace(/\.$/, '') : own.join(' ')) : null;
}

const behindTitle = String.raw`\b(?:tra|fra|zwischen|und|e|ed|sig\.?(?:ra|r)?\.?|signora?|herrn?|frau|societa|ditta|firma|al|alla)\s+${TITLES}${PARTY}${BEHIND}`;

const landlords = [
  pattern(String.raw`\b(?:${lets})${OPEN}:?\s+${TITLES}${PARTY}${BEHIND}`),
  pattern(`${behindTitle}${until(lets)}`),
  pattern(String.raw`\b(?:il|la)\s+${TITLES}${PARTY}${BEHIND}(?=.{0,320}?(?:concede in locazione|\bloca\b))`),
];
const tenants = [
  pattern(
    String.raw`(?:concede(?:no)? in (?:locazione|affitto)|\bloca(?:no)?\b)[^;]{0,60}?\b(?:al|alla|allo|ai|a)\s+${TITLES}${PARTY}${BEHIND}`,
  ),
  pattern(String.raw`(?<![a-z])(?:${rents})${OPEN}:?\s+${TITLES}${PARTY}${BEHIND}`),
  pattern(`${behindTitle}${until(rents)}`),
];

const heads = (role: string): RegExp => new RegExp(`^(?:(?:der|die|il|la|parte)\\s+)?(?:${role})${OPEN}(?= |:|$):?`);

/** What a form heads its columns with: the parties, and what is let. */
const isHead = new RegExp(
  `^(?:(?:${lets}|${rents})${OPEN}|immobile|unita immobiliare|mietsache|mietobjekt|wohnung|objekt):?$`,
);
/** In letter sizes: a row of values under its heads, and how far a value may be set in. */
const NEXT_ROW = 2.6;
const ASIDE = 1;

/** Words up to a comma, a bracket or a dash. */
function untilStop(words: readonly PagedWord[]): readonly PagedWord[] {
  const end = words.findIndex(({ text }) => /^[-–(]/.test(text) || /[,;]$/.test(text));
  const stop = words[end];
  return end < 0 ? words : words.slice(0, stop && /[,;]$/.test(stop.text) ? end + 1 : end);
}

function found(words: readonly PagedWord[]): Found<string> | null {
  const own = untilStop(words);
  const name = partyIn(own.map(({ text }) => text).join(' '));
  return name === null ? null : foundFrom(name, own, 0.8);
}

/** In the column under its head, in a row that holds nothing but heads; the next head ends the column. */
function underHead(lines: readonly Line[], role: string): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const words = line.wordsAt(0, line.text.length);
    const below = lines[at + 1];
    if (words.length < 2 || !words.every(({ text }) => isHead.test(folded(text))) || below?.page !== line.page)
      continue;
    const place = words.findIndex(({ text }) => heads(role).test(folded(text)));
    const [head, next] = [words[place], words[place + 1]];
    if (!head || below.band.baseline - head.baseline > head.size * NEXT_ROW) continue;
    const [left, right] = [head.box.left - head.size * ASIDE, next ? next.box.left - head.size * ASIDE : Infinity];
    const party = found(below.wordsAt(0, below.text.length).filter(({ box }) => box.left >= left && box.left < right));
    if (party) return party;
  }
  return null;
}

const conjunction = /^(?:zwischen|tra|fra|und|e|ed)(?: (?:der|dem|den|la|il))?:?$/;
/** Rows of a party between the word that joins it and what it is called. */
const MOST_ROWS = 5;

/** `zwischen … - Vermieter - und … - Mieter -`: the block that ends with what the party is called begins with its name. */
function overRole(lines: readonly Line[], role: string): Found<string> | null {
  const called = new RegExp(`^[-(„"“ ]*(?:nachfolgend |im folgenden |di seguito |als )?(?:${role})${OPEN}[-)“"” ]*$`);
  for (const [at, { text }] of lines.entries()) {
    if (!called.test(text)) continue;
    const above = lines.slice(Math.max(0, at - MOST_ROWS), at);
    const from = above.findLastIndex((line) => conjunction.test(line.text));
    const name = from < 0 ? undefined : above[from + 1];
    const party = name ? found(contiguous(name.wordsAt(0, name.text.length))) : null;
    if (party) return party;
  }
  return null;
}

/** Behind its caption or in the cell beside it. */
function besideCaption(lines: readonly Line[], role: string): Found<string> | null {
  for (const { rest, next } of captionsLike(lines, heads(role))) {
    const party = found(rest) ?? found(next);
    if (party) return party;
  }
  return null;
}

/** Under a head of its own a form asks for the name by captions: "Mieter", "Name, Vorname: Hübner, Lara". */
function askedUnder(lines: readonly Line[], role: string): Found<string> | null {
  const own = new RegExp(`^(?:\\d\\.? )?(?:${role})${OPEN}:?$`);
  const from = lines.findIndex(({ text }) => own.test(text));
  if (from < 0) return null;
  const block = lines.slice(from + 1, from + 1 + MOST_ROWS);
  const end = block.findIndex(({ text }) => isHead.test(text));
  return nameAtCaptions(end < 0 ? block : block.slice(0, end));
}

/** A party of a lease: under or beside what it is called, where that stands by itself, else in a sentence. */
function partyOf(
  prose: RunningText,
  lines: readonly Line[],
  patterns: readonly RegExp[],
  role: string,
): Found<string> | null {
  const margin = marginOf(lines);
  return (
    underHead(lines, role) ??
    besideCaption(lines, role) ??
    overRole(lines, role) ??
    askedUnder(lines, role) ??
    partyBeforeRole(lines, role, partyIn) ??
    search(prose, patterns, (_, raw, words) => (isReadOn(words, margin) ? partyIn(raw) : null), 0.8)
  );
}

/** Who lets and who rents. */
export function leaseParties(
  prose: RunningText,
  lines: readonly Line[],
): { readonly landlord: Found<string> | null; readonly tenant: Found<string> | null } {
  const landlord = partyOf(prose, lines, landlords, lets);
  const tenant = partyOf(prose, lines, tenants, rents);
  return { landlord, tenant: tenant?.value === landlord?.value ? null : tenant };
}
