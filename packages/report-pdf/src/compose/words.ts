import type { CheckLine } from '@vesta/domain/report/check-line';

type Values = Readonly<Record<string, string | number>>;

/** Where the words come from. Keys are those of the bundles `reportWords` and `reportPaper`. */
export interface PaperWords {
  say(key: string, values?: Values): string;
  /** What a check claims and what it found; the texts of checks have their own way with dates and amounts. */
  check(line: CheckLine): { claim: string; finding: string };
}
