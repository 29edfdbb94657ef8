import type { Address, Person } from '../../people/person.ts';
import type { Fact } from '../facts.ts';

/** One line of the body. Figures in cents; a figure that is told is not summed. */
export interface BodyRow {
  readonly code: string;
  readonly label: string;
  readonly base: string;
  readonly rate: string;
  readonly told: number | null;
  readonly deduction: number | null;
  readonly earning: number | null;
}

/** One figure of the month, with the year so far beside it where the paper tells that. */
export interface SumRow {
  readonly caption: string;
  readonly month: number | null;
  readonly year: number | null;
  readonly isStrong?: boolean;
}

export interface BodyCaptions {
  readonly code: string;
  readonly label: string;
  readonly base: string;
  readonly rate: string;
  readonly told: string;
  readonly deduction: string;
  readonly earning: string;
  readonly amount: string;
}

/** What a slip says, before it is decided where it stands. */
export interface SlipModel {
  readonly title: string;
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly window: readonly string[] | null;
  readonly facts: readonly Fact[];
  readonly body: readonly BodyRow[];
  readonly bodyCaptions: BodyCaptions;
  readonly sums: readonly SumRow[];
  readonly totals: readonly SumRow[];
  readonly payFacts: readonly Fact[];
  readonly monthWord: string;
  readonly yearWord: string;
  readonly yearTitle: string;
  readonly notes: readonly string[];
  readonly fields: Readonly<Record<string, string | number | null>>;
}

export const addressLine = ({ street, postcode, city, province }: Address): string =>
  `${street} - ${postcode} ${city}${province ? ` (${province})` : ''}`;

export const windowOf = ({ address }: Person, name: string, greeting: string): string[] =>
  [
    greeting,
    name,
    address.street,
    `${address.postcode} ${address.city}${address.province ? ` (${address.province})` : ''}`,
  ].filter(Boolean);
