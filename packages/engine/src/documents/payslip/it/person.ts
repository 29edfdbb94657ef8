import type { Day } from '@vesta/domain/dates/day';
import { decodeFiscalCode } from '@vesta/domain/fiscal-code/decode';
import { isPartitaIva, normalisePartitaIva } from '@vesta/domain/identifiers/partita-iva';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../../evidence/page.ts';
import { parseDay } from '../../../extraction/day-text.ts';
import { type Candidate, wordsRightOf } from '../../../extraction/label-values.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { type CodeField, codesNamed, readCodes, readPercent, shaped } from '../codes.ts';
import { certainty, confirm, type Draft, put, putCandidate, type SlipField } from '../draft.ts';
import { likely } from '../likely.ts';
import { withNextLine } from '../next-line.ts';
import { isPrint } from '../sheets.ts';
import { textsNamed } from '../text-values.ts';
import { type PersonCode, personCodes, standsBeside } from './fiscal-codes.ts';
import { levelOf, readLevelInWords, readLevelOfCategory, readOwnLevel, readParameter } from './level.ts';
import { agrees, isNamedAsEmployer, labelledNames, readItalianName } from './names.ts';
import { readPlacing } from './placing.ts';
import { readUncaptioned } from './uncaptioned.ts';

/** Public offices have areas in place of levels. */
const areaOf = /^area \p{L}/iu;
/** A text farther from its caption than this is another's. */
const NEAR = 1.3;
const MOST_WORDS_OF_AGREEMENT = 8;
const MOST_WORDS_OF_TITLE = 7;
/** A sentence goes on behind the word for the agreement: "secondo il CCNL delle agenzie". */
const ofSentence = /^(?:de[il]|dell[aeo'’]|degli|di|per|e|ed|in|che|applicat[oa])\b/;

const codes: readonly CodeField[] = [
  {
    field: 'personnel_number',
    label: 'personnel_number',
    parse: shaped(
      /^((?=.*\d)(?!.*\d[OIl]|.*[OIl]\d)[\dA-Z][\dA-Z/.-]{0,11}|(?:[A-Z] ?)?\d{3}(?: \d{3}){1,3}|0\d(?: \d{3,4}){1,2})$/,
    ),
    words: 5,
  },
  { field: 'part_time_pct', label: 'part_time', parse: readPercent, words: 2 },
  {
    field: 'level',
    label: 'level',
    parse: levelOf,
    words: 2,
  },
];

/** Alone in a cell it says what kind of worker somebody is, under any caption or none. */
const kindOfWorker = /^(?:operai[oa]|impiegat[oa]|dirigente|quadro)$/i;

function readLoneQualification(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy || draft.fields.has('qualification')) return;
  const found = sheets.flatMap(({ page, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ words, text }) => (kindOfWorker.test(text) ? [{ words, text, page }] : [])),
    ),
  );
  const [first] = found;
  if (first && found.every(({ text }) => text.toLowerCase() === first.text.toLowerCase()))
    put(draft, 'qualification', first.text, first.words, first.page.number, certainty.likely);
}

/** Beside other numbers of the person, the word for it tells the one that the employer gave. */
function readOwnNumber(draft: Draft, sheets: readonly Sheet[]): void {
  const [number] = codes;
  if (draft.fields.has('personnel_number') || !number) return;
  const found = codesNamed(sheets, number).filter(({ label }) => label.words.some(({ text }) => /^matr/i.test(text)));
  const own = likely(found);
  if (own) putCandidate(draft, 'personnel_number', own, certainty.labelled);
}

const qualifications = /^(?:operai[oa]|impiegat[oa]|quadr[oi]|dirigente|apprendista|funzionari[oa])/i;

/** What stands behind a caption may be the rest of the caption. */
const captions = /^(?:livello|liv\.?|mansione|categoria|contratto|ccnl|data|codice|tipo|matricola)\b/i;

