import type { OcrLanguage, OcrWord } from '../ocr/ocr.ts';

/** Words that the forms of cards and passports are made of, without accents: the first reading may have lost them. */
const formWords: Partial<Record<OcrLanguage, RegExp>> = {
  ita: /COGNOME|NASCITA|CITTADINANZA|REPUBBLICA|IDENTITA|SCADENZA|SOGGIORNO|RESIDENZA|TESSERA|FISCALE|RILASCIO/,
  deu: /GEBURT|VORNAME|PERSONALAUSWEIS|BUNDESREPUBLIK|ANGEHORIGKEIT|AUFENTHALT|REISEPASS|GULTIG|ANSCHRIFT|BEHORDE|OSTERREICH|INHABER|DEUTSCH|GESCHLECHT|STAATSANG/,
};
const FEWEST = 2;

export const plainCapitals = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The rest of what forms say: read again it would only cost time. */
const otherLabels =
  /^(?:NAMES?|NOME|SURNAME|GIVEN|SESSO|STATURA|HEIGHT|EMISSIONE|ISSUING|EXPIRY|LUOGO|DATA|DATE|BIRTH|PLACE|COMUNE|MUNICIPALITY|MINISTERO|DELL.?INTERNO|FIRMA|TITOLARE|VALIDO|FINO|TIPO|PERMESSO|ANNOTAZIONI|ESTREMI|ATTO|INDIRIZZO|CODICE|ANMERKUNGEN|AUSGESTELLT|ERWERBST.*|ERLAUBT|TITELS|ART|DES|BIS|UND|UNTERSCHRIFT|NATIONALITY|FAC-SIMILE)$/;

/** Titles in the languages beside the state's own. */
const titles = /^(?:IDENTITY|CARD|CARTE|D.?IDENTITE|PASSPORT|PASSEPORT|RESIDENCE|PERMIT|SPECIMEN|REPUBLIK|ITALIANA?)$/;

export const isFormWord = (text: string): boolean =>
  titles.test(plainCapitals(text)) ||
  otherLabels.test(plainCapitals(text)) ||
  Object.values(formWords).some((pattern) => pattern.test(plainCapitals(text)));

/** The language that a card is worded in; null when too few of its words tell. */
export function cardLanguageOf(words: readonly OcrWord[], languages: readonly OcrLanguage[]): OcrLanguage | null {
  const texts = words.map(({ text }) => plainCapitals(text));
  const counted = languages
    .map((language) => ({ language, count: texts.filter((text) => formWords[language]?.test(text)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count >= FEWEST && first.count > (second?.count ?? 0) ? first.language : null;
}
