const SHOWN = 4;
const DOT = '•';

/** All but the last four signs hidden. */
export const masked = (text: string): string =>
  text.length <= SHOWN ? DOT.repeat(text.length) : DOT.repeat(text.length - SHOWN) + text.slice(-SHOWN);

/** Fiscal codes, IBANs, document and tax numbers: eight signs or more without a gap, digits among them, and no date. */
const number = /\b(?!\d{4}-\d{2}-\d{2}\b)(?=[A-Z0-9]*\d)[A-Z0-9]{8,34}\b/gi;
const grouped = /\b[A-Z]{2}\d{2}(?: [A-Z0-9]{1,4}){3,8}\b|\b\d{2} \d{3} \d{3} \d{3}\b/gi;

/** The same words with every number hidden by which somebody could be known elsewhere. */
export const withoutNumbers = (text: string): string => text.replace(grouped, masked).replace(number, masked);
