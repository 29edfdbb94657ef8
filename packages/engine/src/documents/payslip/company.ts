import { heightOf, sharedWidth } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { endOfCompany } from '../../extraction/end-of-company.ts';
import { type Candidate, headOver, headsOf } from '../../extraction/label-values.ts';
import { type Cell, gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import { certainty, type Draft, put, putCandidate } from './draft.ts';
import { letterheadOf } from './letterhead.ts';
import { listedTexts } from './listed-texts.ts';
import { textsNamed } from './text-values.ts';

/** Dots that lead from a caption to its name part the two as well. */
const separator = /^(?:[·•*|,;–—-]+|[._…]{2,})$/;
/** Makers of payroll software and the stamp of the authority print company names too. */
const stamps =
  /zucchetti|teamsystem|inaz|centro paghe|sistemi s\.?p\.?a|\badp\b|software csc|autorizzazione|inail|vidimaz|datev|lexware|\bsage\b|banca|bank\b|bank(?:verb|leitz|konto|institut|ein)|sparkasse|kasse/i;
const address = /^(?:via|viale|piazza|corso|largo|strada|loc\.?|c\.?so|p\.?zza|v\.le|cap|\d{5,})$/i;
const publicBody =
  /^(?:ministero|comune di|regione|provincia|universit|istituto|scuola|asl|azienda (?:usl|ospedaliera|sanitaria)|agenzia delle|agenzia (?:regionale|nazionale)|fondazione |associazione |parrocchia |(?:arci)?diocesi |camera di commercio|unione (?:dei |di )?comuni|comunit[aà] montana|opera pia |casa di (?:cura|riposo)|studio (?:legale|dentistico|notarile|medico|tecnico)|farmacia |croce (?:rossa|verde|bianca|blu) |policlinico |condominio |stadt |(?:stadt|gemeinde|kreis|samtgemeinde)verwaltung|landkreis|landeshauptstadt|freistaat|universit|klinikum|gemeinde|bundes|landesamt)/i;
const TOP = 0.38;
/** Words of one name stand no further apart, in letter sizes. */
const NEXT_WORD = 0.7;
/** Rows from the name of a shop down to its owner. */
const ROWS_TO_OWNER = 3;
/** Rows of a block under a heading. */
const BLOCK_ROWS = 6;

/** Numbers before a name, and how a letter to a company begins. */
const notOfName = /^(?:\d+|spett(?:\.?le|abile)?\.?)$/i;
/** Words that lead up to a legal form and are a part of it. */
const formWord = /^(?:soc\.?|societ[aà]'?)$/i;

/** The words of a company's name: from the last separator or caption up to its legal form and what belongs to it. */
function companyIn(words: readonly Word[]): Word[] | null {
  // "EG 9a" is a group of pay.
  const isGroup = (at: number): boolean => words[at]?.text === 'EG' && /^\d/.test(words[at + 1]?.text ?? '');
  // "ev" in small letters, or behind what asks for it, is a church.
  const isChurch = (at: number): boolean =>
    /^ev\.?$/.test(words[at]?.text ?? '') ||
    /^(?:konfession|religion|kirche|kist\p{L}*)[:.]?$/iu.test(words[at - 1]?.text ?? '');
  const isForm = (at: number): boolean => isLegalForm(words[at]?.text ?? '') && !isGroup(at) && !isChurch(at);
  // "e. V." in two words.
  const isAssociation = (at: number): boolean => /^V\.?$/.test(words[at]?.text ?? '') && words[at - 1]?.text === 'e.';
  const place = words.findIndex((_, index) => index > 0 && (isForm(index) || isAssociation(index)));
  if (place < 0) return null;
  const end = endOfCompany(
    words.map(({ text }) => text),
    place,
  );
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

const nameOf = (words: readonly Word[]): string =>
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
function tidied(words: readonly Word[]): Word[] {
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
const owner = /^(?:inh\.|inh|inhaber(?:in)?:?|inh\.?:)$/i;

function shopIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }) => owner.test(text));
  const name = at > 0 ? tidied(words.slice(0, at)) : [];
  const isName = name.length <= MOST_WORDS_OF_FIRM && /^\p{Lu}\p{L}{2}/u.test(name[0]?.text ?? '');
  return isName && !name.some(({ text }) => /\d|:$/.test(text)) ? name : [];
}

