import type { IncomeKind } from '@vesta/domain/report/reasons';
import type { Understood } from '../../papers/statements/understood.ts';
import { plainWords } from '../../transactions/plain-words.ts';

type BenefitKind = Extract<
  IncomeKind,
  'child_benefit' | 'housing_benefit' | 'scholarship' | 'parental_benefit' | 'unemployment_benefit' | 'other'
>;

const kinds: readonly (readonly [BenefitKind, RegExp])[] = [
  ['child_benefit', /\b(?:ASSEGNO UNICO|ASSEGNI FAMILIARI|KINDERGELD|FAMILIENKASSE|CHILD BENEFIT)\b/],
  ['housing_benefit', /\b(?:JOBCENTER|BUERGERGELD|BURGERGELD|GRUNDSICHERUNG\w*|ALG II)\b/],
  ['scholarship', /\b(?:BORSA (?:DI )?STUDIO|BAFOEG|BAFOG|STUDIERENDENWERK|STIPENDIUM|SCHOLARSHIP|STUDENT GRANT)\b/],
  [
    'parental_benefit',
    /\b(?:ELTERNGELD\w*|ELTERNGELDSTELLE|(?:INDENNITA (?:DI )?)?MATERNITA|CONGEDO (?:PARENTALE|DI MATERNITA|DI PATERNITA)|PARENTAL BENEFIT)\b/,
  ],
  [
    'unemployment_benefit',
    /\b(?:NASPI|DIS ?COLL|DISOCCUPAZIONE|CASSA INTEGRAZIONE|CIGS?|ARBEITSLOSENGELD|ALG(?: I)?|AGENTUR FUE?R ARBEIT|BUNDESAGENTUR)\b/,
  ],
];

const codes: Readonly<Record<string, BenefitKind>> = {
  'PURP:BECH': 'child_benefit',
  'PURP:STDY': 'scholarship',
  'PURP:BENE': 'unemployment_benefit',
};

/** What kind of public money a payment is. */
export function benefitKind({ transaction }: Understood): BenefitKind {
  const byCode = transaction.code === null ? undefined : codes[transaction.code];
  if (byCode) return byCode;
  const words = [...plainWords(transaction.counterparty ?? ''), ...plainWords(transaction.description)].join(' ');
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}
