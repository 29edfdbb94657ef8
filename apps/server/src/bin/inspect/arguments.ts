import { parseArgs } from 'node:util';
import { type Day, isRealDay } from '@vesta/domain/dates/day';
import { isLanguage, type Language, languages } from '@vesta/domain/languages';
import { paperKinds, paperTypes } from '@vesta/domain/papers/kinds';
import type { Expected } from '@vesta/engine/documents/recognise/expected';

export interface InspectArguments {
  readonly files: readonly string[];
  readonly expected: Expected | null;
  readonly json: boolean;
  readonly today: Day;
  /** A folder with the papers of one person, to be looked at together. */
  readonly set: string | null;
  readonly language: Language;
  /** Whether to tell pass by pass how it was read. */
  readonly trace: boolean;
}

const names: readonly Expected[] = [...new Set([...paperKinds, ...Object.values(paperTypes).flat()])];

const isExpected = (text: string): text is Expected => names.some((name) => name === text);

const options = {
  type: { type: 'string' },
  json: { type: 'boolean', default: false },
  today: { type: 'string' },
  set: { type: 'string' },
  language: { type: 'string' },
  trace: { type: 'boolean', default: false },
} as const;

/** What was asked for, or the sentence that says what is wrong with it. */
export function readArguments(args: readonly string[], today: Day, defaultLanguage = 'en'): InspectArguments | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const day = values.today ?? today;
    const language = values.language ?? defaultLanguage;
    if (positionals.length === 0 && values.set === undefined) return 'Name at least one file.';
    if (positionals.length > 0 && values.set !== undefined) return '--set takes a folder instead of files.';
    if (!isLanguage(language)) return `--language takes one of: ${languages.join(', ')}.`;
    if (!isRealDay(day)) return '--today takes a day such as 2026-11-15.';
    if (values.type !== undefined && !isExpected(values.type)) return `--type takes one of: ${names.join(', ')}.`;
    return {
      files: positionals,
      expected: values.type ?? null,
      json: values.json,
      today: day,
      set: values.set ?? null,
      language,
      trace: values.trace,
    };
  } catch (error) {
    return error instanceof Error ? error.message : 'These options are not known.';
  }
}
