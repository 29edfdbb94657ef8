import type { Day } from '@vesta/domain/dates/day';
import { parseCompactDay, parseDay, parseSortedDay } from '../../extraction/day-text.ts';
import { type Candidate, candidatesNamed } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, putCandidate, type SlipField } from './draft.ts';
import { likely } from './likely.ts';

const YOUNGEST = 14;
const OLDEST = 100;
/** Contracts are made ahead, but not by more than this many years. */
const AHEAD = 6;

interface DateField {
  readonly field: SlipField;
  readonly label: string;
  /** Latest year in which it can lie, counted from the year of the slip. */
  readonly latest: number;
  readonly earliest: number;
}

const dateFields: readonly DateField[] = [
  { field: 'date_of_birth', label: 'birth', latest: -YOUNGEST, earliest: -OLDEST },
  { field: 'hire_date', label: 'hire', latest: 0, earliest: -60 },
  { field: 'seniority_date', label: 'seniority', latest: 0, earliest: -60 },
  { field: 'end_date', label: 'end', latest: AHEAD, earliest: -1 },
];

const ofContract: ReadonlySet<string> = new Set(['contract', 'contract_fixed', 'contract_apprentice', 'hire']);

/** Since or until when something holds, in the row that says how long the contract runs: then the contract does. */
const isOfContract =
  (sheets: readonly Sheet[], names: ReadonlySet<string>) =>
  ({ page, label }: Candidate<Day>): boolean =>
    sheets.some(
      (sheet) => sheet.page.number === page && sheet.rows[label.row]?.labels.some(({ name }) => names.has(name)),
    );

/** Captions that tell such a day only in the row of the contract. */
const besides: Readonly<Partial<Record<SlipField, readonly { label: string; beside: ReadonlySet<string> }[]>>> = {
  hire_date: [{ label: 'since', beside: new Set(['contract']) }],
  end_date: [{ label: 'expires', beside: ofContract }],
};

/** The days of a working life, each behind its own label and within reason. */
export function readDates(draft: Draft, sheets: readonly Sheet[], today: Day): void {
  const period = draft.fields.get('period')?.value;
  const year = Number((typeof period === 'string' ? period : today).slice(0, 4));
  for (const { field, label, latest, earliest } of dateFields) {
    const parse = (raw: string): Day | null => {
      // The last word of a sentence.
      const text = raw.replace(/(?<=\d{4})[.,;:)]+$/, '');
      const day = parseDay(text, year + latest) ?? parseSortedDay(text) ?? parseCompactDay(text, year + latest);
      // "Abrechnungsdatum" is a letter off "Anrechnungsdatum": nobody has served since a day after the month that is paid.
      if (field === 'seniority_date' && day !== null && typeof period === 'string' && day.slice(0, 7) > period)
        return null;
      const of = day === null ? 0 : Number(day.slice(0, 4));
      return of <= year + latest && of >= year + earliest ? day : null;
    };
    const named = (name: string): Candidate<Day>[] =>
      sheets.flatMap((sheet) => candidatesNamed(sheet, name, { parse, words: 3 }));
    const found = named(label);
    const others =
      found.length > 0
        ? []
        : (besides[field] ?? []).flatMap(({ label: name, beside }) => named(name).filter(isOfContract(sheets, beside)));
    const clear = likely([...found, ...others].sort((a, b) => a.cost - b.cost));
    if (clear) putCandidate(draft, field, clear, certainty.labelled);
    if (field === 'seniority_date') putFirstEntry(draft, likely(named('first_entry')));
  }
}

/** "Betriebseintritt", "Ersteintritt": beside another day of entry it is the one that counts for seniority, alone it is the hire. */
function putFirstEntry(draft: Draft, found: Candidate<Day> | null): void {
  const field = draft.fields.has('hire_date') ? 'seniority_date' : 'hire_date';
  if (found && !draft.fields.has(field)) putCandidate(draft, field, found, certainty.labelled);
}
