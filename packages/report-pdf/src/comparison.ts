import { setPaper } from './typst/set-paper.ts';

type Standing = 'passed' | 'failed' | 'noted' | 'inconclusive';

/** Applicants side by side, already in words: this side only knows where they stand. */
export interface ComparisonPaper {
  language: 'en' | 'it' | 'de';
  title: string;
  company: string;
  lead: string;
  columns: string[];
  rows: {
    name: string;
    below: string;
    income: string;
    rent: { recommended: string; range: string; distance: string };
    deposit: string;
    checks: { standing: Standing; count: number; word: string }[];
    guarantor: string;
    valid: string;
    decision: string;
  }[];
  /** In words, under the table: what the figures are and are not. */
  note: string;
  footer: string;
}

/** Released reports of one home as a table on landscape pages, in the order in which they came. */
export const setComparison = (paper: ComparisonPaper): Uint8Array => setPaper('comparison.typ', paper);
