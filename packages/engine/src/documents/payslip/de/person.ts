import type { Day } from '@vesta/domain/dates/day';
import {
  birthDayInRentenversicherungsnummer,
  isRentenversicherungsnummer,
  normaliseRentenversicherungsnummer,
} from '@vesta/domain/identifiers/rentenversicherungsnummer';
import { isSteuerId, normaliseSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Candidate } from '../../../extraction/label-values.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { type CodeField, codesNamed, readCodes, readPercent, shaped } from '../codes.ts';
import { certainty, confirm, type Draft, put, putCandidate, type SlipField } from '../draft.ts';
import { likely } from '../likely.ts';
import { overRowEnd } from '../over-row-end.ts';
import { textsNamed } from '../text-values.ts';
import { readHealthFund } from './health-fund.ts';
import { readInsuredGroups } from './insured-groups.ts';
import { readLoneSteuerId } from './lone-steuer-id.ts';
import { readLoneSvNumber } from './lone-sv-number.ts';
import { readStrokedLists } from './stroked-lists.ts';
import { taxClass } from './tax-class.ts';

const level: CodeField = {
  field: 'level',
  label: 'level',
  // The tariff may stand before it, and behind it the step, which counts years and is no group: "TV-L / E 13 / 4".
  parse: shaped(
    /^(?:TV[a-zäöü]{0,3}-?[a-z]{0,4} ?\/ ?)?((?:E|EG|A|Ä|AT|B|C|R|W|S|P|KR)?\s?\d{1,2}[a-z]?|AT)(?:\s?[/-]\s?(?:Stufe )?\d)?[,;]?$/i,
  ),
  words: 6,
};

const codes: readonly CodeField[] = [
  {
    field: 'personnel_number',
    label: 'personnel_number',
    parse: shaped(
      /^([A-Z]{1,3} \d{1,5}(?: \d{1,5}){1,3}|[A-Z]{2} \d{2,5}|\d{3} \d{5}|\d{1,4} \d{4,7}(?: \d{1,5}){1,2}|(?=.*\d)(?!.*\d[OIl]|.*[OIl]\d)[\dA-Z][\dA-Z/-]{0,15}|(?:[A-Z] ?)?\d{1,3}(?: \d{3}){1,3}|\d{3,4}(?: \d{3,4}){2}|[a-z]\d{2,6})$/,
    ),
    words: 5,
  },
  { field: 'tax_class', label: 'tax_class', parse: taxClass },
  {
    field: 'contribution_group',
    label: 'contribution_group',
    // Some set each digit apart: "1 1 1 1".
    parse: (text) => shaped(/^(\d{4}|\d-\d-\d-\d|\d(?: \d){3})$/)(text)?.replaceAll(' ', '') ?? null,
    words: 4,
  },
  { field: 'person_group', label: 'person_group', parse: shaped(/^([12]\d{2})$/) },
  // "PGR / BGR" over both.
  { field: 'person_group', label: 'contribution_group', parse: shaped(/^([12]\d{2})$/) },
  { field: 'contribution_group', label: 'person_group', parse: shaped(/^(\d{4})$/) },
  { field: 'part_time_pct', label: 'part_time', parse: readPercent, words: 2 },
  level,
];

const lookalikes: Readonly<Record<string, string>> = { '5': 'S', '0': 'O', '8': 'B', '1': 'I', '2': 'Z', '6': 'G' };

/** The ninth sign is a letter; one read as a digit is put right only if the check digit then agrees. */
function svNumber(text: string): string | null {
  // In a row of several a comma or a full stop follows.
  const number = normaliseRentenversicherungsnummer(text.replace(/[,.;]$/, ''));
  if (/^\d{8}[A-Z]\d{3}$/.test(number)) return number;
  const letter = /^\d{12}$/.test(number) ? lookalikes[number.charAt(8)] : undefined;
  const mended = letter ? number.slice(0, 8) + letter + number.slice(9) : null;
  return mended && isRentenversicherungsnummer(mended) ? mended : null;
}

/** Right behind its caption, or in the next column. */
const NEXT_TO = 1.3;

