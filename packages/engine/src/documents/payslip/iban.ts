import { isIban, normaliseIban } from '@vesta/domain/identifiers/iban';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../evidence/page.ts';
import { repairedIban } from '../../evidence/scan/repaired-ibans.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import { saysAccountOfOthers, saysOwnAccount } from '../person/account-words.ts';
import { certainty, confirm, type Draft, put } from './draft.ts';

const MOST_WORDS = 9;
const opening = /^[A-Z]{2}\d{2}/;
/** Country and check digits in words of their own: IT 60 X 05428 11101 000000123456. */
const country = /^[A-Z]{2}$/;
const digits = /^\d{2}$/;

const bare = ({ text }: Word): string => text.replace(/^IBAN:?/i, '');

function ibansOn(sheet: Sheet): { iban: string; words: readonly Word[] }[] {
  return sheet.rows.flatMap((row, place) =>
    row.words.flatMap((word, from) => {
      const isParted = country.test(bare(word)) && digits.test(row.words[from + 1]?.text ?? '');
      if (!opening.test(bare(word)) && !isParted) return [];
      for (let count = 1; count <= MOST_WORDS; count += 1) {
        // An account at the end of a line goes on below.
        const words = [...row.words.slice(from), ...(sheet.rows[place + 1]?.words ?? [])].slice(0, count);
        const text = normaliseIban(
          words
            .map((w) => w.text)
            .join('')
            .replace(/^IBAN:?/i, '')
            .replace(/[.,;)]$/, ''),
        );
        // Two letters and two digits are easily met: in words of their own only the check digits bear them out.
        const iban = isIban(text) ? text : isParted ? null : repairedIban(text);
        if (iban !== null) return [{ iban, words }];
      }
      return [];
    }),
  );
}

/** Letter sizes between an account and the net that is sent there, where they stand together. */
const NEAR_NET = 5;
const account = /^(?:iban|banca|bank|coordinate|kto|konto|c c)\b/;
const ofFirm =
  /\b(?:aziend\w*|ditta|datore|firma|tesor(?:er|ier)\w*|arbeitgeber\w*|\w*amt(?:e?s)?|behorde|bezugestelle|konto (?:des|der))\b/;

/** An account that stands by the net, under its own name and nobody else's. */
function isBesideNet(draft: Draft, page: number, [first]: readonly Word[], text: string): boolean {
  const net = draft.fields.get('net');
  if (!first || !net?.box || net.page !== page || !account.test(text)) return false;
  const isNear = Math.abs(first.box.bottom - net.box.bottom) <= first.size * NEAR_NET;
  return isNear && !ofFirm.test(text) && !saysAccountOfOthers(text);
}

interface PrintedAccount {
  readonly iban: string;
  readonly words: readonly Word[];
  readonly sheet: Sheet;
}

/** What the row of an account says, and what the one above it. */
function saidOf({ sheet: { rows }, words: [first] }: PrintedAccount): readonly [string, string] {
  const at = rows.findIndex((row) => first && row.words.includes(first));
  const [own = '', above = ''] = [rows[at], rows[at - 1]].map((row) => plainWordsOf(row?.text ?? ''));
  return [own, above];
}

/** Rows above an account in which its own column may say what goes there, and how far its cells may begin aside. */
const ROWS_ABOVE = 3;
const MARGIN = 1.5;

/** In columns side by side the row above is of another one: what the nearest cell above says, at the same margin. */
function saidInColumn({ sheet: { rows }, words: [first] }: PrintedAccount): string {
  const at = rows.findIndex((row) => first && row.words.includes(first));
  const own = rows[at]?.cells.find(({ words }) => first && words.includes(first));
  const reach = (first?.size ?? 0) * MARGIN;
  const above = rows
    .slice(Math.max(0, at - ROWS_ABOVE), Math.max(0, at))
    .toReversed()
    .flatMap(({ cells }) => cells.filter(({ box }) => own && Math.abs(box.left - own.box.left) <= reach));
  return plainWordsOf([above[0]?.text, own?.text].join(' '));
}

/** Accounts of which their row says that the pay goes there, else those beside the net or told so above: others may be the employer's. */
function toldAsOwn<A extends PrintedAccount>(draft: Draft, accounts: readonly A[]): readonly A[] {
  const ways: readonly ((account: A) => boolean)[] = [
    (account) => saysOwnAccount(saidOf(account)[0]),
    (account) => isBesideNet(draft, account.sheet.page.number, account.words, saidOf(account)[0]),
    (account) => saysOwnAccount(saidOf(account).toReversed().join(' ')),
    (account) => saysOwnAccount(saidInColumn(account)),
  ];
  return ways.map((way) => accounts.filter(way)).find((own) => own.length > 0) ?? [];
}

/** Where a row says of one account that it is somebody else's, the other is meant. */
function withoutOthers<A extends PrintedAccount>(accounts: readonly A[]): readonly A[] {
  const rest = accounts.filter((account) => {
    const [said] = saidOf(account);
    return !ofFirm.test(said) && !saysAccountOfOthers(said);
  });
  return new Set(rest.map(({ iban }) => iban)).size === 1 ? rest : [];
}

/** A row that names a firm or an office, or asks to be paid, tells of an account of theirs. */
function isOfEmployer(account: PrintedAccount): boolean {
  const { rows } = account.sheet;
  const row = rows.find(({ words }) => account.words[0] && words.includes(account.words[0]));
  const [said] = saidOf(account);
  const namesFirm = row?.words.some(({ text }, at) => at > 0 && isLegalForm(text.replace(/[,;]$/, ''))) ?? false;
  return namesFirm || ofFirm.test(said) || saysAccountOfOthers(said);
}

/** The account that the pay goes to: the only whole IBAN on the slip. Two different ones are no answer. */
export function readIban(draft: Draft, sheets: readonly Sheet[]): void {
  const found = sheets.flatMap((sheet) => ibansOn(sheet).map((one) => ({ ...one, sheet, page: sheet.page.number })));
  const own = toldAsOwn(draft, found);
  const isOne = new Set(found.map(({ iban }) => iban)).size <= 1;
  // Of several, the one that the slip says it is sent to, where the others are the employer's: they stand on its letterhead.
  const [first] = isOne ? found : own.length > 0 ? own : withoutOthers(found);
  if (!first || !(isOne || found.every((one) => one.iban === first.iban || isOfEmployer(one)))) return;
  put(draft, 'iban', first.iban, first.words, first.page, certainty.confirmed);
  confirm(draft, 'iban_check', 'passed', { page: first.page });
  if (own.length > 0) confirm(draft, 'payslip_own_account', 'passed', { page: first.page });
}
