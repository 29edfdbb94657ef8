import { plainWordsOf } from '@vesta/domain/text/fold';
import { isAddress } from '../../extraction/address-text.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import { germanAddressee } from '../fiscal/ground/german-addressee.ts';
import type { Found } from '../found.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord, type RunningText } from '../recognise/page-text.ts';
import { addresseeOf } from './addressee.ts';
import { blockBelow, blockBeside } from './block-below.ts';
import { isReadOn, marginOf } from './broken-rows.ts';
import { companyOf, inFull, isCompanyName, isHeading, letterhead, tidy, untilLegalForm } from './company-named.ts';
import { partOfForm, partyBeforeRole } from './role-behind.ts';
import { search } from './search.ts';
import type { Wording } from './wording.ts';

/** In letters of contract the parties stand on rows of their own, below a row with only a conjunction. */
function rowBelow(
  lines: readonly Line[],
  conjunction: RegExp,
  accept: (text: string) => string | null,
): Found<string> | null {
  const at = lines.findIndex((line) => conjunction.test(line.text));
  const below = at < 0 ? undefined : lines[at + 1];
  const row = below ? contiguous(below.wordsAt(0, below.text.length)) : [];
  const comma = row.findIndex((word) => word.text.endsWith(','));
  const words = comma < 0 ? row : row.slice(0, comma + 1);
  const told = words.length > 0 ? accept(words.map(({ text }) => text).join(' ')) : null;
  return told === null ? null : foundFrom(told, words, 0.75);
}

const particle = /^(?:von|van|vom|zu|zum|zur|de|der|den|di|da|del|la|le|el|al|bin)$/;
const title =
  /^(?:(?:il|la|lo)\s+)?(?:Herrn?|Frau|Sig\.?(?:ra|na)?|Signora?|Dott\.?(?:ssa)?|Dr|med|jur|phil|rer|nat|Dipl\.?-?\p{L}*|Mag|Prof|Ing|Avv|Arch|Geom|Rag|Mr|Mrs|Ms)\.?\s+/iu;

const untitled = (text: string): string => {
  const rest = text.replace(title, '');
  return rest === text ? text : untitled(rest);
};

/** A row of a form may ask for the name before it tells it: "Name: Frau Sarah Lange". */
const askedName = /^(?:(?:vor- und (?:zu|nach)?name|name, vorname|name|nome e cognome|cognome e nome|nominativo):\s*)/i;

/** Captions of the column beside, which a row runs into. */
const nameCaption = /^(?:Name|Vorname|Nachname|Familienname|Anschrift|Stra(?:ß|ss)e|Cognome|Nome|Indirizzo)$/;

