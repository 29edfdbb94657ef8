import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll, type PagedWord, proseOf } from '../../recognise/page-text.ts';
import { AMOUNT, near, pattern } from '../../work-contract/blocks.ts';
import { centsOfHit, search } from '../../work-contract/search.ts';
import { signedOf } from '../../work-contract/signed.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { accountTold } from '../ground/account-told.ts';
import { figureLike } from '../ground/captions.ts';
import { amountBeside, dayBeside } from '../ground/cell-figures.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter } from '../ground/day-near.ts';
import { italianAddressee } from '../ground/italian-addressee.ts';
import { italianIssue } from '../ground/italian-issue.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { letterDay } from '../ground/letter-day.ts';
import { inpsNamed } from '../ground/paying-office.ts';
import { yearOfDay } from '../ground/year.ts';

const marks: readonly Mark[] = [
  [/\bnaspi\b/, 0.5],
  [/indennita(?:')? (?:mensile )?di disoccupazione/, 0.3],
  [/\binps\b|istituto nazionale (?:della )?previdenza sociale/, 0.25],
  [/decorrenza/, 0.1],
  [/importo lordo/, 0.1],
  [/domanda .{0,60}accolta|accoglimento/, 0.15],
  // A payslip or a certificate may mention the benefit.
  [/certificazione unica|cedolino|busta paga|retribuzione di fatto/, -0.4],
  // The list of contributions names every benefit of a working life.
  [/estratto conto (?:previdenziale|contributivo|certificativo)/, -1],
];

const LONGEST_DAYS = 731;

/** In a letter the sentence breaks where the row ends. */
const monthlyInProse = [
  // "… e ammonta inizialmente a euro 1.144,41 lordi mensili"
  pattern(`ammonta(?: [a-z]+)? a(?:d| euro)? ?(?:€ ?|euro )?${AMOUNT} (?:lord[ie] )?(?:mensili|al mese)`),
  pattern(`(?:importo|indennita|prestazione)(?: lord[oa])? mensile(?: lord[oa])?(?: spettante)?${near(50)}${AMOUNT}`),
  pattern(
    `(?:importo|indennita|prestazione)(?: lord[oa])?${near(30)}${AMOUNT}\\s*(?:€|eur|euro)?\\s*(?:lord[ie] )?(?:mensili|al mese)`,
  ),
];

/** "Importo mensile lordo", "Prestazione giornaliera lorda", "Indennità lorda mensile iniziale" */
const benefitPer = (period: string): RegExp =>
  new RegExp(
    `(?:importo|prestazione|indennita|assegno|rateo|misura)(?: (?:lord[oa]|iniziale|spettante|della prestazione|naspi))* ${period}(?: lord[oa])?`,
  );

const dailyInProse = [pattern(`${AMOUNT}\\s*(?:€|eur|euro)?\\s*(?:lord[ie] )?(?:giornalier[ie]|al giorno)`)];

function daysOf(lines: readonly Line[]): Found<number> | null {
  for (const line of lines) {
    const match =
      /(?:durata|(?:giorni|giornate) (?:totali|indennizzabili)|\bper (?:un )?(?:totale |periodo |numero )?(?:complessiv[oa] )?(?:di )?)[^0-9]{0,40}(\d{1,3})\s*(?:giorn(?:i|ate)|gg)(?! dall)|(?:durata[^0-9]{0,30}|\bper )giorn(?:i|ate)[^0-9]{0,5}(\d{1,3})\b|(?:(?:numero |n\. ?)?(?:di )?(?:giorn(?:i|ate)|gg\.?) (?:spettanti|indennizzabil[ie]|indennizzat[ie]|complessiv[ie]|totali|riconosciut[ie]|concess[ie]|di (?:durata|prestazione|indennita|naspi))[^0-9]{0,10}|numero (?:di )?(?:giorni|giornate)(?: pari a)?:? )(\d{1,3})(?![\d/.,])/.exec(
        line.text,
      );
    const digits = match?.[1] ?? match?.[2] ?? match?.[3];
    if (!match || !digits || Number(digits) > LONGEST_DAYS) continue;
    const start = match.index + match[0].lastIndexOf(digits);
    return foundFrom(Number(digits), line.wordsAt(start, start + digits.length));
  }
  return null;
}

/** The head of a column, below which the days are counted. */
const daysCaption =
  /^(?:(?:n(?:umero|\.)? ?)?(?:di )?(?:giorni|giornate|gg\.?) (?:spettanti|indennizzabili|riconosciut[ie]|complessiv[ie]|totali|di durata)|durata(?: (?:della )?(?:prestazione|indennita|naspi))?(?: (?:in )?(?:\()?(?:giorni|gg\.?)(?: (?:indennizzabili|spettanti|complessivi))?\)?)?)$/;

function daysIn(words: readonly PagedWord[]): Found<number> | null {
  const [only, ...more] = words;
  const days = only && more.length === 0 && /^\d{1,3}$/.test(only.text) ? Number(only.text) : 0;
  return only && days >= 1 && days <= LONGEST_DAYS ? foundFrom(days, [only]) : null;
}

function outcome(lines: readonly Line[]): Found<boolean> | null {
  for (const line of lines) {
    const match = /non (?:puo essere |e stata )?accol\w*|respinta|accolta|accoglimento/.exec(line.text);
    if (match)
      return foundFrom(!/non|respinta/.test(match[0]), line.wordsAt(match.index, match.index + match[0].length), 0.85);
  }
  return null;
}

function read(pages: readonly Page[], _today: Day): FormReading<'naspi'> {
  const lines = linesOfAll(pages);
  const person = italianPerson(lines);
  // A row may tell several days: the one right behind the word is its own.
  const start =
    dayAfter(lines, /decorrenza(?: della (?:prestazione|indennita))?:?(?: dal)?(?= \d)/) ??
    dayBeside(
      lines,
      /(?:data (?:di )?)?decorrenza|inizio (?:della )?prestazione/,
      /decorrenza|a decorrere dal|decorre(?:ra)? dal|con inizio (?:dal|il)|dal giorno/,
    ) ??
    dayAfter(
      [proseOf(pages)],
      /(?:\bspetta|spettante|spettera|riconosciut[ao]|concess[ao]|corrispost[ao]|erogat[ao]|liquidat[ao])(?: a decorrere)? (?:dal|da) (?=\d)/,
    );
  const monthly = amountBeside(lines, benefitPer('mensile')) ?? search(proseOf(pages), monthlyInProse, centsOfHit);
  const accepted = outcome(lines);
  // The day of an application is told in a sentence, the day of the letter stands by itself.
  const issued =
    dayAfter(
      lines,
      /data (?:del )?(?:provvedimento|comunicazione)|\b(?:prospetto|provvedimento|comunicazione|documento) (?:emess[oa]|rilasciat[oa])(?: il)?/,
    ) ??
    dayAfter(
      lines.filter(({ text }) => !/presentat|\bdomanda\b/.test(text)),
      italianIssue,
    ) ??
    dayAfter(lines, /(?:^|\s)li\b|roma,/) ??
    signedOf(lines).day ??
    letterDay(lines);
  return {
    fields: {
      tax_year: null,
      year: yearOfDay(start, issued),
      issue_date: issued,
      person_name: person.name ?? (person.code ? null : italianAddressee(lines)),
      fiscal_id: person.code,
      payer_name: inpsNamed(lines),
      gross_income: null,
      gross_monthly: monthly,
      gross_daily:
        amountBeside(lines, benefitPer('giornalier[oa]')) ?? search(proseOf(pages), dailyInProse, centsOfHit),
      benefit_start: start,
      benefit_end: dayBeside(
        lines,
        /data (?:teorica )?(?:di )?(?:fine|termine)|fine (?:della )?prestazione|termine (?:della )?prestazione|(?:termine|fine) (?:teoric|previst|presunt|massim)[oa]|scadenza|termine$/,
        /(?:fino|sino) al|con termine (?:il|al)|data (?:di )?fine|fine (?:della )?prestazione|termine della prestazione|terminera il|termina il|cessera il|scadenza/,
      ),
      benefit_days: daysOf(lines) ?? figureLike(lines, daysCaption, daysIn),
      is_accepted: accepted,
      employment_kind: monthly ? computed('unemployment_benefit', [monthly]) : null,
      iban: accountTold(lines),
    },
    confirmations: person.confirmations,
  };
}

export const naspi: FiscalForm<'naspi'> = {
  type: 'naspi',
  country: 'IT',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: /\bnaspi\b/.test(text) && /\binps\b/.test(text) };
  },
  read,
  needed: ['fiscal_id', 'gross_monthly', 'benefit_start'],
};
