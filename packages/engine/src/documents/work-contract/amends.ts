import type { Page } from '../../evidence/page.ts';
import { proseOf, textOf } from '../recognise/page-text.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { isAmendment } from './kind.ts';

/** Words by which a contract goes on with what was agreed before, wherever they stand. */
const goesOn =
  /\b(?:neufassung|ersetzt (?:den|alle) (?:bisherigen|fruheren|vorherigen)|betriebsubergang|613a|zuletzt angepasst|bereits seit|rinnov\w+|proroga|trasformazion\w+|novazione|sostituisce (?:il|ogni) precedente|anzianita convenzionale|(?:ultimo|successivo|come da) adeguamento|gia in essere|supersedes|replaces (?:the|any) (?:previous|prior))\b/;

/** Whether the pages of a contract change or renew one that was made before. */
export function amends(pages: readonly Page[]): boolean {
  const prose = proseOf(pages);
  return (
    [italian, german, english].some((wording) => isAmendment(prose, wording)) ||
    pages.some((page) => goesOn.test(textOf(page)))
  );
}
