import { heightOf, widthOf } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import { parseAmount } from '../../extraction/amount.ts';
import { type Label, type LabelIndex, type Sheet, sheetOf } from '../../extraction/labels.ts';
import { withJoinedAmounts } from '../../extraction/ruled-amounts.ts';
import { withBlanks } from './blanks.ts';
import { withPartiesApart } from './blocks-of-parties.ts';
import { withCaptionsFirst } from './captions-below.ts';
import { withJoinedRates } from './joined-rates.ts';

/** Blocks that recount older months begin with a heading of their own and come after the month's own result. */
function recalculation(sheet: Sheet, isFirstPage: boolean): Label | null {
  const results = [...(sheet.byName.get('net') ?? []), ...(sheet.byName.get('paid_amount') ?? [])];
  // A later page without any result may be nothing but such a block.
  const first = results.length === 0 && !isFirstPage ? -1 : Math.min(...results.map((label) => label.row));
  const headings = (sheet.byName.get('recalculation') ?? []).filter((label) => {
    const row = sheet.rows[label.row];
    // "*** Rückrechnungs-Periode … ***": signs before it are no words.
    const opensCell =
      row?.cells.some((cell) => cell.words.find(({ text }) => /[\p{L}\d]/u.test(text)) === label.words[0]) ?? false;
    return opensCell && label.row > first && !row?.words.some((word) => parseAmount(word.text) !== null);
  });
  return headings.sort((a, b) => a.row - b.row)[0] ?? null;
}

/** The pages of a slip with their labels; what recounts older months is left out. */
export function payslipSheets(pages: readonly Page[], index: LabelIndex): Sheet[] {
  return pages.map((page, place) => {
    const whole = sheetOf(withJoinedRates(withJoinedAmounts(withBlanks(page))), index);
    const heading = recalculation(whole, place === 0);
    if (!heading) return withPartiesApart(withCaptionsFirst(whole));
    const after = whole.byName.get('yearly')?.find((label) => label.row > heading.row);
    const words = whole.page.words.filter(
      ({ baseline }) => baseline < heading.box.top || (after !== undefined && baseline >= after.box.top),
    );
    return withPartiesApart(withCaptionsFirst(sheetOf({ ...whole.page, words }, index)));
  });
}

/** Share of a page that the picture of a scan covers. */
const COVERED = 0.5;

/** Whether a page is print itself: no picture lies below its words that they could have been read from. */
export const isPrint = ({ origin, width, height, images }: Page): boolean =>
  origin === 'text' && images.every(({ box }) => widthOf(box) * heightOf(box) < width * height * COVERED);

/** Signs that a scan puts where forms have rules and dots, and that no program prints on a slip. */
const junk = /[‚®\\ı{}~¢]|^[|!lIıi,.'"_]$/u;
/** Print leads with these from a caption to its figure. */
const leader = /^[._]$/;
const MUCH_JUNK = 0.02;
const FEW_MISTAKES = 0.04;
const MANY_MISTAKES = 0.15;

/** Whether the print shows the mistakes of a scan: pages read from pixels, or labels with wrong letters amid junk. */
export function isNoisy(sheets: readonly Sheet[]): boolean {
  if (sheets.some(({ page }) => page.origin === 'ocr')) return true;
  const labels = sheets.flatMap((sheet) => sheet.labels);
  const words = sheets.flatMap(({ page }) => page.words);
  const mistaken = labels.filter((label) => label.distance > 0).length;
  const isAllPrint = sheets.every(({ page }) => isPrint(page));
  const strange = words.filter(({ text }) => junk.test(text) && !(isAllPrint && leader.test(text))).length;
  const isJunk = strange > words.length * MUCH_JUNK;
  // Print without a picture below it was not read from one: captions in other words are no mistakes.
  if (mistaken < 2 || (!isJunk && isAllPrint)) return false;
  return mistaken > labels.length * (isJunk ? FEW_MISTAKES : MANY_MISTAKES);
}
