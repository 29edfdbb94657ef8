import { isNameOf } from '../fiscal/ground/name-by-code.ts';
import type { Found } from '../found.ts';
import { aboveAddress, besideSalutation, inAddressLine, inWindow } from './addressed-holder.ts';
import { captionedHolder } from './captioned-holder.ts';
import { nameOf, runFrom } from './holder-names.ts';
import { ibansIn, ownIban } from './iban.ts';
import type { Line } from './lines.ts';

const account = /^(?:rapporto|conto|c\/c|konto|kontonummer)[:.]?$/i;
const numberOfAccount = /\d[\d/.\s-]{5,}\d/;
const parting = /^[-–—|·]$/;

/** `Rapporto: 003/000000418832 - NOME COGNOME`: the number of the account, and whose it is. */
function behindNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const at = account.test(line.words[0]?.text ?? '') ? line.words.findIndex(({ text }) => parting.test(text)) : -1;
    const before = line.words.slice(1, Math.max(1, at)).map(({ text }) => text);
    const name = numberOfAccount.test(before.join(' ')) ? nameOf(line, runFrom(line.words, at + 1), 0.85) : null;
    if (name) return name;
  }
  return null;
}

/** The foot of the page names the holder beside the account number. */
function besideIban(lines: readonly Line[], iban: string | null): Found<string> | null {
  for (const line of iban === null ? [] : lines) {
    if (!ibansIn(line).some((printed) => printed.value === iban)) continue;
    const name = nameOf(line, runFrom(line.words, 0), 0.75) ?? aboveAddress(lines, line);
    if (name) return name;
  }
  return null;
}

const fiscalCode = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/;

/** A fiscal code below a name or beside it that was made from it: no caption is needed to know whose it is. */
function byFiscalCode(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const code = line.words.find(({ text }) => fiscalCode.test(text))?.text;
    const above = lines[index - 1];
    for (const one of code ? [line, ...(above?.page === line.page ? [above] : [])] : []) {
      const run = runFrom(one.words, 0);
      const name = code && isNameOf(code, run) ? nameOf(one, run, 0.9) : null;
      if (name) return name;
    }
  }
  return null;
}

/** Letterhead and window stand in the upper part of the first page. */
const TOP_SHARE = 0.5;

/** Whose account it is; the window of the envelope only where nothing says so in words. `all` shows how long the page is. */
export function holderOf(lines: readonly Line[], all: readonly Line[] = lines): Found<string> | null {
  const bottom = Math.max(0, ...all.map((line) => line.baseline));
  const top = lines.filter((line) => line.baseline <= bottom * TOP_SHARE);
  return (
    captionedHolder(lines) ??
    behindNumber(top) ??
    byFiscalCode(top) ??
    besideSalutation(top) ??
    inWindow(top) ??
    besideIban(lines, ownIban(lines)?.value ?? null) ??
    inAddressLine(top)
  );
}
