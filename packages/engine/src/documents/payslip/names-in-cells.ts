import type { Word } from '../../evidence/page.ts';
import { endOfCompany, wordsOfSpelledForm } from '../../extraction/end-of-company.ts';
import type { Cell } from '../../extraction/labels.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';

/** Dots that lead from a caption to its name part the two as well. */
const separator = /^(?:[·•*|,;–—-]+|[._…]{2,})$/;
const address = /^(?:via|viale|piazza|corso|largo|strada|loc\.?|c\.?so|p\.?zza|v\.le|cap|\d{5,})$/i;
export const publicBody =
  /^(?:ministero|comune di (?!nascita|residenza|domicilio)|regione|provincia|universit|istituto|scuola|asl|azienda (?:usl|ospedaliera|sanitaria|socio)|a\.?o\.?(?:u|rn)?\.? |(?:ausl|ulss|asst|ats|asp|irccs)\b|ospedale |presidio |agenzia delle|agenzia (?:regionale|nazionale)|fondazione |associazione |parrocchia |(?:arci)?diocesi |camera di commercio|unione (?:dei |di )?comuni|comunit[aà] montana|opera pia |casa di (?:cura|riposo)|studio (?:legale|dentistico|notarile|medico|tecnico)|farmacia |croce (?:rossa|verde|bianca|blu) |policlinico |condominio |stadt |(?:stadt|gemeinde|kreis|samtgemeinde)verwaltung|landkreis|landeshauptstadt|freistaat|(?:[a-zäöüß]+-){0,3}universit|klinikum|gemeinde|bundes|landesamt)/i;
/** Numbers before a name, and how a letter to a company begins. */
const notOfName = /^(?:\d+|[^\p{L}\d]+|spett(?:\.?le|abile)?\.?)$/iu;
/** Words that lead up to a legal form and are a part of it. */
const formWord = /^(?:soc\.?|societ[aà]'?)$/i;

const ofFarms =
  /^(?:societ[aà]['’]?|soc\.?|agricol[ae]|agr\.?|agrituris\w+|fattoria|tenut[ae]|poder[ei]|cascina|vivai[o]?)$/i;

/** The words of a company's name: from the last separator or caption up to its legal form and what belongs to it. */
export function companyIn(words: readonly Word[]): Word[] | null {
  // "EG 9a" is a group of pay.
  const isGroup = (at: number): boolean => words[at]?.text === 'EG' && /^\d/.test(words[at + 1]?.text ?? '');
  // "ev" in small letters, or behind what asks for it, is a church.
  const isChurch = (at: number): boolean =>
    /^ev\.?$/.test(words[at]?.text ?? '') ||
    /^(?:konfession|religion|kirche|kist\p{L}*)[:.]?$/iu.test(words[at - 1]?.text ?? '');
  // "AG 5,49 % / AN 1,81 %" is the share of the employer.
  const isShare = (at: number): boolean => words[at]?.text === 'AG' && /^\d+,\d/.test(words[at + 1]?.text ?? '');
  const isForm = (at: number): boolean =>
    isLegalForm(words[at]?.text ?? '') && !isGroup(at) && !isChurch(at) && !isShare(at);
  // "e. V." in two words.
  const isAssociation = (at: number): boolean => /^V\.?$/.test(words[at]?.text ?? '') && words[at - 1]?.text === 'e.';
  // "S.S." is the form of farms, and a road of the state as well.
  const isFarm = (at: number): boolean =>
    /^s\.s\.$/i.test(words[at]?.text ?? '') && words.slice(0, at).some(({ text }) => ofFarms.test(text));
  const texts = words.map(({ text }) => text);
  const isSpelled = (at: number): boolean => wordsOfSpelledForm(texts, at) > 0;
  const place = words.findIndex(
    (_, index) => index > 0 && (isForm(index) || isSpelled(index) || isAssociation(index) || isFarm(index)),
  );
  if (place < 0) return null;
  const end = endOfCompany(texts, place + Math.max(0, wordsOfSpelledForm(texts, place) - 1));
  const startBefore = (at: number): number =>
    words.slice(0, at).findLastIndex(({ text }) => separator.test(text) || /\p{L}:$/u.test(text)) + 1;
  const own = startBefore(place);
  // "ALPENHOF - SOC. COOP.": a dash may part a name from its form, which is no name by itself.
  const isBare = own > 1 && words.slice(own, place).every(({ text }) => formWord.test(text));
  const start = isBare && separator.test(words[own - 1]?.text ?? '') ? startBefore(own - 1) : own;
  const name = words.slice(start, end + 1);
  while (notOfName.test(name[0]?.text ?? '')) name.shift();
  return name.length > 1 ? name : null;
}

export const nameOf = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<=\p{Ll}-) (?=\p{Lu})/gu, '')
    .replace(/[\s,;:·*]+$/, '');

/** Schools are named after the street they stand in, which no house number follows then. */
const school = /^(?:istituto|scuola|liceo|direzione didattica|circolo didattico|i\.? ?c\.?) /i;

const isOfSchool = (words: readonly Word[]): boolean =>
  school.test(nameOf(words)) && !words.some(({ text }) => /\d/.test(text));

const houseNumber = /^\d{1,4}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?,?$/i;
const LONGEST_STREET = 4;
const germanStreet =
  /(?:str\.?|stra(?:ß|ss)e|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|hof|anger|graben|wall|steig|pfad)$|^(?:am|an|auf|im|in|zum|zur|unter)\b/i;

/** Behind a comma, words that end with the number of a house: "Praxis Muster, Am Markt 3". */
function beginsStreet(words: readonly Word[], at: number): boolean {
  if (!words[at - 1]?.text.endsWith(',') || !/^\p{Lu}/u.test(words[at]?.text ?? '')) return false;
  const street = words.slice(at, at + LONGEST_STREET + 1);
  const end = street.findIndex(({ text }) => houseNumber.test(text));
  const name = street.slice(0, Math.max(0, end)).map(({ text }) => text);
  return (
    name.length > 0 && name.every((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word)) && germanStreet.test(name.join(' '))
  );
}

/** A labelled name ends where an address or a code begins. */
export function tidied(words: readonly Word[]): Word[] {
  const company = companyIn(words);
  if (company) return company;
  const from = words.findIndex((word) => /\p{L}/u.test(word.text));
  const rest = from < 0 ? [] : words.slice(from);
  const own = isOfSchool(rest);
  const end = rest.findIndex(
    (word, at) => (!own && (address.test(word.text) || beginsStreet(rest, at))) || separator.test(word.text),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** Words that only say of a name that it is the employer's. */
const firm = /^(?:firma|fa\.|ditta|unternehmen|arbeitgeber(?:in)?|dienstgeber(?:in)?)$/i;
const MOST_WORDS_OF_FIRM = 7;

/** "Firma Blumenladen Inh. P. Muster": the word before says that it is one. */
function firmIn([first, ...name]: readonly Word[]): readonly Word[] {
  const isFirm = first !== undefined && firm.test(first.text) && /^\p{Lu}/u.test(name[0]?.text ?? '');
  const words = isFirm ? tidied(name) : [];
  return words.length <= MOST_WORDS_OF_FIRM && !words.some(({ text }) => /\d|:$/.test(text)) ? words : [];
}

/** "Bäckerei Muster, Inh. Erika Muster": before the owner stands what the shop is called. */
export const owner = /^(?:inh\.|inh|inhaber(?:in)?:?|inh\.?:)$/i;

export function shopIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }) => owner.test(text));
  const name = at > 0 ? tidied(words.slice(0, at)) : [];
  const isName = name.length <= MOST_WORDS_OF_FIRM && /^\p{Lu}\p{L}{2}/u.test(name[0]?.text ?? '');
  return isName && !name.some(({ text }) => /\d|:$/.test(text)) ? name : [];
}