/** The same where the owner opens the row below: the cell above it, or the one above that, at the same margin. */
function shopAbove(sheet: Sheet): readonly Word[] {
  for (const [place, { cells }] of sheet.rows.entries()) {
    const cell = cells.find((one) => owner.test(one.words[0]?.text ?? '') && one.words.length > 1);
    if (!cell) continue;
    const above = sheet.rows.slice(Math.max(0, place - ROWS_TO_OWNER), place).reverse();
    const own = above.flatMap((row) =>
      row.cells.filter(
        (one) =>
          Math.abs(one.box.left - cell.box.left) < heightOf(cell.box) &&
          !row.labels.some((label) => label.words.some((word) => one.words.includes(word))),
      ),
    );
    return own.map(({ words }) => shopIn([...words, ...cell.words])).find((name) => name.length > 0) ?? [];
  }
  return [];
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
const namedIn = (cell: Cell): readonly Word[] =>
  withoutFirm(companyIn(cell.words)) ??
  [
    publicBody.test(cell.text.replace(/^[^\p{L}\d]+/u, '')) ? officeIn(cell.words) : firmIn(cell.words),
    shopIn(cell.words),
  ].find((name) => name.length > 0) ??
  [];

/** Whoever sends a letter: the name in a line of name, street, postcode and town. Their own name alone is no employer's. */
function senderIn(cell: Cell, employee: unknown): readonly Word[] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    if (separator.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
    if (/[,;]$/.test(word.text)) parts.push([]);
  }
  const [name = [], ...rest] = parts.filter((part) => part.length > 0);
  const texts = rest.map(nameOf);
  const isSent =
    texts.some((text) => /^(?:D-)?\d{5} \p{Lu}/u.test(text)) && texts.some((text) => /\p{L} ?\d+ ?[a-z]?$/u.test(text));
  const isName =
    name.length > 1 && name.length <= MOST_WORDS_OF_FIRM && !/\d/.test(nameOf(name)) && /^\p{Lu}/u.test(nameOf(name));
  return isSent && isName && nameOf(name) !== employee ? name : [];
}

/** "Landesamt für Besoldung Baden-" over "Württemberg": a word that goes on in the next row. */
function withBrokenWord(sheet: Sheet, row: number, name: readonly Word[]): readonly Word[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last?.text.endsWith('-')) return name;
  const rest = sheet.rows[row + 1]?.cells.find(({ box }) => Math.abs(box.left - first.box.left) < heightOf(first.box));
  const word = rest?.words.length === 1 ? rest.words[0] : undefined;
  return word && /^\p{Lu}\p{Ll}+$/u.test(word.text) ? [...name, word] : name;
}

