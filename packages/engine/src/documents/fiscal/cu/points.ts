import type { FieldOf } from '@vesta/domain/papers/schema';
/** A numbered point of the certificate. The label decides; the number alone is never believed, so small print that pixels garble is known, too. */
export interface Point {
  readonly field: FieldOf<'cu'>;
  readonly point: number;
  readonly label: RegExp;
  readonly not?: RegExp;
  readonly holds: 'money' | 'days' | 'day';
}

/** How the kinds of contract are called, in full or cut short: "tempo indeterminato", "t. ind.", "contratto a t.det.". */
const openEnded = String.raw`(?:tempo|\bt)[.\s]*ind`;
const fixedTerm = String.raw`(?:tempo|\bt)[.\s]*det`;
const surtax = String.raw`\badd(?:iz(?:ionale)?|\.?le)?\b[.\s]*`;

const point = (field: FieldOf<'cu'>, number: number, holds: Point['holds'], label: RegExp, not?: RegExp): Point => ({
  field,
  point: number,
  label,
  holds,
  ...(not ? { not } : {}),
});

/** What the captions of the same points begin with, where the number is left out or the words are cut short. */
export const pointCaptions: Readonly<Partial<Record<FieldOf<'cu'>, RegExp>>> = {
  income_open_ended: new RegExp(`^(?:redd[a-z]*\\.?.*|(?:contratto )?(?:a )?)${openEnded}`),
  income_fixed_term: new RegExp(`^(?:redd[a-z]*\\.?.*|(?:contratto )?(?:a )?)${fixedTerm}`),
  income_pension: /^(?:redd[a-z]*\.? (?:di |da )?pens|pensioni? lord)/,
  income_assimilated: /^altri (?:redd|assim)/,
  days_worked: /^(?:(?:numero|n\.?) (?:di )?)?(?:giorni|gg\.?)(?= |$)(?!.*pens).*(?:lav|dip)/,
  days_pension: /^(?:(?:numero|n\.?) (?:di )?)?(?:giorni|gg\.?) .*pens/,
  employment_start: /^(?:rapporto di lavoro -? ?)?(?:data (?:di )?)?inizio(?= (?:del )?rapp|$)/,
  employment_end: /^(?:rapporto di lavoro -? ?)?(?:data (?:di )?)?(?:cessaz(?:ione|\.)|fine)(?= (?:del )?rapp|$)/,
  tax_withheld: /^(?:tot(?:ale|\.) )?rit(?:enute|\.) irpef(?!.*sosp)/,
  regional_surtax: new RegExp(`^${surtax}reg(?!.*sosp)`),
  municipal_surtax_advance: new RegExp(`^(?:${surtax}com.*acc|acc(?:onto|\\.) ${surtax}com)(?!.*sosp)`),
  municipal_surtax_balance: new RegExp(`^(?:${surtax}com.*saldo|saldo ${surtax}com)(?!.*sosp)`),
  gross_tax: /^(?:imposta lorda|irpef lorda)/,
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
  point('income_open_ended', 1, 'money', new RegExp(`${openEnded}|lavoro\\s*dipendente\\s*e\\s*assimilati(?!.*tempo)`)),
  point('income_fixed_term', 2, 'money', new RegExp(`${fixedTerm}|lavoro\\s*dipendente\\s*e\\s*assimilati(?!.*tempo)`)),
  point('income_pension', 3, 'money', /(?:redd[a-z]*\.?\s*(?:di|da)?\s*|^)pension/, /giorni|\bgg\b/),
  point('income_assimilated', 4, 'money', /altri\s*(?:redd[a-z]*\.?\s*)?assim/),
  point('spouse_cheques', 5, 'money', /assegni\s*(?:periodici|(?:al\s*)?coniuge)/),
  point('days_worked', 6, 'days', /dipendente|giorni|spettano|\bgg\b/, /pension/),
  point('days_pension', 7, 'days', /pension/),
  point('employment_start', 8, 'day', /inizio/),
  point('employment_end', 9, 'day', /cessaz|\bcess\b|fine rapp/),
  point('tax_withheld', 21, 'money', /rit(?:enute|\.)\s*(?:d'?acconto\s*)?irpe[ft]|irpe[ft]\s*tratt/, /sospes/),
  point('regional_surtax', 22, 'money', new RegExp(`${surtax}reg`), /sospes/),
  point('municipal_surtax_advance', 26, 'money', /\bacc(?:onto|\.|\b)/, /sospes/),
  point('municipal_surtax_balance', 27, 'money', /sal?do/, /sospes/),
  point('gross_tax', 361, 'money', /(?:imposta|irpef)\s*lorda/),
  point('total_credits', 373, 'money', /tot(?:ale|\.)?\s*(?:delle\s*)?detr/),
];

/** In the section of the insurance, where numbers begin anew. */
export const contributionsPoint = point('contributions', 6, 'money', /contr[a-z]*\.?\s*a\s*carico/, /sospes/);

/** The sheet for professionals has numbers of its own. */
export const selfEmployedPoints: readonly Point[] = [
  point('gross_paid', 4, 'money', /lordo\s*corrisposto|(?:ammontare|amm\.|compens[oi]|importo)\s*lord[oi]/),
  point('taxable_paid', 8, 'money', /imponibile/),
  point('withholding', 9, 'money', /rit(?:enut[ae]|\.)\s*(?:a\s*titolo\s*)?d'?\s*acc|ritenut[ae]/, /imposta|sospes/),
];
