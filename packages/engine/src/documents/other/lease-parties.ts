import { isLegalForm } from '../../extraction/legal-forms.ts';
import type { Found } from '../found.ts';
import { folded } from '../recognise/folded.ts';
import type { Line, RunningText } from '../recognise/page-text.ts';
import { blockBelow, blockBeside } from '../work-contract/block-below.ts';
import { pattern } from '../work-contract/blocks.ts';
import { search } from '../work-contract/search.ts';

const lets = 'locatore|locatrice|locatori|concedente|vermieter(?:in)?';
const rents = 'conduttore|conduttrice|conduttori|locatari[oa]|inquilin[oa]|(?<!ver)mieter(?:in)?';
/** A form leaves open whether it is one, and of which sex. */
const OPEN = String.raw`(?:\/[a-z-]+|\([a-z]+\)|:in\b)?`;
const TITLES = String.raw`(?:(?:il|la|lo|al|alla|der|die|dem|den|herrn?|frau|fa\.|firma|sig\.?(?:ri|ra|na|r)?\.?|signor[ae]?|dott\.?(?:ssa)?|avv\.|ing\.|societa|ditta|denominazione|cognome e nome|nome e cognome|name|:)\s+)*`;
const PARTY = String.raw`(?<value>[^\s,;:()"„“«»]+(?:\s+[^\s,;:()"„“«»]+){1,7}?)`;
const BEHIND = String.raw`(?=\s*(?:[,;(]|-\s|nat[oa]\b|con sede|residente|domiciliat|c\.? ?f\.?\b|codice fiscale|p\.? ?iva|partita iva|in persona|rappresentat|concede|geb\b|geboren|wohnhaft|vertreten|nachfolgend|im folgenden|als (?:ver)?mieter|und\s|\d|$))`;
/** From a name to what it is called, without another party in between. */
const until = (role: string): string =>
  `(?=(?:(?!locator|locatric|conduttor|conduttric|mieter).){0,320}?(?:${role})${OPEN})`;

const small =
  /^(?:di|de|del|della|dei|degli|da|d'|e|ed|von|van|vom|zu|zum|zur|der|den|am|im|und|&|la|le|lo|el|al|bin|[-–])$/;
/** Words of a sentence about a party, and of forms, that no name has. */
const noName =
  /^(?:locat\w*|condut\w*|(?:ver)?mieter\w*|immobile|unita|contratto|canone|durata|deposito|dichiara|versa|si|deve|non|potra|paga|firma|data|luogo|parti?e?|mietvertrag|mietobjekt|wohnung|miete|unterschrift|ort|datum|hat|ist|zahlt|haftet|via|viale|piazza|corso|sede|wird|folgender|folgende|codice|cognome|nome|name|anschrift|adresse)$/;

/** A person or a company as it names itself; words of a sentence are none. */
function partyIn(raw: string): string | null {
  const words = raw.replace(/[,;:–-]+$/, '').split(/\s+/);
  const form = words.findIndex((word, at) => at > 0 && isLegalForm(word));
  const own = form < 0 ? words : words.slice(0, form + 1);
  const isName = (word: string): boolean =>
    small.test(word) ||
    isLegalForm(word) ||
    (/^[\p{Lu}\d]/u.test(word) && !noName.test(folded(word).replace(/\W+$/, '')));
  const isOne = own.length >= 2 && own.length <= 8 && /^\p{Lu}/u.test(own[0] ?? '') && own.every(isName);
  return isOne ? (form < 0 ? own.join(' ').replace(/\.$/, '') : own.join(' ')) : null;
}

const behindTitle = String.raw`\b(?:tra|fra|zwischen|und|e|ed|sig\.?(?:ra|r)?\.?|signora?|herrn?|frau|societa|ditta|firma|al|alla)\s+${TITLES}${PARTY}${BEHIND}`;

const landlords = [
  pattern(String.raw`\b(?:${lets})${OPEN}:?\s+${TITLES}${PARTY}${BEHIND}`),
  pattern(`${behindTitle}${until(lets)}`),
  pattern(String.raw`\b(?:il|la)\s+${TITLES}${PARTY}${BEHIND}(?=.{0,320}?concede in locazione)`),
];
const tenants = [
  pattern(
    String.raw`concede(?:no)? in (?:locazione|affitto)[^;]{0,60}?\b(?:al|alla|allo|ai|a)\s+${TITLES}${PARTY}${BEHIND}`,
  ),
  pattern(String.raw`(?<!\p{L})(?:${rents})${OPEN}:?\s+${TITLES}${PARTY}${BEHIND}`),
  pattern(`${behindTitle}${until(rents)}`),
];

const heads = (role: string): RegExp => new RegExp(`^(?:(?:der|die|il|la|parte)\\s+)?(?:${role})${OPEN}:?$`);

/** A party of a lease: under or beside what it is called, where that stands by itself, else in a sentence. */
function partyOf(
  prose: RunningText,
  lines: readonly Line[],
  patterns: readonly RegExp[],
  role: string,
): Found<string> | null {
  return (
    blockBelow(lines, heads(role), partyIn, heads(`${lets}|${rents}`)) ??
    blockBeside(lines, heads(role), partyIn) ??
    search(prose, patterns, (_, raw) => partyIn(raw), 0.8)
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
