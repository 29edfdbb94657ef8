import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { linesOfAll, textOf } from '../../recognise/page-text.ts';
import { isSamePrint } from '../../same-print.ts';
import type { FormReading } from '../form.ts';
import { amountInCell } from '../ground/cell-figures.ts';
import { computed, netOf } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { grossIrpef } from '../ground/irpef.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { agreedYear, yearFrom } from '../ground/year.ts';
import { issueDay } from './issue-day.ts';
import { declaringPayer, payerOf, privatePayer } from './payer.ts';
import { contributionsPoint, employmentPoints, selfEmployedPoints } from './points.ts';
import { isBesideCaption, readPoint } from './read-points.ts';

type Read = Record<string, Found<number | string> | null>;

const amount = (found: Found<number | string> | null | undefined): Found<number> | null =>
  found && typeof found.value === 'number' ? { ...found, value: found.value } : null;

function kindOfEmployment(fields: Read): Found<string> | null {
  const kinds = [
    ['open_ended', amount(fields.income_open_ended)],
    ['fixed_term', amount(fields.income_fixed_term)],
    ['pension', amount(fields.income_pension)],
  ] as const;
  const paid = kinds.filter(([, found]) => found && found.value > 0);
  const only = paid[0];
  return only?.[1] && paid.length === 1 ? computed(only[0], [only[1]]) : null;
}

const incomeFields = ['income_open_ended', 'income_fixed_term', 'income_pension', 'income_assimilated'] as const;

/** Where the number of a cell was misread, one figure answers to two points: it is one income, of either kind. */
function incomesIn(
  read: Read,
  isBeside: (field: string) => boolean,
): { readonly incomes: readonly Found<number>[]; readonly kinds: Read } {
  const all = incomeFields.flatMap((name) => {
    const found = amount(read[name]);
    return found ? [{ name, found }] : [];
  });
  // In a list the figure stands beside the caption of its own row, and below that of an empty one.
  // Days of a pension and none of work, or the other way round, tell as well whose the figure is.
  const [worked, retired] = [read.days_worked, read.days_pension];
  const isPaid = (name: string): boolean => !(name === 'income_pension' ? worked && !retired : retired && !worked);
  const isOwn = (name: string, other: string): boolean =>
    (isBeside(name) && !isBeside(other)) || (isPaid(name) && !isPaid(other));
  const isShared = ({ name, found }: (typeof all)[number]): boolean =>
    all.some((other) => other.name !== name && isSamePrint(other.found, found) && !isOwn(name, other.name));
  const once = all.filter(({ found }, at) => !all.slice(0, at).some((other) => isSamePrint(other.found, found)));
  return {
    incomes: once.map(({ found }) => found),
    kinds: Object.fromEntries(all.filter(isShared).map(({ name }) => [name, null])),
  };
}

/** Of the section of the insurance, whose points a list print calls in many ways: "sez. 3 p. 48", "s1/6". */
const contributionsWithheld =
  /(?:(?:\(?sez(?:ione|\.)?|inps|p\.|pt\.?|punto|s?\d{1,2}(?:\/\d{1,2})?\)?) )*contr(?:ibuti|ib\.|\.) (?:previdenziali (?:ed? assistenziali )?|prev\. |inps )?(?:(?:a carico|c\/)(?: ?(?:del )?(?:lavoratore|dipendente|collaboratore|iscritto|lav\.|dip\.))?|(?:lav|dip)\.)(?: trattenuti)?(?= |$)|^(?:\d{1,3} )?(?:tot(?:ale|\.) )?contributi (?:pensionistici |previdenziali |inps )?trattenuti(?= |$)/;

function employed(pages: readonly Page[]): Read {
  const read: Read = Object.fromEntries(employmentPoints.map((point) => [point.field, readPoint(pages, point)]));
  const beside = new Set<string>(
    employmentPoints.filter((point) => isBesideCaption(pages, point)).map(({ field }) => field),
  );
  const { incomes, kinds } = incomesIn(read, (field) => beside.has(field));
  const fields: Read = { ...read, ...kinds };
  const gross =
    incomes.length > 0
      ? computed(
          incomes.reduce((sum, found) => sum + found.value, 0),
          incomes,
        )
      : null;
  const tax = amount(fields.tax_withheld);
  const surtaxes = ['regional_surtax', 'municipal_surtax_advance', 'municipal_surtax_balance'];
  const net = netOf(
    gross,
    tax,
    surtaxes.map((name) => amount(fields[name])),
  );
  return {
    ...fields,
    gross_income: gross,
    taxable_income: gross,
    tax,
    // The section of the insurance counts its points anew: its caption tells more than its number.
    contributions:
      amountInCell(linesOfAll(pages), contributionsWithheld) ?? amount(readPoint(pages, contributionsPoint)),
    net_estimate: net,
    employment_kind: kindOfEmployment(fields),
  };
}

function selfEmployed(pages: readonly Page[]): Read {
  const fields: Read = Object.fromEntries(selfEmployedPoints.map((point) => [point.field, readPoint(pages, point)]));
  const gross = amount(fields.gross_paid);
  const tax = amount(fields.withholding);
  const kind = gross ? computed('self_employed', [gross]) : null;
  return {
    ...fields,
    gross_income: gross,
    taxable_income: amount(fields.taxable_paid),
    tax,
    net_estimate: netOf(gross, tax, []),
    employment_kind: kind,
  };
}

/** Which of the two certificates a file holds. One that holds both is read as the employee's. */
const isForSelfEmployed = (pages: readonly Page[]): boolean => {
  const text = pages.map((page) => textOf(page)).join(' ');
  return (
    /lavoro autonomo,? provvigioni/.test(text) && !/tempo indeterminato|certificazione lavoro dipendente/.test(text)
  );
};

export function readCu(pages: readonly Page[], _today: Day): FormReading<'cu'> {
  const lines = linesOfAll(pages);
  const year = agreedYear(
    yearFrom(lines, /(?:certificazione\s*unica(?: \/ [a-z ]{5,40})?|\bc\.?\s?u\.?|^unica)\s*(20\d\d)\b/, -1),
    yearFrom(
      lines,
      /(?:relativ[ai]\s*(?:all')?anno|(?:anno|periodo)\s*(?:d'|di )imposta(?: \/ [a-z]{5,20})?|(?:redditi|somme|compensi)(?: (?:corrispost|erogat|percepit)[ie])?(?: (?:nel|per))?(?: ?l'anno)?)\s*(20\d\d)\b/,
    ),
  );
  const autonomous = isForSelfEmployed(pages);
  const money = autonomous ? selfEmployed(pages) : employed(pages);
  const employer = declaringPayer(lines) ?? privatePayer(lines);
  const person = italianPerson(lines, employer ? [employer] : []);
  const payer = payerOf(lines, person.code?.value ?? null);
  const gross = amount(money.gross_income);
  const bracket = gross && year && !autonomous ? grossIrpef(gross.value, year.value) : null;
  return {
    layout: autonomous ? 'cu_autonomo' : 'cu_dipendente',
    fields: {
      tax_year: year,
      issue_date: issueDay(lines, year?.value ?? null),
      person_name: person.name,
      fiscal_id: person.code,
      payer_name: payer.name,
      payer_id: payer.id,
      ...money,
    },
    confirmations: [
      ...person.confirmations,
      // Income taxed apart is part of the sum but not of the brackets.
      ...confirm('cu_gross_tax', bracket, amount(money.gross_tax), { tolerance: 100, otherwise: 'inconclusive' }),
    ],
  };
}
