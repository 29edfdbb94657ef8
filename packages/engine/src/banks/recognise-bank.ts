import type { Bank } from './bank.ts';
import { bankByCode } from './bank-of-iban.ts';
import { banks } from './index.ts';

export interface BankEvidence {
  readonly code: string | null;
  readonly bic: string | null;
  /** Folded text of what the bank prints about itself, without the bookings. */
  readonly text: string;
}

const printed = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** The longest beginning that fits: whole groups of banks share the first letters. */
function bankOfBic(bic: string): Bank | null {
  const fitting = banks.flatMap((bank) =>
    (bank.bics ?? []).filter((start) => bic.startsWith(start)).map((start) => ({ bank, start })),
  );
  return fitting.sort((a, b) => b.start.length - a.start.length)[0]?.bank ?? null;
}

/** The code inside the account number decides, then the BIC, then the bank's name on the page. */
export function recogniseBank({ code, bic, text }: BankEvidence): Bank | null {
  const byCode = code ? bankByCode(code) : null;
  if (byCode) return byCode;
  return (
    (bic ? bankOfBic(bic) : null) ?? banks.find((bank) => bank.anchors.some((anchor) => printed(text, anchor))) ?? null
  );
}