/** "Muster, Erika" is Erika Muster. */
const inOrder = (name: string): string => name.replace(/^([\p{L}'’-]+), ([\p{L}'’-]+(?: [\p{L}'’-]+)?)$/u, '$2 $1');

/** The name of a person, without what people are addressed with. */
function personIn(raw: string): string | null {
  const name = untitled(inOrder(tidy(raw).replace(askedName, '')));
  const words = name.split(' ');
  const isWord = (word: string): boolean =>
    (/^\p{Lu}[\p{L}'’.-]*$/u.test(word) && !isLegalForm(word) && !nameCaption.test(word)) || particle.test(word);
  return words.length >= 2 && words.length <= 5 && words.every(isWord) ? name : null;
}

const companyIn = (raw: string): string | null => (isCompanyName(tidy(raw)) ? tidy(raw) : null);

/** A cell of a form holds the birthday and the address behind the name. */
const beforeComma = (raw: string): string => raw.split(',')[0] ?? '';

/** A cell may go on with the address of the firm; a comma within its name parts no address. */
const beforeAddress = (raw: string): string => {
  const [name = '', ...rest] = raw.split(/,\s*/);
  return isAddress(rest.join(', ')) ? name : raw;
};

const employerRoles =
  'arbeitgeber|dienstgeber|ausbildende[rn]?|ausbildungsbetrieb|ausbildungsstatte|firma|gesellschaft|unternehmen|betrieb|klinik|kanzlei|praxis|trager|datore di lavoro|datrice di lavoro|azienda|societa|impresa|agenzia';
const employeeRoles =
  'arbeitnehmer|dienstnehmer|mitarbeiter|beschaftigte[rn]?|angestellte[rn]?|auszubildende[rn]?|werkstudent|praktikant|aushilfe|arzt|arzt|lavoratore|lavoratrice|dipendente|collaboratore|collaboratrice|apprendista|tirocinante';

/** What forms print over each party; the same words stand below the signatures at the end. */
const overEmployer =
  /^(?:(?:name (?:und anschrift )?d(?:es|er) )?arbeitgebers?(?:in)?(?: \((?:firma|verleiher)(?:,? (?:und )?anschrift)?\))?|besch[aä]ftigt bei|name der firma|dienstgeber(?:in)?|ausbildungsbetrieb|ausbildende[rn]?(?: \(ausbildungsbetrieb\))?|datore di lavoro|employer):?$/;
const overEmployee =
  /^(?:(?:(?:vor- und (?:zu|nach)?name|name,? vorname|name|vorname,? (?:und )?(?:nach)?name) (?:d(?:es|er) )?)?(?:arbeitnehmer|dienstnehmer|mitarbeiter)s?(?:\/-?in|\(in\)|[:*]in|in)?|(?:besch[aä]ftigte|angestellte|auszubildende)(?:[rn]|\/[rn]|\([rn]\))?|lavoratore|lavoratrice|dipendente|employee):?$/;

/** Whom a letter goes to by its window, where it greets somebody of that surname. */
function greeted(lines: readonly Line[], prose: RunningText): Found<string> | null {
  const surname = /sehr geehrter? (?:herr|frau) (?:(?:dr|prof)\. )*([a-z\u00df-\u024f' -]+?),/.exec(prose.text)?.[1];
  const name = surname ? germanAddressee(lines, null) : null;
  return name && surname && folded(name.value).endsWith(surname) ? name : null;
}

/** Under the head of the employer a form asks for the name by a caption of its own. */
const asked =
  /^(?:denominazione(?: (?:o|\/|e) ragione sociale)?|ragione sociale|denominazione datore(?: di lavoro)?|firma|name der firma|unternehmen):?$/;
const ASKED_ROWS = 5;
/** Other captions of the same block. */
const alsoAsked =
  /^(?:c\.? ?f\b|codice|partita|p\.? ?iva|sede|indirizzo|legale|rappresentant|via|comune|cap\b|telefono|e-?mail|pec\b|settore|anschrift|adresse|stra(?:ss|ß)e|ort\b|plz|betriebsnummer|steuernummer|vertreten)/;
const companyFilledIn = (raw: string): string | null => (alsoAsked.test(raw.toLowerCase()) ? null : companyIn(raw));

function companyAsked(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    if (!overEmployer.test(line.text.replace(partOfForm, '').trim())) continue;
    const block = lines.slice(at + 1, at + 1 + ASKED_ROWS);
    const end = block.findIndex(({ text }) => overEmployee.test(text.replace(partOfForm, '').trim()));
    const own = end < 0 ? block : block.slice(0, end);
    const found = blockBeside(own, asked, companyFilledIn) ?? blockBelow(own, asked, companyFilledIn);
    if (found) return found;
  }
  return null;
}

/** A form leaves both ways to address somebody beside the name. */
const eitherWay = /^(?:herrn? ?\/ ?frau|frau ?\/ ?herrn?|sig\.? ?\/ ?sig\.?ra|il\/la sig\.?(?:\/ra)?):?$/;

const partiesHead =
  /^(?:vertrags(?:partner|parteien)|parteien|zwischen|parti(?: contraenti)?|contracting parties|parties)(?: und)?:?$/;
const ROWS_OF_PARTIES = 4;

/** "Erika Muster · Weg 80 · 20146 Hamburg" below the head of both parties, in the second row: the first is the employer's. */
function partyInRow(lines: readonly Line[]): Found<string> | null {
  const at = lines.findIndex(({ text }) => partiesHead.test(text));
  const rows = at < 0 ? [] : lines.slice(at + 1, at + 1 + ROWS_OF_PARTIES);
  const parties = rows.flatMap((line) => {
    const row = line.wordsAt(0, line.text.length);
    const sign = row.findIndex(({ text }) => /^[·•|]$/.test(text));
    const behind = row.slice(sign + 1).map(({ text }) => text.replace(/^[·•|]$/, ','));
    return sign > 0 && isAddress(behind.join(' ')) ? [row.slice(0, sign)] : [];
  });
  const [, second] = parties;
  const told = second && parties.length === 2 ? personIn(second.map(({ text }) => text).join(' ')) : null;
  return second && told !== null ? foundFrom(told, second, 0.8) : null;
}

/** Rows of a letterhead. */
const HEAD_ROWS = 3;

/** An office heads its papers with what it is: "COMUNE DI …", before a dash and one of its departments. */
function bodyAtHead(lines: readonly Line[], body: RegExp | undefined): Found<string> | null {
  for (const line of body ? lines.slice(0, HEAD_ROWS) : []) {
    const words = contiguous(line.wordsAt(0, line.text.length));
    const end = words.findIndex(({ text }) => /^[-–—|·]$/.test(text) || text.endsWith(','));
    const own = end < 0 ? words : words.slice(0, words[end]?.text.endsWith(',') ? end + 1 : end);
    const name = tidy(own.map(({ text }) => text).join(' '));
    const isNamed = body?.test(folded(name)) && own.length > 1 && isCompanyName(name) && !isHeading(name);
    const found = isNamed ? foundFrom(name, own, 0.7) : null;
    if (found) return found;
  }
  return null;
}

/** What forms ask of a party in the cells beside its name. */
const askedBeside =
  /^(?:niederlassung|sitz|anschrift|adresse|geboren am|geburtsdatum|geb\.-datum|staatsangeh(?:ö|o)rigkeit|geburtsort|nat[oa](?:\/a)? il|data (?:di )?nascita|luogo di nascita|nazionalit[aà]|cittadinanza|residenza|codice fiscale|sede(?: legale)?|indirizzo):?$/;
const overParty = new RegExp(`${overEmployer.source}|${overEmployee.source}|${askedBeside.source}`);

const inAnyOrder = (name: string): string => plainWordsOf(name).split(' ').sort().join(' ');

export function partiesOf(prose: RunningText, lines: readonly Line[], wording: Wording) {
  const margin = marginOf(lines);
  const upper = lines.slice(0, Math.ceil(lines.length / 2));
  const company = (raw: string, words: readonly PagedWord[]): string | null => {
    const name = untilLegalForm(tidy(raw));
    return isCompanyName(name) && (isReadOn(words, margin) || name !== tidy(raw)) ? name : null;
  };
  const person = (raw: string, words: readonly PagedWord[]): string | null =>
    isReadOn(words, margin) ? personIn(raw) : null;
  const employee =
    search(prose, wording.employee, (_, raw, words) => person(raw, words), 0.8) ??
    rowBelow(lines, /^(?:und|e|ed|and)$/, personIn) ??
    addresseeOf(lines, personIn) ??
    (wording.language === 'de' ? greeted(lines, prose) : null) ??
    partyBeforeRole(lines, employeeRoles, personIn) ??
    blockBeside(lines, overEmployee, (raw) => personIn(raw) ?? personIn(beforeComma(raw))) ??
    blockBeside(upper, eitherWay, personIn) ??
    blockBelow(upper, overEmployee, (raw) => personIn(raw) ?? personIn(beforeComma(raw)), overParty) ??
    partyInRow(upper);
  const isEmployee = (name: string): boolean => employee !== null && inAnyOrder(name) === inAnyOrder(employee.value);
  return {
    employer:
      rowBelow(lines, /^(?:zwischen|tra|fra|between)(?: der| dem| la societa| la ditta)?:?$/, companyIn) ??
      search(prose, wording.employer, (_, raw, words) => company(raw, words), 0.85) ??
      companyAsked(lines) ??
      partyBeforeRole(lines, employerRoles, (raw) => (isHeading(raw) ? null : companyIn(raw))) ??
      blockBeside(lines, overEmployer, (raw) => companyIn(beforeComma(raw)) ?? companyIn(raw)) ??
      blockBelow(upper, overEmployer, (raw) => companyIn(beforeAddress(raw)), overParty) ??
      bodyAtHead(lines, wording.body) ??
      inFull(lines, letterhead(lines, isEmployee) ?? companyOf(lines)),
    employee,
  };
}
