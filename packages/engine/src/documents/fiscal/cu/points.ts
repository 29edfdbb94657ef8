/** A numbered point of the certificate. The label decides; the number alone is never believed. */
export interface Point {
  readonly field: string;
  readonly point: number;
  readonly label: RegExp;
  readonly not?: RegExp;
  readonly holds: 'money' | 'days' | 'day';
}

const point = (field: string, number: number, holds: Point['holds'], label: RegExp, not?: RegExp): Point => ({
  field,
  point: number,
  label,
  holds,
  ...(not ? { not } : {}),
});

export const employmentPoints: readonly Point[] = [
  point('income_open_ended', 1, 'money', /tempo\s*indeterminato/),
  point('income_fixed_term', 2, 'money', /tempo\s*determinato/),
  point('income_pension', 3, 'money', /redditi\s*di\s*pensione/),
  point('income_assimilated', 4, 'money', /altri\s*redditi\s*assimilati/),
  point('spouse_cheques', 5, 'money', /assegni\s*periodici/),
  point('days_worked', 6, 'days', /dipendente|giorni|spettano/, /pensione/),
  point('days_pension', 7, 'days', /pension/),
  point('employment_start', 8, 'day', /inizio/),
  point('employment_end', 9, 'day', /cessazione/),
  point('tax_withheld', 21, 'money', /ritenute\s*irpef/, /sospes/),
  point('regional_surtax', 22, 'money', /addizionale\s*regionale/, /sospes/),
  point('municipal_surtax_advance', 26, 'money', /acconto/, /sospes/),
  point('municipal_surtax_balance', 27, 'money', /saldo/, /sospes/),
  point('gross_tax', 361, 'money', /imposta\s*lorda/),
  point('total_credits', 373, 'money', /totale\s*detrazioni/),
];

/** The sheet for professionals has numbers of its own. */
export const selfEmployedPoints: readonly Point[] = [
  point('gross_paid', 4, 'money', /lordo\s*corrisposto|ammontare\s*lordo/),
  point('taxable_paid', 8, 'money', /imponibile/),
  point('withholding', 9, 'money', /ritenute?\s*a\s*titolo\s*d'?\s*acconto|ritenute/, /imposta|sospes/),
];
