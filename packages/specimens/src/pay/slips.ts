import type { Month } from '../calendar.ts';
import type { Job, Person } from '../people/person.ts';
import { germanSlips } from './de/pay.ts';
import type { GermanSlip } from './de/slip.ts';
import { italianSlips } from './it/pay.ts';
import type { ItalianSlip } from './it/slip.ts';

export type Slip = ItalianSlip | GermanSlip;

export const slipsOf = (person: Person, job: Job, month: Month, seed: string): Slip[] =>
  person.country === 'IT' ? italianSlips(person, job, month, seed) : germanSlips(person, job, month, seed);

/** What arrives at the bank. */
export const paidAmount = (slip: Slip): number => (slip.country === 'IT' ? slip.net : slip.paid);
