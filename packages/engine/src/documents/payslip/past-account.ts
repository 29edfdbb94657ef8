import { around } from '../../evidence/geometry.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Label, Sheet } from '../../extraction/labels.ts';
import { amountsIn } from './row-amounts.ts';

/** Farther than what stands right beside the caption, nearer than what another row says. */
const COST = 0.5;

/** "Auszahlung  Bank: VR Bank Köln IBAN …": the word for the bank says as little of the amount as its account does. */
const namesBank = ({ words }: Label): boolean => words.every(({ text }) => /^bank:?$/i.test(text));

/** "Überweisungsbetrag  IBAN DE89 … 00  2.605,50": between what is sent and how much stands where it goes. */
export function pastAccount(sheet: Sheet, label: Label): Candidate<number>[] {
  const row = sheet.rows[label.row];
  const behind = row?.labels.filter(({ box }) => box.left >= label.box.right - 1) ?? [];
  const [account, ...others] = behind.filter((other) => !namesBank(other));
  if (!row || account?.name !== 'iban' || others.length > 0) return [];
  const [amount, ...more] = amountsIn(row.words.filter(({ box }) => box.left >= account.box.right));
  if (!amount || more.length > 0) return [];
  const raw = amount.words.map(({ text }) => text).join(' ');
  const box = around(amount.words.map((word) => word.box));
  return [
    { value: amount.value, raw, words: amount.words, box, page: sheet.page.number, side: 'right', cost: COST, label },
  ];
}
