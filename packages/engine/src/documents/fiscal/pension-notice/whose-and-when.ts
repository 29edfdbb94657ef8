import { monthOf } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { captionsLike } from '../ground/captions.ts';
import { computed } from '../ground/computed.ts';
import { pensionNumbersIn, wrongPensionNumbersIn } from '../ground/identifiers.ts';
import { yearFrom } from '../ground/year.ts';

const captioned = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }) => /versicherungsnummer|\bvsnr\b|\bv(?:ers)?\.?-?nr\b/.test(text));

/** Under which number the pension is kept. One that does not hold together is told where it is called one. */
export function pensionNumber(lines: readonly Line[]): Found<string> | null {
  const [right] = pensionNumbersIn(lines);
  const [wrong] = right ? [] : wrongPensionNumbersIn(captioned(lines));
  const found = right ?? wrong;
  return found ? foundFrom(found.value, found.words, right ? 0.95 : 0.6) : null;
}

const paid =
  /\b(?:rata|mese|mensilita|cedolino|pagamento|pensione)\b(?: (?:di|della|del|pensione|mese|-))* ?(?<month>[a-z]{5,9}) (?<year>20\d\d)\b/d;

const monthIn = (words: readonly PagedWord[]): Found<string> | null => {
  const [name, year, ...more] = contiguous(words);
  const month = monthOf(name?.text ?? '');
  return month && name && year && more.length === 0 && /^20\d\d$/.test(year.text)
    ? foundFrom(`${year.text}-${String(month).padStart(2, '0')}`, [name, year])
    : null;
};

/** The month that a slip pays: in a row with its caption, else in the cell below it. */
export function monthPaid(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = paid.exec(line.text);
    const month = monthOf(match?.groups?.month ?? '');
    const [from, to] = [match?.indices?.groups?.month?.[0], match?.indices?.groups?.year?.[1]];
    if (!month || from === undefined || to === undefined) continue;
    return foundFrom(`${match?.groups?.year}-${String(month).padStart(2, '0')}`, line.wordsAt(from, to));
  }
  const cells = captionsLike(lines, /^(?:rata|mese|mensilita)(?: (?:di|del) (?:pensione|pagamento))?(?= |$)/);
  return cells.flatMap(({ next, below }) => monthIn(next) ?? monthIn(below[0] ?? []) ?? [])[0] ?? null;
}

/** The year of the certificate, or that of the month that is paid. */
export function yearTold(lines: readonly Line[]): Found<number> | null {
  const month = monthPaid(lines);
  return (
    yearFrom(lines, /(?:certificato di pensione|obis\s?m)[^0-9]{0,40}\b(20\d\d)\b/) ??
    (month ? computed(Number(month.value.slice(0, 4)), [month]) : null)
  );
}
