import { plainCapitals } from '@vesta/domain/text/fold';
import type { OcrLanguage, OcrWord } from '../ocr/ocr.ts';

/** Words that the forms of cards and passports are made of, without accents: the first reading may have lost them. */
const formWords: Partial<Record<OcrLanguage, RegExp>> = {
  ita: /COGNOME|NASCITA|CITTADINANZA|REPUBBLICA|IDENTITA|SCADENZA|SOGGIORNO|RESIDENZA|TESSERA|FISCALE|RILASCIO/,
  deu: /GEBURT|VORNAME|PERSONALAUSWEIS|BUNDESREPUBLIK|ANGEHORIGKEIT|AUFENTHALT|REISEPASS|GULTIG|ANSCHRIFT|BEH.RDE|AUGENFARBE|OSTERREICH|INHABER|DEUTSCH|GESCHLECHT|STAATSANG/,
};
const FEWEST = 2;

/** What forms say besides, in all languages: whoever reads it a second time only loses time. */
const others = [
  'NAMES?|NOME|SURNAME|GIVEN|SESSO|SEXE?|STATURA|HEIGHT|EMISSIONE|ISSUING|EXPIRY|LUOGO|DATA|DATE|BIRTH|PLACE|COMUNE',
  'MUNICIPALITY|MINISTE?RO|AFFARI|ESTERI|AUTORITA|AUTHORITY|PASSAPORTO|TYPE|CODE|STATE|PAESE|DELL.?INTERNO|FIRMA',
  'TITOLARE|VALIDO|FINO|TIPO|PERMESSO|ANNOTAZIONI|ESTREMI|ATTO|INDIRIZZO|CODICE|ANMERKUNGEN|AUSGESTELLT|ERWERBST.*',
  'ERLAUBT|TITELS|UNTERSCHRIFT|NATIONALITY|FAC-?SIMILE|RILASCIATO|ISSUED?|IDENTITY|CARD|CARTE|D.?IDENTITE|PASSPORT',
  'ADDRESS|ADRESSE|AUTORITE|BEHORDE|DATUM|AUGENFARBE|COLOUR|COULEUR|EYES|YEUX|TAILLE|GRO(?:SS|B)E',
  'PASSEPORT|RESIDENCE|PERMIT|SPECIMEN|REPUBLIK|ITALIANA?|CARTA|SANITARIA|REGIONALE|SERVIZI|SINDACO',
].join('|');
const particles = 'ART|DES|BIS|UND|DI|DEL|DEI|IL|IN|AM|AND|OF|NO|E|A';
/** Words of a form are taken for one where the blanks between them were missed. */
const inOne = new RegExp(`^(?:${others}|${particles})+$`);
const oneAtLeast = new RegExp(`${others}|^(?:${particles})$`);

export const isFormWord = (text: string): boolean => {
  const plain = plainCapitals(text).replace(/[^A-Z'’-]/g, '');
  if (/\d{2}/.test(text)) return false;
  return (inOne.test(plain) && oneAtLeast.test(plain)) || Object.values(formWords).some((words) => words.test(plain));
};

/** Lines of paper cards that begin like this tell how somebody looks and lives, which nobody asks for. */
export const isOfNoInterest = (text: string): boolean =>
  /^\(?(?:Statura|Capelli|Occhi|Professione|Stato|atto|CONNOTATI)\p{Ll}*E?$/u.test(text);

/** The language that a card is worded in; null when too few of its words tell. */
export function cardLanguageOf(words: readonly OcrWord[], languages: readonly OcrLanguage[]): OcrLanguage | null {
  const texts = words.map(({ text }) => plainCapitals(text));
  const counted = languages
    .map((language) => ({ language, count: texts.filter((text) => formWords[language]?.test(text)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count >= FEWEST && first.count > (second?.count ?? 0) ? first.language : null;
}
