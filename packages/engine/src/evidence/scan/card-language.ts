import { plainCapitals } from '@vesta/domain/text/fold';
import type { OcrLanguage, OcrWord } from '../ocr/ocr.ts';

/** Words that the forms of cards and passports are made of, without accents: the first reading may have lost them. */
const formWords: Partial<Record<OcrLanguage, RegExp>> = {
  ita: /COGNOME|NASCITA|CITTADINANZA|REPUBBLICA|IDENTITA|SCADENZA|SOGGIORNO|RESIDENZA|TESSERA|FISCALE|RILASCIO/,
  deu: /GEBURT|VORNAME|PERSONALAUSWEIS|BUNDESREPUBLIK|ANGEHORIGKEIT|AUFENTHALT|REISEPASS|GULTIG|ANSCHRIFT|BEH.RDE|AUGENFARBE|OSTERREICH|INHABER|DEUTSCH|GESCHLECHT|STAATSANG/,
};
const FEWEST = 2;

/** The language that a card is worded in; null when too few of its words tell. */
export function cardLanguageOf(words: readonly OcrWord[], languages: readonly OcrLanguage[]): OcrLanguage | null {
  const texts = words.map(({ text }) => plainCapitals(text));
  const counted = languages
    .map((language) => ({ language, count: texts.filter((text) => formWords[language]?.test(text)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count >= FEWEST && first.count > (second?.count ?? 0) ? first.language : null;
}
