import type { Page } from '../../evidence/page.ts';
import { dayIn } from '../fiscal/cu/read-points.ts';
import { accountTold } from '../fiscal/ground/account-told.ts';
import { amountBeside } from '../fiscal/ground/cell-figures.ts';
import { dayNear } from '../fiscal/ground/day-near.ts';
import { italianPerson } from '../fiscal/ground/italian-person.ts';
import { yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { type Line, linesOfAll } from '../recognise/page-text.ts';

const paid =
  /(?:estremi del versamento|data (?:di |del |dell')?(?:versamento|pagamento|addebito|esecuzione|operazione)|versat[oa] il|pagat[oa] il|eseguit[oa] (?:il|in data))(?: data| \(?giorno mese anno\)?)?:?/;

/** The form has a cell for each part of a day: 30 06 2026. */
function dayInCells(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const match = paid.exec(line.text);
    if (!match) continue;
    const behind = line.wordsAt(match.index + match[0].length, line.text.length);
    const rows = [behind, ...lines.slice(at + 1, at + 3).map((next) => next.wordsAt(0, next.text.length))];
    for (const words of rows) {
      const parts = words.filter(({ text }) => /^\d{1,4}$/.test(text)).slice(0, 3);
      const day = parts.length === 3 ? dayIn(parts) : null;
      if (day) return day;
    }
  }
  return null;
}

/** Under the head of that part of the form, the day stands behind a caption of its own. */
function dayUnderHead(lines: readonly Line[]): Found<string> | null {
  const at = lines.findIndex(({ text }) => /^estremi del versamento\b/.test(text));
  return at < 0 ? null : dayNear(lines.slice(at + 1, at + 3), /^data\b:?/);
}

/** Below the sum of all, the form ends with the day by itself. */
function dayBelowSum(lines: readonly Line[]): Found<string> | null {
  const at = lines.findLastIndex(({ text }) => /saldo finale/.test(text));
  const row = at < 0 ? undefined : lines.slice(at + 1, at + 4).find(({ text }) => /^data:? \d/.test(text));
  return row ? dayNear([row], /^data\b:?/) : null;
}

/** Who paid what to the state, and when. */
export function f24(pages: readonly Page[]): FieldsOf<'f24'> {
  const lines = linesOfAll(pages);
  const person = italianPerson(lines);
  const paidOn = dayNear(lines, paid) ?? dayUnderHead(lines) ?? dayInCells(lines) ?? dayBelowSum(lines);
  return {
    year: yearOfDay(paidOn),
    person_name: person.name,
    fiscal_id: person.code,
    total_paid: amountBeside(
      lines,
      /saldo (?:finale|(?:della )?delega)(?: \(?euro\)?)?(?: [+-])?|(?:totale|importo) (?:versato|pagato|addebitato|(?:della )?delega)(?: euro)?|importo totale(?: della delega| del versamento)?/,
    ),
    tax_paid: amountBeside(lines, /saldo ?\(? ?a ?[-–] ?b ?\)?/),
    contributions_paid: amountBeside(lines, /saldo ?\(? ?c ?[-–] ?d ?\)?/),
    payment_date: paidOn,
    iban: accountTold(lines),
  };
}