const elevenDigits = (text: string): string | null => {
  const id = normaliseSteuerId(text.replace(/[.,;:)]+$/, ''));
  return /^\d{11}$/.test(id) ? id : null;
};

function readChecked(
  draft: Draft,
  sheets: readonly Sheet[],
  field: SlipField,
  label: string,
  parse: (text: string) => string | null,
  isRight: (code: string) => boolean,
): void {
  const near = codesNamed(sheets, { label, parse, words: 4 });
  const found = likely(near, 1.4);
  const broken = near.length === 0 && !draft.noisy ? overRowEnd(sheets, label, parse) : null;
  if (broken && isRight(broken.value)) {
    put(draft, field, broken.value, broken.words, broken.page, certainty.confirmed);
    confirm(draft, `${field}_check`, 'passed', { page: broken.page });
  }
  if (!found) return;
  const right = isRight(found.value);
  if (draft.noisy && !right) {
    confirm(draft, `${field}_check`, 'inconclusive', { page: found.page, box: found.box });
    return;
  }
  putCandidate(draft, field, found, right ? certainty.confirmed : certainty.likely);
  confirm(draft, `${field}_check`, right ? 'passed' : 'failed', { page: found.page, box: found.box });
}

/** What somebody does, in a few words that begin with a capital: "Tätigkeit: Sachbearbeiterin Einkauf". */
const occupation = /^\p{Lu}[\p{L}./() -]{3,}$/u;
const MOST_WORDS_OF_OCCUPATION = 4;

/** "Spezialbaufacharbeiter LG 4": the group of pay behind what somebody does. */
const withGroup = /^(\p{Lu}.{2,}?) ((?:LG|EG|VG|TG|E|A|S|P) ?\d{1,2}[a-z]?)$/u;

function readOccupationWithGroup(draft: Draft, sheets: readonly Sheet[]): void {
  for (const found of textsNamed(sheets, 'job')) {
    const [, what, group] = (found.cost < NEXT_TO && withGroup.exec(found.value)) || [];
    if (!what || !group || !occupation.test(what)) continue;
    if (!draft.fields.has('qualification'))
      putCandidate(draft, 'qualification', { ...found, value: what }, certainty.labelled);
    if (!draft.fields.has('level')) putCandidate(draft, 'level', { ...found, value: group }, certainty.labelled);
    return;
  }
}

function readOccupation(draft: Draft, sheets: readonly Sheet[]): void {
  // To which group of the staff somebody belongs tells less than what they do.
  const found = [...textsNamed(sheets, 'job'), ...textsNamed(sheets, 'staff_group')].find(
    ({ value, cost, words, label }) =>
      cost < NEXT_TO && label.distance === 0 && words.length <= MOST_WORDS_OF_OCCUPATION && occupation.test(value),
  );
  if (found) putCandidate(draft, 'qualification', found, certainty.labelled);
}

/** "Mitarbeiter 00123": a number where the name stands on other slips. */
function readNumberForName(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('personnel_number')) return;
  const found = codesNamed(sheets, { label: 'employee_name', parse: shaped(/^(\d{2,8})$/) });
  const [first] = found.filter(({ side }) => side === 'right');
  if (first && first.cost < NEXT_TO && found.every(({ value }) => value === first.value))
    putCandidate(draft, 'personnel_number', first, certainty.likely);
}

/** On the form that prints personnel number, birthday and tax class in this order the third needs no heading. */
function readClassBesideBirthday(draft: Draft, sheets: readonly Sheet[]): void {
  const birth = draft.fields.get('date_of_birth');
  if (draft.fields.has('tax_class') || !birth) return;
  const sheet = sheets.find(({ page }) => page.number === birth.page);
  const row = sheet?.rows.find(({ words }) =>
    words.some((word) => word.box.left === birth.box.left && word.text === birth.raw),
  );
  const place = row?.words.findIndex((word) => word.text === birth.raw) ?? -1;
  const word = row?.words[place + 1];
  const gap = word ? word.box.left - birth.box.right : Number.POSITIVE_INFINITY;
  if (!sheet || !word || gap > word.size * 4 || !/^[1-6]$/.test(word.text)) return;
  draft.fields.set('tax_class', {
    value: word.text,
    raw: word.text,
    page: birth.page,
    box: word.box,
    confidence: certainty.likely,
  });
}

