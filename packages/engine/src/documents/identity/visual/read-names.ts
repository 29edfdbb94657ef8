import type { Page, Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import type { VisualLabel } from './label-specs.ts';
import { valuesOf } from './labelled-values.ts';
import { linesBelow } from './lines-below.ts';
import { parseName } from './parsers.ts';
import { foundIn, LEAST_FOR_WORDS } from './visual-fields.ts';

const WORDS_OF_A_NAME = 5;

/** Two letters may be what is left of a label; as a name they are only believed when two readers saw them. */
const AS_SHORT_AS_REMNANTS = 2;
const isSeenTwice = (words: readonly Word[], { origin }: Page): boolean =>
  origin === 'text' || words.every(({ witnessed }) => witnessed);

function nameFor(sheet: Sheet, label: VisualLabel): Found<string> | null {
  const best = valuesOf(sheet, label, { parse: parseName, words: WORDS_OF_A_NAME })[0];
  const isRemnant = best && best.value.length <= AS_SHORT_AS_REMNANTS && !isSeenTwice(best.words, sheet.page);
  return best && !isRemnant ? foundIn(best.value, best.words, sheet.page.number, { least: LEAST_FOR_WORDS }) : null;
}

interface VisualNames {
  readonly surname: Found<string> | null;
  readonly given_names: Found<string> | null;
  readonly full_name: Found<string> | null;
}

/** One label for both: the surname stands below it, the given names below that. */
function namesInLines(sheet: Sheet): VisualNames {
  for (const label of sheet.byName.get('names') ?? []) {
    const [first, second] = linesBelow(sheet, label, 2).map(({ text, words }) => {
      const name = parseName(text);
      return name ? foundIn(name, words, sheet.page.number, { least: LEAST_FOR_WORDS }) : null;
    });
    if (first && second) return { surname: first, given_names: second, full_name: null };
    if (first) return { surname: null, given_names: null, full_name: first };
  }
  return { surname: null, given_names: null, full_name: null };
}

export function readVisualNames(sheet: Sheet): VisualNames {
  const surname = nameFor(sheet, 'surname');
  const given = nameFor(sheet, 'given_names');
  if (surname && given) return { surname, given_names: given, full_name: null };
  const lines = namesInLines(sheet);
  return { surname: surname ?? lines.surname, given_names: given ?? lines.given_names, full_name: lines.full_name };
}
