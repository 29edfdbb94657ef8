/** Italian streets begin with what they are. */
const ITALIAN_OPENING =
  /^(via|viale|v\.le|vicolo|vico|corso|c\.so|piazza|p\.za|p\.zza|piazzale|p\.le|piazzetta|largo|l\.go|lungomare|lungotevere|lungarno|lungo|strada|str\.|stradone|salita|discesa|calle|campo|fondamenta|rione|contrada|c\.da|località|loc\.|frazione|fraz\.|borgo|galleria|circonvallazione|traversa|rampa|scalinata|ripa|riva|rua|sestiere)$/i;

/** German streets mostly end with it, in the same word or as a word of its own. */
const GERMAN_ENDING = /(straße|strasse|str\.?|weg|platz|allee|gasse|chaussee|twiete|promenade)$/i;

const GERMAN_OPENING = /^(am|an|auf|im|in|zum|zur|unter|alte|alter|große|kleine|neue|lange)$/i;

export const opensStreet = (word: string): boolean => ITALIAN_OPENING.test(word);
export const closesStreet = (word: string): boolean => GERMAN_ENDING.test(word);

/** "Via" alone, or "Am", is not yet a street. */
export function isStreet(words: readonly string[]): boolean {
  const naming = words.filter((word) => !opensStreet(word) && !GERMAN_OPENING.test(word) && /\p{L}/u.test(word));
  return naming.length > 0;
}