/** Whether a number of a company already stands behind its label: what follows is somebody else's. */
const hasOwnNumber = (sheet: Sheet, label: Label): boolean =>
  wordsRightOf(sheet, label).some(({ text }) => /^(?:IT)?\d{11}$/.test(text.replace(/[.,;:]+$/, '')));

/** "AZ. AGRICOLA BONFANTI CARLO   C.F. …": a business that bears the name of its owner has the owner's code. */
const firm =
  /^(?:az|azienda|ditta|impresa|studio|farmacia|trattoria|ristorante|bar|panificio|salone|officina|autofficina|cascina|agriturismo|negozio|parrucchier\w*) /;
const isOfFirm = ({ sheet, row }: PersonCode): boolean => firm.test(plainWordsOf(sheet.rows[row]?.text ?? ''));

/** Whoever reckons for others signs the slip with numbers and codes of their own, as does the maker of their program. */
const maker =
  /\b(?:consulent[ei]|elaborat[oa]|elaborazione|intermediari[oa]|commercialist[ai]|software|ced|lohnburo|teamsystem|zucchetti|studio (?:paghe|dott|rag|associato))\b/;

const isOfMaker = (text: string): boolean => maker.test(plainWordsOf(text));

/** A person's code beside the company's own label is the owner's, not the employee's. */
function employeeCode(found: readonly PersonCode[], sheets: readonly Sheet[]): PersonCode | null {
  const isBeside = (code: PersonCode, name: string): boolean =>
    (code.sheet.byName.get(name) ?? []).some((label) => standsBeside(code, label));
  const isOwners = (code: PersonCode): boolean =>
    (code.sheet.byName.get('employer_code') ?? []).some(
      (label) => standsBeside(code, label) && !hasOwnNumber(code.sheet, label),
    );
  const others = found.filter((code) => !isOwners(code) || isBeside(code, 'fiscal_code'));
  const right = others.filter((code) => code.isRight);
  const pool = right.length > 0 ? right : others;
  const [first] = pool;
  if (new Set(pool.map(({ code }) => code)).size <= 1) return first ?? null;
  // A private employer has a code as well: the employee's is the one that was made from the employee's name.
  const names = labelledNames(sheets).map(({ words }) => words.map((word) => word.text));
  const named = new Set(pool.filter(({ code }) => names.some((name) => agrees(name, code))).map(({ code }) => code));
  if (named.size === 1) return pool.find(({ code }) => named.has(code)) ?? null;
  const employees = pool.filter((code) => !isNamedAsEmployer(code.sheet, code.code) && !isOfFirm(code));
  if (new Set(employees.map(({ code }) => code)).size === 1) return employees[0] ?? null;
  // Whoever made the slip signs it with a code as well.
  const ofOthers = pool.filter(({ sheet, row }) => !isOfMaker(sheet.rows[row]?.text ?? ''));
  if (new Set(ofOthers.map(({ code }) => code)).size === 1) return ofOthers[0] ?? null;
  const labelled = pool.filter((code) => isBeside(code, 'fiscal_code'));
  return labelled.length === 1 ? (labelled[0] ?? null) : null;
}

/** The day of birth that the code tells, where the slip prints it: "Padova 02/12/69" needs no caption then. */
function putBirthDay(draft: Draft, sheets: readonly Sheet[], born: Day): void {
  const latest = Number(born.slice(0, 4));
  for (const { page, rows } of sheets) {
    const word = rows
      .flatMap(({ words }) => words)
      .find(({ text }) => parseDay(text.replace(/^[(]|[.,;)]+$/g, ''), latest) === born);
    if (!word) continue;
    put(draft, 'date_of_birth', born, [word], page.number, certainty.labelled);
    return;
  }
}

