import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter } from '../ground/day-near.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf } from '../ground/labelled-amount.ts';

const german: readonly Mark[] = [
  [/rentenbescheid|rentenanpassung|mitteilung (?:zur|uber die) (?:leistung|anpassung).{0,40}rente/, 0.5],
  [/deutsche rentenversicherung|renten service/, 0.3],
  [/zahlbetrag|auszuzahlender betrag/, 0.25],
  [/altersrente|erwerbsminderungsrente|witwe(?:r|n)rente|hinterbliebenenrente/, 0.2],
  // The yearly letter of contributions promises a pension; it does not pay one.
  [/renteninformation/, -0.8],
];

const italian: readonly Mark[] = [
  [
    /cedolino (?:mensile )?(?:di |della )?pensione|certificato di pensione|modello obis\s?m|\bobism\b|comunicazione di liquidazione/,
    0.5,
  ],
  [/\binps\b/, 0.2],
  [/(?:categoria|pensione n\.?)\W.{0,12}\b(?:vo|io|so|as|invciv|pm)\b/, 0.2],
  [/pension[ei]/, 0.1],
  [/importo (?:netto|lordo)/, 0.1],
  [/certificazione unica|naspi/, -0.5],
];

function read(pages: readonly Page[], _today: Day): FormReading {
  const lines = linesOfAll(pages);
  const isGerman = lines.some((line) => /rentenversicherung|rente\b|zahlbetrag/.test(line.text));
  const person = italianPerson(lines);
  const gross = amountOf(
    lines,
    isGerman
      ? /monatliche (?:brutto)?rente|rente vor abzug|monatlicher rentenbetrag/
      : /(?:totale |importo )lordo(?: mensile)?|pensione lorda|importo mensile lordo/,
  );
  const net = amountOf(
    lines,
    isGerman
      ? /(?:monatlicher )?zahlbetrag|auszuzahlender betrag|auszahlungsbetrag/
      : /importo netto|netto (?:in pagamento|mensile|da pagare)/,
  );
  return {
    fields: {
      tax_year: null,
      issue_date: dayAfter(lines, isGerman ? /(?:^|\s)datum:?/ : /(?:^|\s)data:?/),
      person_name: isGerman ? germanAddressee(lines, null) : person.name,
      fiscal_id: person.code,
      gross_income: null,
      gross_monthly: gross,
      net_monthly: net,
      benefit_start: dayAfter(lines, isGerman ? /\b(?:ab|beginnt am|vom)\b/ : /decorrenza/),
      employment_kind: (net ?? gross) ? computed('pension', [net ?? gross]) : null,
    },
    confirmations: person.confirmations,
  };
}

const notice = (country: string, marks: readonly Mark[]): FiscalForm => ({
  type: 'pension_notice',
  country,
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: false };
  },
  read,
  needed: ['person_name', 'net_monthly'],
});

export const germanPensionNotice = notice('DE', german);
export const italianPensionNotice = notice('IT', italian);
