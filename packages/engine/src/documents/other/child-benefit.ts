import type { Page } from '../../evidence/page.ts';
import { monthOf } from '../../extraction/day-text.ts';
import { accountTold } from '../fiscal/ground/account-told.ts';
import { amountBeside } from '../fiscal/ground/cell-figures.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { germanAddressee } from '../fiscal/ground/german-addressee.ts';
import { italianIssue } from '../fiscal/ground/italian-issue.ts';
import { italianPerson } from '../fiscal/ground/italian-person.ts';
import { letterDay } from '../fiscal/ground/letter-day.ts';
import { moneyRuns } from '../fiscal/ground/money-runs.ts';
import { inpsNamed, letterhead } from '../fiscal/ground/paying-office.ts';
import { captionedSteuerId } from '../fiscal/ground/steuer-id.ts';
import { yearFrom, yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOfAll, proseOf, type RunningText } from '../recognise/page-text.ts';
import { AMOUNT, CURRENCY, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, search } from '../work-contract/search.ts';
import { signedOf } from '../work-contract/signed.ts';

/** What is paid for children: to whom, how much a month, and of which year the letter tells. */
export function childBenefit(pages: readonly Page[]): FieldsOf<'child_benefit_notice'> {
  const lines = linesOfAll(pages);
  const isGerman = lines.some(({ text }) => /\bkindergeld/.test(text));
  return isGerman ? german(lines, proseOf(pages)) : italian(lines);
}

/** `Kindergeld in Höhe von monatlich 518,00 EUR`, `510,00 Euro monatlich`; what is paid for each child is a part of it. */
const inHeight = pattern(
  `kindergeld[^;]{0,80}? (?:in hohe von|von|betragt)(?: monatlich| insgesamt)* ${AMOUNT} ?${CURRENCY}(?! (?:je|pro|fur) )`,
);
const perMonth = pattern(`${AMOUNT} ?${CURRENCY} (?:monatlich|im monat|pro monat)`);

/** How the sum of what is paid for all children is called. */
const ofAllChildren =
  /monatlich(?:er (?:gesamt|zahl)betrag)? insgesamt|(?:^|\s)(?:insgesamt|zusammen|(?:gesamt)?summe)(?: monatlich)?|(?:gesamt|zahl|auszahlungs)betrag(?: monatlich)?/;

/** Whether each child has a row with what is paid for it. */
const isListed = (lines: readonly Line[]): boolean =>
  lines.filter(
    (line) => /\d\.(?:19|20)\d\d\b/.test(line.text) && moneyRuns(line.wordsAt(0, line.text.length)).length > 0,
  ).length > 1;

/** What is paid for one child is as much for each of them, and no sum. */
function inOneSum(lines: readonly Line[], prose: RunningText): Found<number> | null {
  const told = search(prose, [inHeight], centsOfHit, 0.8);
  if (told || /\b(?:je|pro|fur jedes) kind\b/.test(prose.text)) return told;
  return amountBeside(lines, /kindergeld monatlich|^monatlich/) ?? search(prose, [perMonth], centsOfHit, 0.8);
}

function german(lines: readonly Line[], prose: RunningText): FieldsOf<'child_benefit_notice'> {
  const issued = dayAfter(lines, /(?:^|\s)datum:?/) ?? letterDay(lines);
  return {
    year:
      yearFrom(lines, /\b(?:ab|seit|fur)(?: dem| monat)? (?:\d{1,2}\. ?)?(?:\d{1,2}\.|[a-z]{3,9}) ?(20\d\d)\b/) ??
      yearOfDay(issued),
    issue_date: issued,
    person_name: germanAddressee(lines, null),
    fiscal_id: captionedSteuerId(lines),
    payer_name: letterhead(lines, /^familienkasse\b/),
    iban: accountTold(lines),
    net_monthly: amountBeside(lines, ofAllChildren) ?? (isListed(lines) ? null : inOneSum(lines, prose)),
  };
}

/** The newest of the months that the institute lists with what it paid. */
function lastMonth(lines: readonly Line[]): Found<number> | null {
  const rows = lines.flatMap((line) => {
    const [, name, year] = /^([a-z]{5,9}) (20\d\d)\b/.exec(line.text) ?? [];
    const month = name ? monthOf(name) : null;
    const [only, ...more] = month ? moneyRuns(line.wordsAt(0, line.text.length)) : [];
    return only && more.length === 0 ? [{ key: Number(year) * 100 + (month ?? 0), only }] : [];
  });
  const newest = rows.toSorted((a, b) => b.key - a.key)[0];
  return newest ? foundFrom(newest.only.cents, newest.only.words) : null;
}

/** The day of a letter behind the number that it was registered under: "Prot. n. … - Palermo, 18/03/2026". */
const behindProtocol =
  /\bprot(?:ocollo|\.)?:? (?:n(?:r|umero)?\.? ?)?\S+(?: -)?(?: [a-z' ]{2,25},)?(?: del| in data| il)?(?= \d)/;

function italian(lines: readonly Line[]): FieldsOf<'child_benefit_notice'> {
  const person = italianPerson(lines);
  const issued =
    dayAfter(lines, italianIssue) ?? letterDay(lines) ?? signedOf(lines).day ?? dayAfter(lines, behindProtocol);
  return {
    issue_date: issued,
    year:
      yearFrom(lines, /\b(?:anno|dall'anno|per il)(?: di competenza)? (20\d\d)\b/) ??
      yearFrom(lines, /^[a-z]{5,9} (20\d\d)\b/) ??
      yearFrom(lines, /\b(?:decorrere|decorrenza|partire) d(?:al mese )?(?:d[ia] )?[a-z]{4,9} (20\d\d)\b/) ??
      yearOfDay(issued),
    person_name: person.name,
    fiscal_id: person.code,
    payer_name: inpsNamed(lines),
    iban: accountTold(lines),
    net_monthly: amountBeside(lines, /importo (?:mensile|spettante)|assegno mensile/) ?? lastMonth(lines),
    benefit_total: amountBeside(lines, /totale (?:erogato|corrisposto|pagato|annuo|dell'anno)(?: nell'anno)?/),
  };
}