function readFiscalCode(draft: Draft, sheets: readonly Sheet[], today: Day): void {
  const code = employeeCode(personCodes(sheets), sheets);
  if (!code) return;
  const page = code.sheet.page.number;
  // Odd captions make a slip look misread; a code that is printed in one word says what it says.
  if (draft.noisy && !code.isRight && !isPrint(code.sheet.page)) {
    confirm(draft, 'fiscal_id_check', 'inconclusive', { page });
    return;
  }
  put(draft, 'fiscal_id', code.code, code.words, page, code.isRight ? certainty.confirmed : certainty.contradicted);
  confirm(draft, 'fiscal_id_check', code.isRight ? 'passed' : 'failed', { page });
  const birth = draft.fields.get('date_of_birth')?.value;
  const named = code.isRight ? (decodeFiscalCode(code.code, { today })?.birthDay ?? null) : null;
  if (birth && named)
    confirm(draft, 'payslip_birth_in_fiscal_code', named === birth ? 'passed' : 'failed', { expected: named });
  if (!birth && named) putBirthDay(draft, sheets, named);
}

/** Who employs at home is a person with a code of a person, made from the name of the employer. */
function putCodeOfHousehold(draft: Draft, sheets: readonly Sheet[]): void {
  const own = draft.fields.get('fiscal_id')?.value;
  const others = personCodes(sheets).filter(({ code, isRight }) => isRight && code !== own);
  const [other] = others;
  if (draft.noisy || !own || !other || others.some(({ code }) => code !== other.code)) return;
  const names = textsNamed(sheets, 'employer_name').map(({ words }) => words.map(({ text }) => text));
  // "Trattoria Da Gino di Gino Corradi": the name of the owner is part of that of the firm.
  const isNamed = names.some((name) =>
    name.some((_, start) => name.some((__, end) => end > start && agrees(name.slice(start, end + 1), other.code))),
  );
  if (isNamed) put(draft, 'employer_id', other.code, other.words, other.sheet.page.number, certainty.confirmed);
}

function readEmployerCode(draft: Draft, sheets: readonly Sheet[]): void {
  const parse = (text: string): string | null => {
    const number = normalisePartitaIva(text.replace(/^(?:c\.?f\.?|p\.?\s?iva):?/i, ''));
    return /^\d{11}$/.test(number) ? number : null;
  };
  // Whoever made the slip prints a number of their own at its foot.
  const isOfOthers = ({ page, words: [word] }: Candidate<string>): boolean =>
    sheets.some(
      (sheet) =>
        sheet.page.number === page &&
        sheet.rows.some(({ cells }) => cells.some((cell) => word && cell.words.includes(word) && isOfMaker(cell.text))),
    );
  const found = [
    ...codesNamed(sheets, { label: 'employer_code', parse }),
    ...codesNamed(sheets, { label: 'fiscal_code', parse }),
  ].filter((one) => !isOfOthers(one));
  const checked = found.find(({ value }) => isPartitaIva(value));
  const code = checked ?? found[0];
  if (!code) putCodeOfHousehold(draft, sheets);
  if (!code || code.cost > 2 || (draft.noisy && !checked)) return;
  putCandidate(draft, 'employer_id', code, checked ? certainty.confirmed : certainty.contradicted);
  confirm(draft, 'employer_id_check', checked ? 'passed' : 'failed', { page: code.page, box: code.box });
}

