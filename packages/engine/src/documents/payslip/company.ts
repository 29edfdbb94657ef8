import { type Box, heightOf } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from './draft.ts';
import { businessNumbered } from './employer-by-number.ts';
import {
  fromColon,
  NEXT_WORD,
  withBrokenWord,
  withItsOwnWord,
  withinSentence,
  withNextRow,
  withoutTown,
} from './ends-of-names.ts';
import { letterheadOf } from './letterhead.ts';
import { listedTexts } from './listed-texts.ts';
import { companyIn, namedIn, nameOf, owner, senderIn, shopIn, tidied } from './names-in-cells.ts';
import { isNoEmployer } from './no-employer.ts';
import { stamps } from './stamps.ts';
import { textsNamed } from './text-values.ts';
import { wholeCompany } from './whole-company.ts';

const TOP = 0.38;
/** Rows from the name of a shop down to its owner. */
const ROWS_TO_OWNER = 3;
/** Rows of a block under a heading. */
const BLOCK_ROWS = 6;

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

const ofBanks = /banca|bank\b|sparkasse|kasse|cassa/i;
/** A bank that heads the sheet of its own people stands in its first rows. */
const ROWS_OF_LETTERHEAD = 2;

/** The slip of a bank's own people is headed by its name, as others name theirs beside the account. */
function bankAtHead(sheet: Sheet | undefined): readonly Word[] | null {
  const rows = sheet?.rows.slice(0, ROWS_OF_LETTERHEAD) ?? [];
  const cell = rows.flatMap(({ cells }) => cells)[0];
  const isOfAccount = rows.some(({ labels }) => labels.some(({ name }) => name === 'iban'));
  const name = cell ? companyIn(cell.words) : null;
  return name && !isOfAccount && name[0] === cell?.words[0] && ofBanks.test(nameOf(name)) ? name : null;
}

const ofBusiness =
  /\b(?:p\. ?iva|partita iva|c\. ?f\.(?: e p\. ?iva)?|cod(?:ice|\.) fisc(?:ale|\.))[:\s]+(?:IT)?\d{11}\b/i;

const seat = /^(?:sede|sitz|registergericht)\b/i;

/** "BPER Banca S.p.A. - sede legale Modena": at the foot of its own slip a firm says where it has its seat. */
function companyAtSeat(sheets: readonly Sheet[]): { readonly words: readonly Word[]; readonly page: number } | null {
  for (const { page, rows } of sheets)
    for (const { words } of rows) {
      const name = companyIn(words);
      const last = name?.at(-1);
      const next = last && words.slice(words.indexOf(last) + 1).find(({ text }) => /\p{L}/u.test(text));
      if (name && next && name[0] === words[0] && seat.test(next.text)) return { words: name, page: page.number };
    }
  return null;
}

/** Who pays: behind a label, or the first company with a legal form in the head of the slip, or whose letterhead it is. */
function findEmployer(draft: Draft, sheets: readonly Sheet[], isGerman: boolean): void {
  const listed = listedTexts(sheets, 'employer_name');
  for (const found of [...listed, ...textsNamed(sheets, 'employer_name')]) {
    if (isNoEmployer(sheets, found)) continue;
    if (isCaptioned(found.words)) {
      const block = companyUnder(
        sheets.find((one) => one.page.number === found.page),
        found.label,
      );
      // Captions that follow in the same row head no block.
      if (!block && found.side === 'right') continue;
      if (block) put(draft, 'employer_name', nameOf(block), block, found.page, certainty.likely);
      return;
    }
    const words = tidied(withinSentence(fromColon(found)));
    if (found.cost > 1.3 || words.length === 0 || words.length > 9 || !/\p{L}{3}/u.test(nameOf(words))) continue;
    if ((stamps.test(nameOf(words)) && !companyIn(words)) || isTorn(draft, words)) continue;
    if (isCutShort(draft, found, words, sheets)) return;
    const named = withItsOwnWord(found, words, sheets);
    const sheet = sheets.find((one) => one.page.number === found.page);
    const whole = isGerman ? withoutTown(named, sheets) : withNextRow(sheet, named);
    putCandidate(draft, 'employer_name', { ...found, value: nameOf(whole), words: whole }, certainty.labelled);
    return;
  }
  for (const sheet of sheets) {
    for (const [place, row] of sheet.rows.entries()) {
      if (row.baseline > sheet.page.height * TOP) break;
      const companies = row.cells.map(namedIn);
      // Whose number stands behind the name prints this paper; the bank of an account has none there.
      const isNumbered = ofBusiness.test(row.text);
      const named = companies.find((name) => name.length > 0 && (!stamps.test(nameOf(name)) || isNumbered));
      if (!named) continue;
      const words = withBrokenWord(sheet, place, named);
      if (isTorn(draft, words)) return;
      put(draft, 'employer_name', nameOf(words), words, sheet.page.number, certainty.likely);
      return;
    }
  }
  const seat = companyAtSeat(sheets);
  if (seat && !isTorn(draft, seat.words)) {
    put(draft, 'employer_name', nameOf(seat.words), seat.words, seat.page, certainty.likely);
    return;
  }
  const numbered = businessNumbered(sheets);
  if (numbered && !isTorn(draft, numbered.words)) {
    put(draft, 'employer_name', nameOf(numbered.words), numbered.words, numbered.page, certainty.likely);
    return;
  }
  const bank = bankAtHead(sheets[0]);
  if (bank && sheets[0] && !isTorn(draft, bank)) {
    put(draft, 'employer_name', nameOf(bank), bank, sheets[0].page.number, certainty.likely);
    return;
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

const wordsWithin = (sheet: Sheet | undefined, { left, top, right, bottom }: Box): readonly Word[] =>
  (sheet?.rows ?? [])
    .flatMap(({ words }) => words)
    .filter(
      ({ box }) => box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1,
    );

/** The employer with every line of the name. */
export function readEmployer(draft: Draft, sheets: readonly Sheet[], isGerman = false): void {
  findEmployer(draft, sheets, isGerman);
  const found = draft.fields.get('employer_name');
  const sheet = sheets.find(({ page }) => page.number === found?.page);
  const own = found?.box ? wordsWithin(sheet, found.box) : [];
  if (!found || !sheet || draft.noisy) return;
  const whole = wholeCompany(sheet, own);
  if (whole.length > own.length) put(draft, 'employer_name', nameOf(whole), whole, sheet.page.number, certainty.likely);
}
