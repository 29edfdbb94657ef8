import type { FactKind } from '@vesta/domain/documents/reading';
import { isShownFact, shownFacts } from '@vesta/domain/documents/shown-facts';

/** What a rule compares beside the values that stand on papers. */
export const comparedThings = {
  amount: 'money',
  average_balance: 'money',
  balance: 'money',
  booking: 'money',
  credit: 'money',
  paid_amount: 'money',
  payer: 'text',
  payments_per_year: 'number',
  rent: 'money',
  salary: 'money',
  transaction: 'money',
  transactions: 'number',
} as const satisfies Record<string, FactKind>;
export type ComparedThing = keyof typeof comparedThings;

const isCompared = (name: string): name is ComparedThing => Object.hasOwn(comparedThings, name);

export interface WorkingName {
  /** Key of its word: `Facts` for a value of a paper, `Things` for the rest. */
  word: `Facts.${string}` | `ReportView.Checks.Things.${ComparedThing}`;
  kind: FactKind;
  day: string | null;
}

/** Rules name a step as `net` or `credit 2026-10-27`; null for one that only the rule itself understands. */
export function workingName(what: string): WorkingName | null {
  const [, name = what, day = null] = /^(.+) (\d{4}-\d{2}-\d{2})$/.exec(what) ?? [];
  const key = name.replaceAll(' ', '_');
  if (isShownFact(key)) return { word: `Facts.${key}`, kind: shownFacts[key], day };
  if (isCompared(key)) return { word: `ReportView.Checks.Things.${key}`, kind: comparedThings[key], day };
  return null;
}
