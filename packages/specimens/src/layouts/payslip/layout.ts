import type { Day } from '@vesta/domain/dates/day';
import { bankDayFrom, lastDay, shiftDays } from '../../calendar.ts';
import type { Imprint, Paper } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import type { Job, Person } from '../../people/person.ts';

export interface PayslipPaper<S> {
  readonly person: Person;
  readonly job: Job;
  readonly slip: S;
}

/** One program's way to print a payslip. */
export interface PayslipLayout<S> {
  readonly name: string;
  readonly imprint: Omit<Imprint, 'made' | 'title' | 'language'>;
  /** The employee's name as this program prints it. */
  readonly nameOf: (person: Person) => string;
  /** The number by which the employer knows the person, where it is not printed as it stands in the files. */
  readonly numberOf?: (job: Job) => string;
  /** Fields that it does not print. */
  readonly omits: readonly string[];
  readonly draw: (paper: Paper, on: PayslipPaper<S>) => void;
}

export type ItalianPayslipLayout = PayslipLayout<ItalianSlip>;
export type GermanPayslipLayout = PayslipLayout<GermanSlip>;

/** Slips are run off when the month is over. */
export const madeOn = (slip: ItalianSlip | GermanSlip): Day =>
  bankDayFrom(shiftDays(lastDay(slip.month), slip.country === 'IT' ? 5 : 1));
