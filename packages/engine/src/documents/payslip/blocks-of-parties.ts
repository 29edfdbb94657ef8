import type { Row, Sheet } from '../../extraction/labels.ts';
import { relabelled } from './relabelled.ts';

/** What captions of the block of an employer announce: the same words stand in the block of the employee below. */
const ofEmployer: Readonly<Record<string, string>> = { employee_name: 'employer_name', fiscal_code: 'employer_code' };
/** Rows of one block at most. */
const LONGEST = 8;

/** A row that is nothing but a heading: "DATORE DI LAVORO", "LAVORATORE". */
function headingOf({ labels, cells, words }: Row): string | null {
  const [label, ...more] = labels;
  const own = words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  return label && more.length === 0 && cells.length === 1 && own.every((word) => label.words.includes(word))
    ? label.name
    : null;
}

/** Rows of the block of the employer, where one of the employee follows. */
function employersRows(rows: readonly Row[]): ReadonlySet<number> {
  const from = rows.findIndex((row) => headingOf(row) === 'employer_name');
  const to = rows.findIndex((row, at) => at > from && headingOf(row) === 'employee_name');
  const isBlock = from >= 0 && to > from + 1 && to - from <= LONGEST;
  return new Set(isBlock ? Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at) : []);
}

/**
 * Who employs at home is a person: "Datore di lavoro: cognome e nome, codice fiscale" stands above the same captions of
 * whoever works there. The heading says whose they are.
 */
export function withPartiesApart(sheet: Sheet): Sheet {
  const own = employersRows(sheet.rows);
  if (own.size === 0) return sheet;
  return relabelled(sheet, (label) => {
    const name = own.has(label.row) ? ofEmployer[label.name] : undefined;
    return name ? { ...label, name } : label;
  });
}
