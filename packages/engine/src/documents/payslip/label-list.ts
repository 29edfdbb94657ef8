import type { LabelSpec } from '../../extraction/labels.ts';
import { wordingsOf } from '../../extraction/wordings.ts';

export interface Solitude {
  /** Fields all of whose wordings tolerate no word beside them. */
  readonly fields: ReadonlySet<string>;
  /** Single wordings that do not. */
  readonly phrases: ReadonlySet<string>;
  /** Wordings that tolerate no word right before them. */
  readonly opening: ReadonlySet<string>;
  /** Fields whose wordings forgive no mistake. */
  readonly exact?: ReadonlySet<string>;
}

/** Wordings by field, in short (`wordingsOf`), as label specifications. */
export function labelList(wordings: Readonly<Record<string, string>>, alone: Solitude): LabelSpec[] {
  return Object.entries(wordings).flatMap(([name, text]): LabelSpec[] => {
    const phrases = wordingsOf(text);
    if (alone.exact?.has(name)) return [{ name, phrases, exact: true }];
    if (alone.fields.has(name)) return [{ name, phrases, alone: true }];
    const short = phrases.filter((phrase) => alone.phrases.has(phrase));
    const opening = phrases.filter((phrase) => alone.opening.has(phrase));
    const long = phrases.filter((phrase) => !alone.phrases.has(phrase) && !alone.opening.has(phrase));
    const specs: LabelSpec[] = [
      { name, phrases: long },
      { name, phrases: short, alone: true },
      { name, phrases: opening, alone: 'before' },
    ];
    return specs.filter((spec) => spec.phrases.length > 0);
  });
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
