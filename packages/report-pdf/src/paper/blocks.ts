import type { PaperCheck, Tone } from './paper-check.ts';

export interface PaperCell {
  text: string;
  strong?: boolean;
  quiet?: boolean;
  mark?: Tone;
  /** Keys of the papers that the figure came from. */
  refs?: string[];
}

export interface PaperTable {
  kind: 'table';
  columns: { label: string; align: 'left' | 'right' | 'center'; width: number | 'auto' }[];
  rows: PaperCell[][];
  total?: PaperCell[];
  note?: string;
  /** Set small and never parted: what is looked up and not read. */
  small?: boolean;
}

/** A part of a section, named by what it is. */
export type PaperBlock =
  | PaperTable
  | { kind: 'checks'; rows: PaperCheck[] }
  | { kind: 'facts'; items: { label: string; value: PaperCell }[] }
  | { kind: 'messages'; items: { tone: Tone; text: string; refs: string[] }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'text'; text: string; quiet: boolean }
  | { kind: 'heading'; text: string }
  /** Within what a heading names. */
  | { kind: 'subheading'; text: string }
  | {
      kind: 'months';
      months: { label: string; value: string; outline: number; solid: number }[];
      caption: string;
      alt: number;
    }
  | {
      kind: 'coverage';
      months: string[];
      rows: { label: string; states: ('covered' | 'partial' | 'missing' | 'not_asked')[] }[];
      caption: string;
      alt: number;
    };
