const street =
  /\b(?:via|viale|piazza|corso|largo|strada|vicolo|p\.?zza|c\.?so|v\.?le)\s|stra(?:ss|ß)e\b|str\.|(?:weg|platz|allee|gasse|ring|damm|ufer)\b/i;
/** A street without a word for one, by the number of its house before a town. */
const house = /\p{L}{2}[\p{L}.' -]* \d{1,4} ?[a-z]?\s*[,·-]?\s*(?:[DI]-)?\d{5}\s+\p{L}/iu;
const town = /(?:^|[\s,-])(?:[DI]-)?\d{5}\s+\p{L}/iu;
/** The number of a business stands in its letterhead only. */
const businessNumber = /\b(?:p\.? ?iva|partita iva|ust-?id)|\bcod(?:ice|\.)? ?fisc(?:ale|\.)?:? ?\d{11}\b/i;

/** Whether rows below a name are its address: a street, and a town with its postcode or the number of a business. */
export const isAddress = (text: string): boolean =>
  house.test(text) || (street.test(text) && (town.test(text) || businessNumber.test(text)));
