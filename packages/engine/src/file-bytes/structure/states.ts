import { headerOf } from './file-header.ts';
import { Malformed } from './parse-value.ts';
import { type Entry, readSection, type Section } from './section.ts';
import { numberIn, type PdfValue } from './value.ts';

/** One saved state of a file: what it changed, and where in the file it ends. */
export interface State {
  readonly sections: readonly Section[];
  readonly end: number;
}

const MOST_SECTIONS = 300;
const END_MARK = '%%EOF';

function lastTable(text: string): number {
  const found = [...text.slice(-4096).matchAll(/startxref\s+(\d{1,12})/g)].at(-1)?.[1];
  const wide = found ?? /startxref\s+(\d{1,12})(?![\s\S]*startxref)/.exec(text)?.[1];
  if (wide === undefined) throw new Malformed('no table named');
  return Number(wide);
}

/** Newest first, as each names the one before. */
function chainOf(text: string, header: number): Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  let next: number | null = lastTable(text);
  while (next !== null) {
    if (seen.has(next) || sections.length >= MOST_SECTIONS) throw new Malformed('tables in a circle');
    seen.add(next);
    const section: Section = readSection(text, next + header, header);
    sections.push(section);
    next = numberIn(section.trailer.get('Prev'));
  }
  return sections;
}

/** A table that points forward is the first half of a file prepared for the web: both halves are one state. */
function grouped(newestFirst: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  let joins = false;
  for (const section of newestFirst) {
    const last = groups.at(-1);
    if (joins && last) last.push(section);
    else groups.push([section]);
    joins = (numberIn(section.trailer.get('Prev')) ?? -1) > section.offset;
  }
  return groups;
}

function endOf(text: string, sections: readonly Section[]): number {
  const furthest = Math.max(...sections.map(({ offset }) => offset));
  const mark = text.indexOf(END_MARK, furthest);
  return mark < 0 ? text.length : mark + END_MARK.length;
}

/** The states of a file, oldest first. Throws where its tables cannot be followed. */
export function statesOf(text: string): State[] {
  return grouped(chainOf(text, headerOf(text)))
    .toReversed()
    .map((sections) => ({ sections, end: endOf(text, sections) }));
}

/** Where an object stands in a state; later states hide what earlier ones say. */
export function lookUp(states: readonly State[], state: number, number: number): Entry | null {
  for (let index = state; index >= 0; index -= 1) {
    for (const section of states[index]?.sections ?? []) {
      const entry = section.entries.get(number);
      if (entry) return entry;
    }
  }
  return null;
}

export function trailerValue(states: readonly State[], state: number, key: string): PdfValue {
  for (let index = state; index >= 0; index -= 1) {
    for (const section of states[index]?.sections ?? []) {
      const value = section.trailer.get(key);
      if (value !== undefined) return value;
    }
  }
  return null;
}
