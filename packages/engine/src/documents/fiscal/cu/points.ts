import type { FieldOf } from '@vesta/domain/papers/schema';
/** A numbered point of the certificate. The label decides; the number alone is never believed, so small print that pixels garble is known, too. */
export interface Point {
  readonly field: FieldOf<'cu'>;
  readonly point: number;
  readonly label: RegExp;
  readonly not?: RegExp;
  readonly holds: 'money' | 'days' | 'day';
}

const point = (field: FieldOf<'cu'>, number: number, holds: Point['holds'], label: RegExp, not?: RegExp): Point => ({
  field,
  point: number,
  label,
  holds,
  ...(not ? { not } : {}),
});

/** What the captions of the same points begin with, where the number is left out or the words are cut short. */
export const pointCaptions: Readonly<Partial<Record<FieldOf<'cu'>, RegExp>>> = {
  income_open_ended: /^redd[a-z]*\.?.*\b(?:tempo ind|t\. ?indet)/,
  income_fixed_term: /^redd[a-z]*\.?.*\b(?:tempo det|t\. ?det)/,
  income_pension: /^redd[a-z]*\.? (?:di |da )?pens/,
  income_assimilated: /^altri redd/,
  days_worked: /^(?:(?:numero|n\.?) (?:di )?)?(?:giorni|gg\.?)(?= |$)(?!.*pens).*(?:lav|dip)/,
  days_pension: /^(?:(?:numero|n\.?) (?:di )?)?(?:giorni|gg\.?) .*pens/,
  employment_start: /^(?:data (?:di )?)?inizio(?= (?:del )?rapp|$)/,
  employment_end: /^(?:data (?:di )?)?cessazione(?= (?:del )?rapp|$)/,
  tax_withheld: /^(?:tot(?:ale|\.) )?rit(?:enute|\.) irpef(?!.*sosp)/,
  regional_surtax: /^add(?:iz(?:ionale|\.)?|\.) reg(?!.*sosp)/,
  municipal_surtax_advance: /^add(?:iz(?:ionale|\.)?|\.) com.*acc(?!.*sosp)/,
  municipal_surtax_balance: /^add(?:iz(?:ionale|\.)?|\.) com.*saldo(?!.*sosp)/,
  gross_tax: /^imposta lorda/,
};

/** What a row says of a point whose number it tells in words: "Redditi di lavoro dipendente (punto 1)". */
export const pointsInWords: Readonly<Partial<Record<FieldOf<'cu'>, RegExp>>> = {
  income_open_ended: /redd\w*\.? .*dip/,
  income_fixed_term: /redd\w*\.? .*dip/,
  days_worked: /giorni|\bgg\b/,
  municipal_surtax_advance: /comunale/,
  municipal_surtax_balance: /comunale/,
};

export const employmentPoints: readonly Point[] = [
  // Narrow cells cut the caption short before it tells the kind of contract: then the number tells which of the two it is.
  point('income_open_ended', 1, 'money', /tempo\s*ind|lavoro\s*dipendente\s*e\s*assimilati(?!.*tempo)/),
  point('income_fixed_term', 2, 'money', /tempo\s*det|lavoro\s*dipendente\s*e\s*assimilati(?!.*tempo)/),
  point('income_pension', 3, 'money', /redditi\s*di\s*pensione/),
  point('income_assimilated', 4, 'money', /altri\s*redditi\s*assimilati/),
  point('spouse_cheques', 5, 'money', /assegni\s*periodici/),
  point('days_worked', 6, 'days', /dipendente|giorni|spettano/, /pensione/),
  point('days_pension', 7, 'days', /pension/),
  point('employment_start', 8, 'day', /inizio/),
  point('employment_end', 9, 'day', /cessazione/),
  point('tax_withheld', 21, 'money', /ritenute\s*irpe[ft]/, /sospes/),
  point('regional_surtax', 22, 'money', /addizionale\s*regionale/, /sospes/),
  point('municipal_surtax_advance', 26, 'money', /acconto/, /sospes/),
  point('municipal_surtax_balance', 27, 'money', /sal?do/, /sospes/),
  point('gross_tax', 361, 'money', /imposta\s*lorda/),
  point('total_credits', 373, 'money', /totale\s*detrazioni/),
];

/** The sheet for professionals has numbers of its own. */
export const selfEmployedPoints: readonly Point[] = [
  point('gross_paid', 4, 'money', /lordo\s*corrisposto|ammontare\s*lordo/),
  point('taxable_paid', 8, 'money', /imponibile/),
  point('withholding', 9, 'money', /ritenute?\s*a\s*titolo\s*d'?\s*acconto|ritenute/, /imposta|sospes/),
];