/** "DOC. SC. SEC. I GRADO", "Angestellte/Impiegata", "COMUNE - AREA 3" */
const isTitle = (text: string): boolean => /^\p{Lu}[\p{L}\s.'/-]{3,}\d?$/u.test(text) && !captions.test(text);

function readWords(
  draft: Draft,
  sheets: readonly Sheet[],
  field: SlipField,
  label: string,
  accepts: (text: string) => boolean,
  most: number,
): void {
  const found = textsNamed(sheets, label).find(
    ({ value, cost, words }) => cost < NEAR && words.length <= most && accepts(value),
  );
  if (found) putCandidate(draft, field, found, certainty.labelled);
}

/** "Pubblici Esercizi (FIPE) Giornate di chiamata: 13": what a colon ends is a caption, from its capital on. */
function beforeCaption(words: readonly Word[]): readonly Word[] {
  const colon = words.findIndex(({ text }, at) => at > 0 && /\p{L}:$/u.test(text));
  const start = words.slice(0, colon + 1).findLastIndex(({ text }) => /^\p{Lu}/u.test(text));
  return colon > 0 && start > 0 ? words.slice(0, start) : words;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** What a caption for the contract may ask as well. */
const kindOfTerm = /^(?:(?:a )?t(?:empo|\.)? ?)?(?:in)?det(?:erm(?:inato)?)?\.?$/i;

const afterAgreement =
  /^(?:liv(?:\.|ello)?|deposito|filiale|sede|reparto|unità|parametro|qualifica|matr(?:\.|icola)?):?$/i;

/** "CCNL Pubblici esercizi liv. 5": the name of the agreement ends where the level begins, or the place of work. */
function readAgreement(draft: Draft, sheets: readonly Sheet[]): void {
  for (const { cost, words, ...found } of textsNamed(sheets, 'ccnl')) {
    const end = words.findIndex(({ text }, at) => at > 0 && afterAgreement.test(text));
    const whole = beforeCaption(end < 0 ? words : words.slice(0, end));
    // "CCNL APPLICATO (UTILIZZATORE)": of the caption itself.
    if (ofSentence.test(whole[0]?.text ?? '') || /^\(.*\)$/.test(textOf(whole))) continue;
    const comma = whole.findIndex(({ text }) => text.endsWith(','));
    const isCut = comma >= 0 && /^\d/.test(whole[comma + 1]?.text ?? '');
    const own = isCut
      ? whole.slice(0, comma + 1)
      : draft.noisy || end >= 0
        ? whole
        : withNextLine(sheets, found, whole);
    const value = textOf(own).replace(/,$/, '');
    if (cost >= NEAR || own.length > MOST_WORDS_OF_AGREEMENT || !/\p{L}{4}/u.test(value) || kindOfTerm.test(value))
      continue;
    putCandidate(draft, 'ccnl', { ...found, cost, words: own, value }, certainty.labelled);
    const level = draft.fields.has('level') ? null : levelOf(words[end + 1]?.text ?? '');
    if (end > 0 && level) put(draft, 'level', level, words.slice(end + 1, end + 2), found.page, certainty.labelled);
    return;
  }
}

/** Who it is, and in which place within the collective agreement. */
export function readItalianPerson(draft: Draft, sheets: readonly Sheet[], today: Day): void {
  readFiscalCode(draft, sheets, today);
  readItalianName(draft, sheets);
  readEmployerCode(draft, sheets);
  readCodes(draft, sheets, codes);
  readOwnLevel(draft, sheets);
  readOwnNumber(draft, sheets);
  readUncaptioned(draft, sheets);
  readPlacing(draft, sheets);
  readLevelOfCategory(draft, sheets);
  readParameter(draft, sheets);
  if (!draft.fields.has('level'))
    readWords(draft, sheets, 'level', 'level', (text) => areaOf.test(text), MOST_WORDS_OF_TITLE);
  readLevelInWords(draft, sheets);
  if (!draft.fields.has('qualification'))
    readWords(draft, sheets, 'qualification', 'qualification', (text) => qualifications.test(text), 4);
  if (!draft.fields.has('qualification'))
    readWords(draft, sheets, 'qualification', 'qualification', isTitle, MOST_WORDS_OF_TITLE);
  readLoneQualification(draft, sheets);
  // What somebody does tells the kind of worker where it is called by that: "Mansione: impiegata amministrativa".
  if (!draft.fields.has('qualification'))
    readWords(draft, sheets, 'qualification', 'job', (text) => qualifications.test(text), 4);
  if (!draft.fields.has('qualification'))
    readWords(draft, sheets, 'qualification', 'level', (text) => qualifications.test(text), 4);
  if (!draft.fields.has('qualification') && !draft.noisy)
    readWords(draft, sheets, 'qualification', 'job', isTitle, MOST_WORDS_OF_TITLE);
  readAgreement(draft, sheets);
}