/** Captions that names of companies begin with as well. */
const isOfNames = /^(?:azienda|societ[aà]['’]?|ente|impresa|amministrazione)$/i;
/** What makes a name of AZIENDA, SOCIETÀ or ENTE, which are labels otherwise. */
const ofName =
  /^(?:edil|artigian|costruzion|puliz|funebr|boschiv|f\.lli|fratelli|agr|agricol|agrari|agrituris|vinicol|vitivinicol|zootecnic|ospedal|sanitari|usl|unit[aà]|ulss|asl|special|autonom|provincial|regional|municipal|comunal|consort|consorzi|pubblic|elettric|tranviari|farmaceutic|faunistic|coop|sportiv|semplice|italian|nazional|generale|europea|per$|di$|dei$|del)/i;
/** So far below its label a name may stand, in letter sizes. */
const DEEPEST = 3.4;

/** "Pflegeheim St. Anna, Speyer": a town that the slip prints behind a postcode is no part of the name. */
function withoutTown(words: readonly Word[], sheets: readonly Sheet[]): readonly Word[] {
  const [town, before] = [words.at(-1), words.at(-2)];
  if (!town || !before?.text.endsWith(',') || words.length < 3) return words;
  const isTown = sheets.some(({ page }) =>
    page.words.some(
      ({ text }, at) => /^(?:D-)?\d{5}$/.test(text) && page.words[at + 1]?.text.replace(/[,.]$/, '') === town.text,
    ),
  );
  return isTown ? words.slice(0, -1) : words;
}

/** Whether a label fills its cell: in a sentence its word heads nothing. */
const isAlone = (sheet: Sheet | undefined, { row, words }: Label): boolean =>
  sheet?.rows[row]?.cells.some((cell) => cell.words.every((word) => words.includes(word))) === true;

/** Another label that announces this one, which therefore is the beginning of the name. */
const announcing = (sheet: Sheet | undefined, own: Label): Label | undefined =>
  (sheet?.byName.get('employer_name') ?? []).find(
    (other) =>
      other.row < own.row &&
      own.box.top - other.box.bottom < DEEPEST * heightOf(own.box) &&
      sharedWidth(other.box, own.box) > 0 &&
      isAlone(sheet, other),
  );

/** What stands below one caption of a row, and not below the next. */
function belowOnly(sheet: Sheet | undefined, { row, box }: Label, words: readonly Word[]): readonly Word[] {
  const top = sheet?.rows[row];
  const heads = top ? headsOf(top) : [];
  const end = words.findIndex((word) => headOver(heads, word.box) !== box);
  return end < 0 ? words : words.slice(0, end);
}

function withItsOwnWord(
  { label, side, page }: Candidate<string>,
  words: readonly Word[],
  sheets: readonly Sheet[],
): readonly Word[] {
  const [own, ...others] = label.words;
  const [first] = words;
  if (side !== 'right' || !own || !first || others.length > 0 || own.text.endsWith(':')) return words;
  // Letters of one width stand further apart.
  const blank = words[1] ? gapBetween(first, words[1]) * 1.2 : 0;
  if (gapBetween(own, first) > Math.max(NEXT_WORD, blank)) return words;
  const sheet = sheets.find((one) => one.page.number === page);
  const above = announcing(sheet, label);
  if (above) return [own, ...belowOnly(sheet, above, words)];
  return isOfNames.test(own.text) && ofName.test(first.text) ? [own, ...words] : words;
}

/** Read from pixels, a name that begins small has lost its beginning. */
const isTorn = (draft: Draft, words: readonly Word[]): boolean => draft.noisy && /^\p{Ll}/u.test(nameOf(words));

/** A legal form, perhaps with a stray letter before it, that ran into the caption of the next field. */
const gluedForm = /^\p{L}?s\.(?:r\.l|p\.a|n\.c|a\.s)\.?\p{L}{2}/iu;

/** A word this unsure, a blank behind a name, may be the name's last with a caption printed over it. */
const LEGIBLE = 0.7;
const CLEAR = 0.95;

const isBlot = (last: Word, next: Word): boolean =>
  gluedForm.test(next.text) || (next.confidence < LEGIBLE && gapBetween(last, next) <= NEXT_WORD);

/** Read from pixels, a name whose legal form ran into what stands behind it is not whole. */
function isCutShort(
  draft: Draft,
  { page, label }: Candidate<string>,
  words: readonly Word[],
  sheets: readonly Sheet[],
) {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row]?.words ?? [];
  const last = words.at(-1);
  const next = last && row[row.indexOf(last) + 1];
  return draft.noisy && last !== undefined && row.includes(last) && next !== undefined && isBlot(last, next);
}

/** Under a heading the block may have captions of its own; the employer is the first company or office in it. */
const isCaptioned = (words: readonly Word[]): boolean => words.some((word) => /\p{L}{2}:$/u.test(word.text));

function companyUnder(sheet: Sheet | undefined, { box, row }: Label): readonly Word[] | null {
  const cells = sheet?.rows.slice(row + 1, row + 1 + BLOCK_ROWS).flatMap((lower) => lower.cells) ?? [];
  const own = cells.filter((cell) => Math.abs(cell.box.left - box.left) < heightOf(box) * 2);
  return own.map((cell) => namedIn(cell)).find((name) => name.length > 0) ?? null;
}

/** The caption of the next field, where the name itself is missing or stands elsewhere. */
const caption =
  /^(?:indirizzo|aut\.|sede|codice|cod\.?|c\.f\.|matricola|steuerklasse|kinderfreibetr|konfession|personalnummer|anschrift|abteilung)/i;

/** A sentence about employers goes on in small letters behind the word; no name begins so, unless a legal form ends it. */
const isSentence = (words: readonly Word[]): boolean => /^\p{Ll}/u.test(words[0]?.text ?? '') && !companyIn(words);

/** "Landesamt für Finanzen – Dienststelle Musterstadt": the word is a part of the name that begins before it. */
function isWithinOffice(sheets: readonly Sheet[], { page, label }: Candidate<string>): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
  const [first] = label.words;
  const cell = row?.cells.find(({ words }) => first && words.includes(first));
  return cell !== undefined && cell.words[0] !== first && publicBody.test(cell.text);
}

