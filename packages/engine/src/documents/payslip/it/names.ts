import { givenNameCode, surnameCode } from '@vesta/domain/fiscal-code/name-code';
import { transliterate } from '@vesta/domain/fiscal-code/transliterate';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { textsNamed } from '../text-values.ts';

const part = /^(?=.*\p{L})[\p{L}'’.-]+$/u;
const MOST_WORDS = 6;

/** Whether surname and given name, in either order, have the letters that the fiscal code begins with. */
export function agrees(words: readonly string[], code: string): boolean {
  return words.slice(1).some((_, index) => {
    const first = transliterate(words.slice(0, index + 1).join(''));
    const second = transliterate(words.slice(index + 1).join(''));
    const fits = (surname: string, name: string): boolean =>
      surnameCode(surname) + givenNameCode(name) === code.slice(0, 6);
    return first !== '' && second !== '' && (fits(first, second) || fits(second, first));
  });
}

/** A run of words anywhere on the slip that the fiscal code was made from. */
function namedByCode(sheet: Sheet, code: string): readonly Word[] | null {
  for (const row of sheet.rows) {
    for (const cell of row.cells) {
      for (let from = 0; from < cell.words.length; from += 1) {
        for (let count = 2; count <= Math.min(MOST_WORDS, cell.words.length - from); count += 1) {
          const run = cell.words.slice(from, from + count);
          if (
            run.every((word) => part.test(word.text)) &&
            agrees(
              run.map((word) => word.text),
              code,
            )
          )
            return run;
        }
      }
    }
  }
  return null;
}

const nameOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');
const isPerson = (words: readonly Word[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_WORDS &&
  words.every((word) => part.test(word.text)) &&
  /^\p{Lu}/u.test(nameOf(words));

/** The leading words of a labelled text that are a name: numbers before it and dashes behind it fall away. */
function nameWords(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => /\p{L}{2}/u.test(word.text));
  const rest = from < 0 ? [] : words.slice(from);
  const end = rest.findIndex((word) => !part.test(word.text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The employee: the words behind the label, or those that the fiscal code itself was made from. */
export function readItalianName(draft: Draft, sheets: readonly Sheet[]): void {
  const code = draft.fields.get('fiscal_id')?.value;
  const labelled = textsNamed(sheets, 'employee_name').map((found) => ({ ...found, words: nameWords(found.words) }));
  const fitting = labelled.filter(({ words, cost }) => isPerson(words) && cost < 1.4);
  const agreed =
    typeof code === 'string'
      ? fitting.find(({ words }) =>
          agrees(
            words.map((w) => w.text),
            code,
          ),
        )
      : undefined;
  if (agreed) {
    putCandidate(draft, 'employee_name', { ...agreed, value: nameOf(agreed.words) }, certainty.confirmed);
    confirm(draft, 'payslip_name_in_fiscal_code', 'passed', { page: agreed.page, box: agreed.box });
    return;
  }
  for (const sheet of typeof code === 'string' ? sheets : []) {
    const words = namedByCode(sheet, String(code));
    if (!words) continue;
    put(draft, 'employee_name', nameOf(words), words, sheet.page.number, certainty.labelled);
    confirm(draft, 'payslip_name_in_fiscal_code', 'passed', { page: sheet.page.number });
    return;
  }
  const [first] = fitting;
  if (!first) return;
  putCandidate(
    draft,
    'employee_name',
    { ...first, value: nameOf(first.words) },
    typeof code === 'string' ? certainty.contradicted : certainty.labelled,
  );
  if (typeof code === 'string')
    confirm(draft, 'payslip_name_in_fiscal_code', 'failed', { page: first.page, box: first.box });
}
