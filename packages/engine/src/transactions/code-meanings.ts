import type { Category, Direction } from './category.ts';

/** What a bank's own code says; `may` are more particular meanings that payer or words may choose. */
export interface CodeMeaning {
  readonly category: Category;
  readonly may?: readonly Category[];
  readonly private?: true;
  readonly extra?: true;
  /** Says only how the money moved, so it speaks after payer and words. */
  readonly hint?: true;
}

type Sides = Partial<Record<Direction, CodeMeaning>>;

const incoming = (category: Category, rest: Omit<CodeMeaning, 'category'> = {}): Sides => ({
  in: { category, ...rest },
});
const outgoing = (category: Category, rest: Omit<CodeMeaning, 'category'> = {}): Sides => ({
  out: { category, ...rest },
});

const purposes: Readonly<Record<string, Sides>> = {
  SALA: incoming('salary'),
  BONU: incoming('salary', { extra: true }),
  PENS: incoming('pension'),
  BENE: incoming('benefit'),
  SSBE: incoming('benefit', { may: ['pension'] }),
  BECH: incoming('benefit'),
  GOVT: incoming('benefit', { may: ['pension', 'salary', 'refund'] }),
  STDY: incoming('benefit'),
  ALMY: { ...incoming('alimony_received'), ...outgoing('alimony_paid') },
  RENT: { ...incoming('rent_received'), ...outgoing('rent_paid') },
  LOAN: { ...incoming('loan_disbursement'), ...outgoing('loan', { may: ['mortgage'] }) },
  LOAR: outgoing('loan', { may: ['mortgage'] }),
  HLRP: outgoing('mortgage'),
  TAXS: { ...incoming('refund'), ...outgoing('tax') },
  INSU: { ...incoming('refund'), ...outgoing('insurance') },
  ELEC: outgoing('utilities'),
  GASB: outgoing('utilities'),
  WTER: outgoing('utilities'),
  PHON: outgoing('utilities'),
  UBIL: outgoing('utilities'),
  CBFF: { ...incoming('savings'), ...outgoing('savings') },
  SAVG: { ...incoming('savings'), ...outgoing('savings') },
  CHAR: { ...incoming('other_income', { private: true }), ...outgoing('other_cost', { private: true }) },
};

/** Geschäftsvorfallcodes of German banks. */
const german: Readonly<Record<string, Sides>> = {
  '082': incoming('cash_deposit', { hint: true }),
  '083': outgoing('cash_withdrawal', { hint: true }),
  '106': outgoing('card_payment', { hint: true }),
  '108': incoming('returned_debit'),
  '109': incoming('returned_debit'),
  '153': incoming('salary', { may: ['pension', 'benefit'] }),
  '154': incoming('savings'),
  '156': incoming('benefit', { may: ['pension', 'salary', 'refund'] }),
  '805': outgoing('fees', { hint: true }),
  '808': outgoing('fees', { hint: true }),
};

/** Causali that Italian banks agreed on in their association. */
const italian: Readonly<Record<string, Sides>> = {
  '05': outgoing('cash_withdrawal'),
  '11': outgoing('utilities', { may: ['insurance', 'tax'] }),
  '15': outgoing('loan', { may: ['mortgage', 'insurance'] }),
  '16': outgoing('fees'),
  '18': { ...incoming('investment'), ...outgoing('fees') },
  '19': outgoing('tax'),
  '27': incoming('salary', { may: ['pension', 'benefit'] }),
  '34': {
    ...incoming('internal_transfer', { hint: true }),
    ...outgoing('internal_transfer', { hint: true }),
  },
  '43': outgoing('card_payment', { hint: true }),
  '66': outgoing('fees'),
  '68': incoming('refund', { may: ['returned_debit'] }),
  '78': incoming('cash_deposit'),
};

const tables: Readonly<Record<string, Readonly<Record<string, Sides>>>> = {
  PURP: purposes,
  GVC: german,
  ABI: italian,
};

/** The meaning of a code such as `PURP:SALA`; null where it says nothing about this side. */
export function codeMeaning(code: string | null, direction: Direction): CodeMeaning | null {
  if (!code) return null;
  const [table = '', value = ''] = code.split(':');
  return tables[table]?.[value]?.[direction] ?? null;
}