const classAndChildren = /^(?:steuerklasse|st\.?-?kl\.?) ?\/ ?(?:kinder|ki\b|k?fb\b|zkf)/i;
const classWithChildren = /^([1-6]) ?\/ ?\d(?:[.,]\d)?$/;

/** "Steuerklasse / Kinderfreibeträge   1/0": the class before the stroke. */
function readClassWithChildren(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('tax_class')) return;
  const found = sheets.flatMap(({ page, rows }) =>
    rows.flatMap(({ cells }) => {
      const value = cells[cells.findIndex(({ text }) => classAndChildren.test(text)) + 1];
      const told = value && value !== cells[0] ? classWithChildren.exec(value.text)?.[1] : undefined;
      return value && told ? [{ told, words: value.words, page: page.number }] : [];
    }),
  );
  const [first] = found;
  if (first && found.every(({ told }) => told === first.told))
    put(draft, 'tax_class', first.told, first.words, first.page, certainty.labelled);
}

/** "Grundgehalt A 12 Stufe 9": what an office is paid by stands in the row of its pay. */
const officePay = /^(?:grundgehalt|grundbezug) (?:bes(?:oldungs)?gr(?:uppe|\.)? )?([ABCRW] ?\d{1,2})\b/i;

function readOfficeGroup(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('level')) return;
  const found = sheets.flatMap(({ page, rows }) =>
    rows.flatMap(({ text, words }) => {
      const group = officePay.exec(text.replace(/^\d{3,5} /, ''))?.[1];
      return group ? [{ group, words: words.filter((word) => group.includes(word.text)), page: page.number }] : [];
    }),
  );
  const [first] = found;
  if (first && found.every(({ group }) => group === first.group))
    put(draft, 'level', first.group, first.words, first.page, certainty.labelled);
}

const shortGroup = /^(?:EG|LG|VG|TG)$/;
const FARTHEST_OF_GROUP = 1.4;

/** "EG 7": where the caption is the short name of the group itself, it belongs to the value. */
function readGroupOfTariff(draft: Draft, sheets: readonly Sheet[]): void {
  const nameOf = ({ label }: Candidate<unknown>) => label.words.at(-1);
  // "Entgeltgruppe EG 8": behind the caption in full it is one as well.
  const found = codesNamed(sheets, level).find(
    (one) => one.cost <= FARTHEST_OF_GROUP && one.side === 'right' && shortGroup.test(nameOf(one)?.text ?? ''),
  );
  const name = found && nameOf(found);
  if (!found || !name) return;
  put(draft, 'level', `${name.text} ${found.value}`, [name, ...found.words], found.page, certainty.labelled);
}

/** Who it is to the tax office and the insurers. Anything blacked out is simply not there. */
export function readGermanPerson(draft: Draft, sheets: readonly Sheet[], layout: string | null, today: Day): void {
  readCodes(draft, sheets, codes);
  readClassWithChildren(draft, sheets);
  readNumberForName(draft, sheets);
  if (layout === 'datev') readClassBesideBirthday(draft, sheets);
  readChecked(draft, sheets, 'sv_number', 'sv_number', svNumber, isRentenversicherungsnummer);
  readChecked(draft, sheets, 'fiscal_id', 'fiscal_code', elevenDigits, isSteuerId);
  readLoneSteuerId(draft, sheets);
  readLoneSvNumber(draft, sheets);
  readHealthFund(draft, sheets);
  readOccupation(draft, sheets);
  readOccupationWithGroup(draft, sheets);
  readGroupOfTariff(draft, sheets);
  readOfficeGroup(draft, sheets);
  readInsuredGroups(draft, sheets);
  readStrokedLists(draft, sheets);
  const [number, birth] = [draft.fields.get('sv_number')?.value, draft.fields.get('date_of_birth')?.value];
  const named = typeof number === 'string' ? birthDayInRentenversicherungsnummer(number, today) : null;
  if (named && birth)
    confirm(draft, 'payslip_birth_in_sv_number', named === birth ? 'passed' : 'failed', { expected: named });
}
