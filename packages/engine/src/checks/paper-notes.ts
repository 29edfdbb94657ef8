import type { Box } from '../evidence/geometry.ts';
import type { NamePlace } from './identifiers/announced-names.ts';
import type { PrintedIban } from './identifiers/printed-ibans.ts';
import type { WrongDay } from './identity/witnessed-zone.ts';
import type { WrongContribution } from './payslip/it/contribution-rows.ts';
import type { ImpossibleDay } from './statement/ground/impossible-days.ts';
import type { ListHead } from './statement/ground/list-heads.ts';

/** What only the letters on the pages tell, noted while they were at hand. */
export interface PaperNotes {
  /** What an office hands out while it renews a permit. */
  readonly isRenewalReceipt: boolean;
  /** Digits of a printed machine-readable zone that do not come out. */
  readonly wrongZoneDigits: readonly string[];
  /** Days of a photographed zone that two readers saw alike, with a digit that does not come out. */
  readonly wrongZoneDays?: readonly WrongDay[];
  /** Accounts in full length that cannot exist, on a paper of which no account could be read. */
  readonly wrongIbans: readonly PrintedIban[];
  /** Fiscal codes of holders whose names stand nowhere on the paper. */
  readonly codesWithoutName: readonly string[];
  /** Where such a paper names somebody. */
  readonly otherNames?: readonly NamePlace[];
  /** Pages whose words some program recognised from a scan and laid below it. */
  readonly recognisedPages?: readonly number[];
  /** Rows of contributions on an Italian payslip that do not come out. */
  readonly wrongContributions?: readonly WrongContribution[];
  /** Days on a printed statement that no calendar has. */
  readonly impossibleDays?: readonly ImpossibleDay[];
  /** An Italian payslip on which the employer pays what the institute owes: taxed, and not insured again. */
  readonly paysForInstitute?: boolean;
  /** A contract that changes one made before: it tells the day on which that one began. */
  readonly amendsContract?: boolean;
  /** Where the print above the bookings of each page ends. */
  readonly listHeads?: readonly ListHead[];
  /** A statement with rows that were taken for the text of the booking above them. */
  readonly hasLostBookings?: boolean;
  /** Pages read from pixels whose figures were looked at twice because a sum did not come out. */
  readonly lookedTwice?: readonly LookedTwice[];
}

export interface LookedTwice {
  readonly page: number;
  /** Where the two looks differ. */
  readonly doubtful: readonly Box[];
}

export const noNotes: PaperNotes = {
  isRenewalReceipt: false,
  wrongZoneDigits: [],
  wrongIbans: [],
  codesWithoutName: [],
};
