import type { Word } from '../../../evidence/page.ts';
import { parseDay } from '../../../extraction/day-text.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from '../draft.ts';
import { textsNamed } from '../text-values.ts';

const kinds = [
  ['contract_apprentice', 'apprentice'],
  ['contract_agency', 'agency'],
  ['contract_fixed', 'fixed_term'],
  ['contract_open', 'open_ended'],
] as const;

/** Short forms count only behind the label of the contract itself. */
const short: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:t\.?\s?i\.?|(?:a\s)?(?:t\.?\s?|tempo\s)?ind(?:et(?:erm(?:inato)?)?)?\.?(?: (?:a )?tempo (?:pieno|parziale)| (?:full|part)[- ]time)?|[oc]ti)$/i,
    'open_ended',
  ],
  [
    /^(?:t\.?\s?d\.?|(?:a\s)?(?:t\.?\s?|tempo\s)?det(?:erm(?:inato)?)?\.?|[oc]td)(?=$|\s+(?:fino|sino|al|scad))/i,
    'fixed_term',
  ],
  // "Supplenza breve T.D.": behind a word for the post, the short form keeps its dots.
  [/^supplenza\b|\st\.\s?d\.$/i, 'fixed_term'],
  [/\st\.\s?i\.$/i, 'open_ended'],
  [/^appr/i, 'apprentice'],
  [/^sommin/i, 'agency'],
];

const lone: Readonly<Record<string, string>> = { 'T.I.': 'open_ended', 'T.D.': 'fixed_term' };

/** "T.D. fino al 31/07/2027" */
const untilDay = /^t\.\s?d\.\s+(?:fino|sino)\s+al?\s+\d/i;

/** The short form with its dots, in a cell of its own: nothing else is written like that. */
function readLoneMark(draft: Draft, sheets: readonly Sheet[]): boolean {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap(({ cells }) =>
      cells.flatMap(({ text, words }) => {
        const kind = lone[text.replace(/\s/g, '').toUpperCase()] ?? (untilDay.test(text) ? 'fixed_term' : undefined);
        return kind ? [{ kind, words, page: sheet.page.number }] : [];
      }),
    ),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ kind }) => kind)).size > 1) return false;
  put(draft, 'contract_type', first.kind, first.words, first.page, certainty.labelled);
  if (first.kind === 'fixed_term')
    putEnd(
      draft,
      sheets.find(({ page }) => page.number === first.page),
      first.words,
    );
  return true;
}

const ends = /(?:\bscad(?:enza|e)?\.?|\bfino al|\bsino al|\btermine|\bal)\s*:?\s*(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/i;

/** Behind the words for a fixed term a slip says when it ends. */
function readEndBeside(draft: Draft, sheet: Sheet | undefined, label: Label): void {
  const row = sheet?.rows[label.row];
  const last = label.words.at(-1);
  if (!row || !last) return;
  putEnd(draft, sheet, row.words.slice(row.words.indexOf(last) + 1));
}

function putEnd(draft: Draft, sheet: Sheet | undefined, behind: readonly Word[]): void {
  if (!sheet || draft.fields.has('end_date')) return;
  const match = ends.exec(behind.map(({ text }) => text).join(' '));
  const day = match?.[1] ? parseDay(match[1]) : null;
  const words = behind.filter(({ text }) => match?.[1] !== undefined && text.includes(match[1]));
  const hired = draft.fields.get('hire_date')?.value;
  if (day && (typeof hired !== 'string' || day > hired))
    put(draft, 'end_date', day, words, sheet.page.number, certainty.labelled);
}

const day = String.raw`(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})`;
const term = new RegExp(String.raw`(?:^|\s|:)${day}\s*(?:-|–|—|al|a|fino al|sino al)\s*${day}(?=\s|[,;.)]|$)`, 'i');
const ofContract = new Set(['contract', 'ccnl', 'contract_fixed', 'hire', 'end']);

/** "Contratto T.D. 07/01/2026 - 09/06/2026": from when to when somebody works, behind the word for the contract. */
function readTerm(draft: Draft, sheets: readonly Sheet[]): void {
  const period = draft.fields.get('period')?.value;
  if (typeof period !== 'string' || draft.fields.has('end_date')) return;
  for (const { page, rows } of sheets)
    for (const { labels, words } of rows) {
      const label = labels.find(({ name }) => ofContract.has(name));
      const behind = label ? words.filter(({ box }) => box.left >= label.box.left) : [];
      const [, from = '', to = ''] = term.exec(behind.map(({ text }) => text).join(' ')) ?? [];
      const [start, end] = [parseDay(from), parseDay(to)];
      // The month that is paid lies within; days of the month itself are no contract's.
      if (!start || !end || start.slice(0, 7) > period || end.slice(0, 7) < period) continue;
      if (start.slice(0, 7) === end.slice(0, 7)) continue;
      const own = (text: string) => behind.filter((word) => word.text.includes(text));
      if (!draft.fields.has('hire_date')) put(draft, 'hire_date', start, own(from), page.number, certainty.labelled);
      put(draft, 'end_date', end, own(to), page.number, certainty.labelled);
      return;
    }
}

/** How long the contract runs, in the slip's own words; two different answers are none. */
export function readContract(draft: Draft, sheets: readonly Sheet[]): void {
  readTerm(draft, sheets);
  const printed = sheets.flatMap((sheet) =>
    kinds.flatMap(([name, kind]) =>
      (sheet.byName.get(name) ?? []).map((label: Label) => ({ label, kind, page: sheet.page.number })),
    ),
  );
  const [first] = printed;
  const answers = new Set(printed.map(({ kind }) => kind));
  // An apprentice's contract is open-ended by law, and an agency's may be either.
  const special = printed.find(({ kind }) => kind === 'apprentice' || kind === 'agency');
  const answer =
    answers.size === 1 ? first : answers.has('open_ended') && answers.has('fixed_term') ? undefined : special;
  if (answer) {
    put(draft, 'contract_type', answer.kind, answer.label.words, answer.page, certainty.labelled);
    const sheet = sheets.find(({ page }) => page.number === answer.page);
    if (answer.kind === 'fixed_term') readEndBeside(draft, sheet, answer.label);
    return;
  }
  // A caption that only says contract may head either the kind or the agreement.
  const named = [...textsNamed(sheets, 'contract'), ...textsNamed(sheets, 'ccnl')];
  for (const found of printed.length === 0 ? named : []) {
    const kind = found.cost < 1.2 ? short.find(([pattern]) => pattern.test(found.value))?.[1] : undefined;
    if (!kind) continue;
    putCandidate(draft, 'contract_type', { ...found, value: kind }, certainty.labelled);
    const sheet = sheets.find(({ page }) => page.number === found.page);
    if (kind === 'fixed_term') putEnd(draft, sheet, found.words);
    return;
  }
  if (printed.length === 0 && readLoneMark(draft, sheets)) return;
  const [end, period] = [draft.fields.get('end_date'), draft.fields.get('period')?.value];
  if (end && typeof end.value === 'string' && typeof period === 'string' && end.value.slice(0, 7) > period) {
    draft.fields.set('contract_type', { ...end, value: 'fixed_term', confidence: certainty.likely });
  }
}