/** Who pays: behind a label, or the first company with a legal form in the head of the slip, or whose letterhead it is. */
export function readEmployer(draft: Draft, sheets: readonly Sheet[], isGerman = false): void {
  const listed = listedTexts(sheets, 'employer_name');
  for (const found of [...listed, ...textsNamed(sheets, 'employer_name')]) {
    if (isSentence(found.words) || caption.test(found.words[0]?.text ?? '') || isWithinOffice(sheets, found)) continue;
    if (isCaptioned(found.words)) {
      const block = companyUnder(
        sheets.find((one) => one.page.number === found.page),
        found.label,
      );
      if (block) put(draft, 'employer_name', nameOf(block), block, found.page, certainty.likely);
      return;
    }
    const words = tidied(found.words);
    if (found.cost > 1.3 || words.length === 0 || words.length > 9 || !/\p{L}{3}/u.test(nameOf(words))) continue;
    if ((stamps.test(nameOf(words)) && !companyIn(words)) || isTorn(draft, words)) continue;
    if (isCutShort(draft, found, words, sheets)) return;
    const named = withItsOwnWord(found, words, sheets);
    const whole = isGerman ? withoutTown(named, sheets) : named;
    putCandidate(draft, 'employer_name', { ...found, value: nameOf(whole), words: whole }, certainty.labelled);
    return;
  }
  for (const sheet of sheets) {
    for (const [place, row] of sheet.rows.entries()) {
      if (row.baseline > sheet.page.height * TOP) break;
      const companies = row.cells.map(namedIn);
      const named = companies.find((name) => name.length > 0 && !stamps.test(nameOf(name)));
      if (!named) continue;
      const words = withBrokenWord(sheet, place, named);
      if (isTorn(draft, words)) return;
      put(draft, 'employer_name', nameOf(words), words, sheet.page.number, certainty.likely);
      return;
    }
  }
  const shop = sheets[0] ? shopAbove(sheets[0]) : [];
  if (shop.length > 0 && sheets[0] && !isTorn(draft, shop)) {
    put(draft, 'employer_name', nameOf(shop), shop, sheets[0].page.number, certainty.likely);
    return;
  }
  const rows = sheets[0]?.rows.filter(({ baseline }) => baseline <= (sheets[0]?.page.height ?? 0) * TOP) ?? [];
  const employee = draft.fields.get('employee_name')?.value;
  const sender = employee
    ? rows.flatMap(({ cells }) => cells.map((cell) => senderIn(cell, employee))).find(({ length }) => length > 0)
    : null;
  if (sender && sheets[0] && !isTorn(draft, sender) && !stamps.test(nameOf(sender))) {
    put(draft, 'employer_name', nameOf(sender), sender, sheets[0].page.number, certainty.likely);
    return;
  }
  const head = letterheadOf(sheets[0], draft.fields.get('employee_name')?.value ?? null);
  // Read from pixels, a name that nothing else bears out counts only where it is as clear as print.
  const isClear = !draft.noisy || head?.every(({ confidence }) => confidence >= CLEAR) === true;
  if (head && isClear && sheets[0] && !stamps.test(nameOf(head)))
    put(draft, 'employer_name', nameOf(head), head, sheets[0].page.number, certainty.likely);
}
