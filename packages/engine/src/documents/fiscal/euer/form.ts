import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { businessOwner } from '../ground/business-owner.ts';
import { amountInCell } from '../ground/cell-figures.ts';
import { computed } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { germanNameInCells, germanNameInOne, germanNameInParts } from '../ground/german-name-parts.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import { letterDay } from '../ground/letter-day.ts';
import type { MoneyRun } from '../ground/money-runs.ts';
import { steuerIdCheck, steuerIdOf } from '../ground/steuer-id.ts';
import { yearFrom } from '../ground/year.ts';

const marks: readonly Mark[] = [
  [/anlage eur\b|einnahmenuberschussrechnung|einnahmen-?\s?uberschuss-?\s?rechnung/, 0.6],
  [/betriebseinnahmen/, 0.2],
  [/betriebsausgaben/, 0.2],
  [/§ 4 abs\. 3 estg/, 0.1],
  [/umsatzsteuer-voranmeldung|einkommensteuerbescheid/, -0.3],
];

/** The row's own number and its key stand before the amount. */
const last = (runs: readonly MoneyRun[]): MoneyRun | undefined => runs.at(-1);
const style = { centsColumn: true } as const;

function read(pages: readonly Page[], _today: Day): FormReading<'euer'> {
  const lines = linesOfAll(pages);
  const amount = (label: string): Found<number> | null =>
    amountOf(lines, new RegExp(label), style, last) ?? amountInCell(lines, new RegExp(label));
  const revenue = amount('(?:summe (?:der )?|gesamte )betriebseinnahmen|betriebseinnahmen (?:ins)?gesamt');
  const expenses = amount('(?:summe (?:der )?|gesamte )betriebsausgaben|betriebsausgaben (?:ins)?gesamt');
  const profit = amount(
    '(?:steuerpflichtiger |ermittelter )?gewinn\\s*(?:\\/|bzw\\.)?\\s*(?:oder )?\\(?(?:-?verlust)\\)?|uberschuss|(?:^|\\d |^[a-z0-9]{1,3}[.)] )gewinn(?= [\\d€-])',
  );
  const id = steuerIdOf(lines);
  return {
    fields: {
      tax_year:
        yearFrom(lines, /(?:anlage eur|rechnung|kalenderjahr|wirtschaftsjahr|estg|fur)\s*(?:das jahr\s*)?(20\d\d)\b/) ??
        // A whole year may be told by its first and its last day.
        yearFrom(
          lines,
          /\b0?1\. ?(?:0?1\.|januar) ?(?:20\d\d)? ?(?:-|bis)(?: zum)? ?31\. ?(?:12\.|dezember) ?(20\d\d)\b/,
        ),
      issue_date: letterDay(lines),
      person_name:
        germanNameInParts(lines) ?? germanNameInOne(lines) ?? germanNameInCells(lines) ?? businessOwner(lines),
      fiscal_id: id,
      gross_income: profit,
      taxable_income: null,
      tax: null,
      revenue,
      expenses,
      profit,
      employment_kind: profit ? computed('self_employed', [profit]) : null,
    },
    confirmations: [
      ...steuerIdCheck(id),
      // Additions and corrections may stand between the two sums and the profit.
      ...confirm('euer_profit', revenue && expenses ? revenue.value - expenses.value : null, profit, {
        tolerance: 100,
        otherwise: 'inconclusive',
      }),
    ],
  };
}

export const euer: FiscalForm<'euer'> = {
  type: 'euer',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: false };
  },
  read,
  needed: ['tax_year', 'revenue', 'expenses', 'profit'],
};
