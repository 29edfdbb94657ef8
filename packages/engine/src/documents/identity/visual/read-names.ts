import type { Page, Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { valuesOf } from './labelled-values.ts';
import { linesBelow } from './lines-below.ts';
import { isInCode, namesByCode } from './names-by-code.ts';
import { parseName } from './parsers.ts';
import { withoutStrays } from './stray-labels.ts';
import { isCutGivenName } from './surname-first.ts';
import { foundIn, LEAST_FOR_WORDS } from './visual-fields.ts';
import { isWhole, WIDEST_BLANK } from './whole-value.ts';

const WORDS_OF_A_NAME = 5;
/** Readers that contradicted each other are not believed, whatever the code says: it holds three letters of a name. */
const LEAST_WITH_CODE = 0.7;

/** Two letters may be what is left of a label; as a name they are only believed when two looks saw them. */
const AS_SHORT_AS_REMNANTS = 2;
const isSeenTwice = (words: readonly Word[], { origin }: Page): boolean =>
  origin === 'text' || words.every(({ witnessed }) => witnessed);

function nameFor(sheet: Sheet, part: 'surname' | 'given_names', code: Found<string> | null): Found<string> | null {
  const search = { parse: parseName, words: WORDS_OF_A_NAME, gap: WIDEST_BLANK };
  const [best] = withoutStrays(sheet, valuesOf(sheet, part, search));
  if (!best || !isWhole(sheet, best.words)) return null;
  const { value, words } = best;
  if (part === 'given_names' && isCutGivenName(value)) return null;
  if (code && isInCode(part, value, code.value))
    return foundIn(value, words, sheet.page.number, { least: LEAST_WITH_CODE });
  const isRemnant = value.length <= AS_SHORT_AS_REMNANTS && !isSeenTwice(words, sheet.page);
  return isRemnant ? null : foundIn(value, words, sheet.page.number, { least: LEAST_FOR_WORDS });
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
      const name = isWhole(sheet, words) ? parseName(text) : null;
      return name ? foundIn(name, words, sheet.page.number, { least: LEAST_FOR_WORDS }) : null;
    });
    if (first && second) return { surname: first, given_names: second, full_name: null };
    if (first) return { surname: null, given_names: null, full_name: first };
  }
  return { surname: null, given_names: null, full_name: null };
}

/** The names on a page, with the fiscal code that stands on it as their witness. */
export function readVisualNames(sheet: Sheet, code: Found<string> | null): VisualNames {
  const surname = nameFor(sheet, 'surname', code);
  const given = nameFor(sheet, 'given_names', code);
  if (surname && given) return { surname, given_names: given, full_name: null };
  const byCode = namesByCode(sheet, code);
  if (byCode?.surname && byCode.given_names) return { ...byCode, full_name: null };
  const lines = namesInLines(sheet);
  // A bare "Nome" or "Name" over one line announces the part that has no caption of its own.
  const other = lines.full_name;
  if (other && surname && other.value !== surname.value) return { surname, given_names: other, full_name: null };
  if (other && given && other.value !== given.value) return { surname: other, given_names: given, full_name: null };
  return { surname: surname ?? lines.surname, given_names: given ?? lines.given_names, full_name: lines.full_name };
}