const withoutFirm = (name: readonly Word[] | null): readonly Word[] | null =>
  name && name.length > 2 && firm.test(name[0]?.text ?? '') ? name.slice(1) : name;

const MOST_WORDS_OF_BRANCH = 4;

/** "Landesamt für Finanzen – Dienststelle Musterstadt": the part of an office that a dash parts from its name. */
function officeIn(words: readonly Word[]): readonly Word[] {
  const name = tidied(words);
  const at = words.indexOf(name.at(-1) as Word) + 1;
  const rest = words.slice(at + 1);
  const end = rest.findIndex(({ text }) => separator.test(text));
  const branch = end < 0 ? rest : rest.slice(0, end);
  const isBranch =
    /^[–-]$/.test(words[at]?.text ?? '') &&
    branch.length > 0 &&
    branch.length <= MOST_WORDS_OF_BRANCH &&
    branch.every(({ text }) => /^[\p{L}-]+$/u.test(text));
  return isBranch ? words.slice(words.indexOf(name[0] as Word), at + 1 + branch.length) : name;
}

/** The company, the public office or the firm that a cell names. */
export const namedIn = (cell: Cell): readonly Word[] =>
  withoutFirm(companyIn(cell.words)) ??
  [
    publicBody.test(cell.text.replace(/^[^\p{L}\d]+/u, '')) ? officeIn(cell.words) : firmIn(cell.words),
    shopIn(cell.words),
  ].find((name) => name.length > 0) ??
  [];

/** Whoever sends a letter: the name in a line of name, street, postcode and town. Their own name alone is no employer's. */
export function senderIn(cell: Cell, employee: unknown): readonly Word[] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    if (separator.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
    if (/[,;]$/.test(word.text)) parts.push([]);
  }
  const [name = [], ...rest] = parts.filter((part) => part.length > 0);
  const texts = rest.map(nameOf);
  const isSent =
    texts.some((text) => /^(?:D-)?\d{5} \p{Lu}/u.test(text)) &&
    texts.some((text) => /[\p{L}.] ?\d+ ?[a-z]?$/u.test(text));
  const isName =
    name.length > 1 && name.length <= MOST_WORDS_OF_FIRM && !/\d/.test(nameOf(name)) && /^\p{Lu}/u.test(nameOf(name));
  const isOwn = typeof employee === 'string' && nameOf(name).endsWith(employee);
  return isSent && isName && !isOwn ? name : [];
}
