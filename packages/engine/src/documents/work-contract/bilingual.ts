import { around } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';
import { withoutTranslation } from '../../extraction/translated-captions.ts';
import type { Wording } from './wording.ts';

type Language = Wording['language'];

/** Small words that one language has and the others have not. */
const smallWords: Readonly<Record<Language, RegExp>> = {
  de: /^(?:der|die|das|und|des|den|dem|ist|wird|nicht|von|mit|beträgt|eine?[rmns]?|zum|sowie|nach)$/i,
  en: /^(?:the|and|of|is|shall|to|by|this|with|between|for|which|be|are)$/i,
  it: /^(?:il|lo|gli|di|della|del|che|per|con|è|una|dal|alla|nel)$/i,
};
const FEWEST_SMALL_WORDS = 4;
/** Of a page with fewer words nothing can be told. */
const FEWEST_WORDS = 40;

/** Between these parts of the width of its print the two columns meet. */
const MIDDLE = [0.35, 0.65] as const;
const STEP = 2;
/** A title and a signature may run across; sentences do not. */
const MOST_CROSSING = 0.05;
/** So many of the rows have words on both sides. */
const FEWEST_SHARED = 0.5;

const crosses = ({ box }: Word, x: number): boolean => box.left < x && box.right > x;

/** Where the page parts into two columns; null where it is one text. */
function gutterOf(page: Page): number | null {
  if (page.words.length < FEWEST_WORDS) return null;
  const { left, right } = around(page.words.map(({ box }) => box));
  const [from, to] = MIDDLE.map((part) => left + part * (right - left)) as [number, number];
  const places = Array.from({ length: Math.ceil((to - from) / STEP) }, (_, step) => from + step * STEP);
  const counted = places.map((x) => ({ x, crossing: page.words.filter((word) => crosses(word, x)).length }));
  const best = counted.toSorted((a, b) => a.crossing - b.crossing)[0];
  if (!best || best.crossing > page.words.length * MOST_CROSSING) return null;
  const rows = bandsOf(page.words);
  const shared = rows.filter(
    ({ words }) => words.some(({ box }) => box.right <= best.x) && words.some(({ box }) => box.left >= best.x),
  );
  return shared.length >= rows.length * FEWEST_SHARED ? best.x : null;
}

function languageOf(words: readonly Word[]): Language | null {
  const counts = (Object.keys(smallWords) as Language[]).map((language) => ({
    language,
    count: words.filter(({ text }) => smallWords[language].test(text)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first && second && first.count >= FEWEST_SMALL_WORDS && first.count > second.count * 2 ? first.language : null;
}

interface Column {
  readonly language: Language | null;
  readonly words: readonly Word[];
}

/** The columns of a page that says everything twice, left and right, in two languages; null for any other page. */
function columnsOf(page: Page): readonly [Column, Column] | null {
  const x = gutterOf(page);
  if (x === null) return null;
  const column = (words: readonly Word[]): Column => ({ language: languageOf(words), words });
  const left = column(page.words.filter(({ box }) => box.right <= x));
  const right = column(page.words.filter(({ box }) => box.left >= x));
  return left.language && right.language && left.language !== right.language ? [left, right] : null;
}

/** Beside the language of the country the other one is a translation, and does not prevail. */
export const isTranslation = (page: Page, language: Language): boolean => language === 'en' && columnsOf(page) !== null;

/**
 * A contract in two languages side by side holds half a sentence of each in every row: of such a page only the column
 * in this language, and what runs across both.
 */
export function inOneLanguage(page: Page, language: Language): Page {
  const columns = columnsOf(page);
  const other = columns?.find((column) => column.language !== language);
  if (!columns || !other || columns.every((column) => column.language !== language)) return page;
  const dropped = new Set(other.words);
  return { ...page, words: page.words.filter((word) => !dropped.has(word)) };
}

/** A form in one column that says its captions twice, behind a stroke: of each row what stands in the language of the country. */
export const withoutEnglishCaptions = (page: Page): Page => ({
  ...page,
  words: bandsOf(page.words).flatMap(({ words }) => withoutTranslation(words)),
});
