import type { Page } from '../../evidence/page.ts';
import { businessOwner } from '../fiscal/ground/business-owner.ts';
import { italianPerson } from '../fiscal/ground/italian-person.ts';
import { rowsOf } from '../fiscal/ground/labelled-amount.ts';
import { captionedSteuerId } from '../fiscal/ground/steuer-id.ts';
import { yearFrom } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOfAll } from '../recognise/page-text.ts';

/** The figure of this year; the one of the year before stands behind it. */
function amount(lines: readonly Line[], label: RegExp): Found<number> | null {
  const [first] = rowsOf(lines, label).find(({ amounts }) => amounts.length > 0)?.amounts ?? [];
  return first ? foundFrom(first.cents, first.words, 0.85) : null;
}

/** What the accounts of a business say of its year; they prove no income of a person, and are told for what they are. */
export function annualAccounts(pages: readonly Page[]): FieldsOf<'annual_accounts'> {
  const lines = linesOfAll(pages);
  return {
    tax_year:
      yearFrom(lines, /\b31(?:\. ?|\/| )(?:12(?:\.|\/)|dezember|dicembre) ?(20\d\d)\b/) ??
      yearFrom(lines, /(?:geschaftsjahr|wirtschaftsjahr|esercizio) (20\d\d)\b/),
    person_name: businessOwner(lines),
    fiscal_id: captionedSteuerId(lines) ?? italianPerson(lines).code,
    revenue: amount(lines, /umsatzerlose|ricavi delle vendite(?: e delle prestazioni)?/),
    profit: amount(lines, /jahresuberschuss|jahresfehlbetrag|utile (?:\(?perdita\)? )?(?:dell'|d')esercizio/),
  };
}
