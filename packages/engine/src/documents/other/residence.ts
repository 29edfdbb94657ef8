import type { Page } from '../../evidence/page.ts';
import { dayBeside } from '../fiscal/ground/cell-figures.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { germanAddressee } from '../fiscal/ground/german-addressee.ts';
import { italianPerson } from '../fiscal/ground/italian-person.ts';
import { letterDay } from '../fiscal/ground/letter-day.ts';
import { captionedSteuerId } from '../fiscal/ground/steuer-id.ts';
import { toldAt } from '../fiscal/ground/told-at.ts';
import { yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { birthDayOn } from '../person/birth-day.ts';
import { homeAddress } from '../person/home-address.ts';
import { isNameOf, nameAtCaptions } from '../person/name-at-captions.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOfAll, type PagedWord, proseOf } from '../recognise/page-text.ts';
import { DATE, NAME, pattern } from '../work-contract/blocks.ts';
import { dayOfHit, search } from '../work-contract/search.ts';
import { signedOf } from '../work-contract/signed.ts';

const isPlace = (words: readonly PagedWord[]): boolean =>
  words.length >= 3 && words.some(({ text }) => /\d/.test(text)) && words.some(({ text }) => /^\p{Lu}/u.test(text));

const addresses =
  /^(?:(?:gegenwartige|aktuelle|derzeitige|jetzige|neue|alleinige|einzige) )?(?:anschrift|wohnanschrift|adresse|wohnung|indirizzo|residenza|hauptwohnung)(?: \([^)]*\))?(?= |:|$):?/;
/** Under the caption of the address a form may ask for its two rows by captions of their own. */
const streets =
  /^(?:stra(?:ss|ß)e(?:,| und| \/)? ?(?:haus)?(?:nummer|nr\.?)|via(?: e|,) (?:numero )?civico)(?= |:|$):?/;
const towns = /^(?:(?:plz|postleitzahl)(?:,| und| \/)? ?(?:wohn)?ort|cap(?: e|,) comune)(?= |:|$):?/;
const moved =
  /(?:einzug(?:sdatum)?|tag des einzugs|eingezogen(?: am)?|zuzug(?:sdatum)?|(?:wohnhaft|gemeldet|dort) seit(?: dem)?|decorrenza|data (?:di )?(?:immigrazione|iscrizione|decorrenza)|residente dal)(?= |:|$):?/;

/** How a register says it in a sentence. */
const names = [
  pattern(
    `(?:che|dass|person) (?:il |la |die |der )?(?:sig\\.?(?:ra|na)?\\.? |signora? |herr |frau )?${NAME}(?=,?\\s+(?:nat[oa]|geb(?:oren)?\\b|e residente|risulta|c\\.? ?f|codice fiscale|unter|seit|in der|mit))`,
  ),
];
const homes = [
  pattern(
    String.raw`(?:resident[ei]|iscritt[oaie]|abitant[ei]|anschrift|gemeldet|wohnhaft|all'indirizzo)(?: in| a| unter| an)?:?\s+(?<value>(?:via|viale|piazza|corso|largo|strada|vicolo|[a-z\u00df-\u024f.-]+(?:str\.|stra(?:ss|ß)e|weg|platz|allee|gasse|ring|damm))\b.{2,60}?)(?=,? (?:dal|seit|gemeldet|con|e che|ist|in anagrafe|nat[oa])\b|;|(?<! n)\. |$)`,
  ),
];
const moves = [
  pattern(`(?:resident[ei]|iscritt[oaie]|abitant[ei])\\b[^;]{0,120}?\\bdal(?: giorno)? ${DATE}`),
  pattern(`\\bseit(?: dem)? ${DATE}[^;]{0,120}?(?:gemeldet|wohnhaft)`),
  pattern(`(?:gemeldet|wohnhaft) (?:ist )?seit(?: dem)? ${DATE}`),
];

/** `Muster, Erika  geb. 01.02.1990`, as lists of a register put it. */
function turnedName(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const end = / geb(?:oren|\.)? /.exec(line.text)?.index ?? -1;
    const words = end < 0 ? [] : line.wordsAt(0, end);
    const comma = words.findIndex(({ text }) => text.endsWith(','));
    const [last, first] = [words.slice(0, comma + 1), words.slice(comma + 1)];
    if (comma < 0 || !isNameOf(last) || !isNameOf(first)) continue;
    const name = [...first, ...last].map(({ text }) => text.replace(/,$/, '')).join(' ');
    return foundFrom(name, words, 0.8);
  }
  return null;
}

function inTwoRows(lines: readonly Line[]): Found<string> | null {
  const hasNumber = (words: readonly PagedWord[]): boolean =>
    words.length >= 2 && words.some(({ text }) => /\d/.test(text));
  const [street, town] = [toldAt(lines, streets, hasNumber), toldAt(lines, towns, hasNumber)];
  return street && town ? foundFrom(`${street.text} ${town.text}`, [...street.words, ...town.words], 0.85) : null;
}

/** Whom the letter goes to; an office over its own address is nobody. */
function addressee(lines: readonly Line[]): Found<string> | null {
  const found = germanAddressee(lines, null);
  return found && /\b(?:gemeinde|stadt|markt|kreis|landkreis|bezirk\w*|\w*amt|samtgemeinde|comune)\b/i.test(found.value)
    ? null
    : found;
}

/** Whom a register has at which address, and since when. */
export function residence(pages: readonly Page[]): FieldsOf<'residence_certificate'> {
  const lines = linesOfAll(pages);
  const prose = proseOf(pages);
  const italian = italianPerson(lines);
  const said = search(prose, names, (_, raw) => (/^\p{Lu}/u.test(raw) ? raw.replace(/,$/, '') : null), 0.75);
  const name = nameAtCaptions(lines) ?? italian.name ?? said ?? turnedName(lines) ?? addressee(lines);
  const at = toldAt(lines, addresses, isPlace);
  const place =
    inTwoRows(lines) ??
    (at ? foundFrom(at.text, at.words, 0.85) : null) ??
    search(prose, homes, (_, raw) => raw.replace(/[,;.]$/, ''), 0.75) ??
    (name ? homeAddress(pages, name.value) : null);
  const issued =
    dayAfter(lines, /(?:^|\s)(?:datum|ausgestellt am|rilasciato il|data):?(?= \d)/) ??
    letterDay(lines) ??
    signedOf(lines).day;
  return {
    year: yearOfDay(issued),
    issue_date: issued,
    person_name: name,
    fiscal_id: italian.code ?? captionedSteuerId(lines),
    date_of_birth: birthDayOn(pages),
    address: place,
    move_in_date: dayBeside(lines, moved) ?? search(prose, moves, dayOfHit),
  };
}
