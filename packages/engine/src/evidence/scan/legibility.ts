import type { OcrLanguage, OcrWord } from '../ocr/ocr.ts';

const FEWEST_LETTERS = 12;
/** Print on its head is taken for words too, but hardly ever for this many letters with this much trust. */
const TRUSTED = 0.8;
const ENOUGH_TRUSTED = 60;
const SURELY_LEGIBLE = 0.6;

const isSpoken = (word: OcrWord): boolean => /[\p{L}\d]{3}/u.test(word.text);
const lettersOf = (words: readonly OcrWord[]): number => words.reduce((sum, word) => sum + word.text.length, 0);

/** How well this reads as words, 0 to 1; 0 when there is too little to tell. */
export function legibility(words: readonly OcrWord[]): number {
  const spoken = words.filter(isSpoken);
  if (lettersOf(spoken) < FEWEST_LETTERS) return 0;
  const sure = spoken.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
  return sure / lettersOf(words);
}

/** Whether these words can only come from a sheet that was read the right way up. */
export const isLegible = (words: readonly OcrWord[]): boolean =>
  legibility(words) >= SURELY_LEGIBLE ||
  lettersOf(words.filter((word) => isSpoken(word) && word.confidence >= TRUSTED)) >= ENOUGH_TRUSTED;

/** Small words that fill every paper of a language and no other's. */
const common: Readonly<Record<OcrLanguage, RegExp>> = {
  ita: /^(?:di|del|della|dei|delle|il|la|per|con|che|non|al|alla|da|dal|conto|saldo|totale|netto|importo|data|codice|mese)$/i,
  deu: /^(?:der|die|das|und|von|für|fiir|fur|mit|den|dem|des|zu|im|auf|nicht|ist|bei|datum|betrag|konto|summe|netto|brutto|nr)$/i,
  eng: /^(?:the|of|and|to|for|with|from|is|this|that|date|amount|balance|total|name|your|by|on)$/i,
};

/** Parts and endings by which longer words show their language, also where it was read in another one. */
const formed: Readonly<Record<OcrLanguage, RegExp>> = {
  ita: /(?:[bcdfglmnprstvz][aoi]|ità|zione|mento)$/i,
  deu: /sch|cht|ung|keit|heit|lich|tz|zahl|konto|steuer|lohn|gehalt|gmbh|werk|[äöüß]|(?:er|en|et)$/i,
  eng: /(?:tion|ment|ing|ed|ly|th|ght|ary|ate)$|^th|^wh|ough/i,
};
const isLong = (text: string): boolean => /^\p{L}{5,}$/u.test(text);
const FEWEST = 3;
const FEWEST_UNDISPUTED = 2;

/** The language that its small words and the shape of its longer ones speak for; null when too few do. */
export function languageOf(words: readonly OcrWord[], languages: readonly OcrLanguage[]): OcrLanguage | null {
  const parts = words.flatMap(({ text }) => text.split(/[^\p{L}]+/u));
  const speaksFor = (language: OcrLanguage): number =>
    parts.filter((part) => common[language].test(part) || (isLong(part) && formed[language].test(part))).length;
  const counted = languages
    .map((language) => ({ language, count: speaksFor(language) }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  const against = second?.count ?? 0;
  if (!first || first.count < against * 2 || first.count < (against === 0 ? FEWEST_UNDISPUTED : FEWEST)) return null;
  return first.language;
}
