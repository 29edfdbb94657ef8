import { bankNameOf } from '@vesta/engine/banks/bank-of-iban';
import { isSameBank, UNLISTED_BANK } from '@vesta/engine/checks/statement/ground/same-bank';
import type { StoredReading } from './stored-reading.ts';

/** The number of the bank comes from the IBAN, whose check digits hold; below this it was hardly legible. */
const SURE = 0.9;

export interface RecognisedBank {
  readonly code: string;
  readonly name: string;
}

/** The bank that a statement itself names, where it is surely another than the one it was handed in for. */
export function recognisedBank(chosen: string | null, { paper }: StoredReading): RecognisedBank | null {
  if (chosen === null || chosen === UNLISTED_BANK) return null;
  const [printed, ...others] = paper.readings.flatMap(({ fields }) => fields.bank_code ?? []);
  // A file of several accounts is no matter of one bank.
  if (!printed || others.some(({ value }) => value !== printed.value) || printed.confidence < SURE) return null;
  const code = String(printed.value);
  const name = bankNameOf(code);
  return name !== null && isSameBank(chosen, code) === false ? { code, name } : null;
}
