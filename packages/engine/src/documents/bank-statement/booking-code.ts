/** Purposes of payment in the list of ISO 20022 that a household meets. */
const purposes =
  'SALA|BONU|PENS|BENE|SSBE|BECH|GOVT|STDY|ALMY|RENT|LOAN|LOAR|HLRP|HREC|TAXS|INSU|ELEC|GASB|WTER|PHON|UBIL|CBFF|SAVG|INTC|CHAR';
/** Codes that say what a payment is for; others only say how it was made. */
export const isTelling = (code: string): boolean => purposes.split('|').includes(code);

const spelled = new RegExp(`(?:^|\\s)(${purposes})\\s+(?:[A-ZÄÖÜ][a-zäöü/]|$)`);

/** The code of a booking, in the writing `PURP:SALA`, `GVC:153` or `ABI:27`. */
export function bookingCode(
  lines: readonly string[],
  purposeCode: string | null,
  printed: string | null,
  country: string | null,
): string | null {
  if (purposeCode && isTelling(purposeCode)) return `PURP:${purposeCode}`;
  const line = lines.find((text) => spelled.test(text));
  const code = line ? spelled.exec(line)?.[1] : undefined;
  if (code) return `PURP:${code}`;
  if (!printed || country !== 'IT') return null;
  return `ABI:${printed.replace(/^0(?=\d{2}$)/, '')}`;
}
