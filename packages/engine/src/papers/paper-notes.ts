import type { Box } from '../evidence/geometry.ts';

/** Where something is printed. */
export interface Spot {
  readonly page: number;
  readonly box: Box;
}

export interface PrintedText extends Spot {
  readonly text: string;
}

/** A day of a photographed zone whose check digit is wrong as it stands: the day and its digit. */
export interface WrongDay extends PrintedText {
  readonly part: 'birth' | 'expiry';
}

/** A row of contributions that prints what it is reckoned from and does not come out. */
export interface WrongContribution {
  readonly page: number;
  readonly percent: number;
  readonly base: Figure;
  readonly paid: Figure;
}

export interface Figure {
  readonly cents: number;
  readonly box: Box;
}

export interface PageFigure extends Figure {
  readonly page: number;
}

/** A line of pay by the hour that prints another amount than hours and rate give. */
export interface WrongPayRow extends PageFigure {
  readonly due: number;
}

/** Where the print above the first booking of a page ends: captions, an opening balance, the head of the page. */
export interface ListHead {
  readonly page: number;
  readonly bottom: number;
}

/** What only the letters on the pages tell, noted while they were at hand. */
export interface PaperNotes {
  /** What an office hands out while it renews a permit. */
  readonly isRenewalReceipt: boolean;
  /** Digits of a printed machine-readable zone that do not come out. */
  readonly wrongZoneDigits: readonly string[];
  /** Days of a photographed zone that two readers saw alike, with a digit that does not come out. */
  readonly wrongZoneDays?: readonly WrongDay[];
  /** Accounts in full length that cannot exist, on a paper of which no account could be read. */
  readonly wrongIbans: readonly PrintedText[];
  /** Fiscal codes of holders whose names stand nowhere on the paper. */
  readonly codesWithoutName: readonly string[];
  /** Where such a paper names somebody; not the names themselves, which are not kept. */
  readonly otherNames?: readonly Spot[];
  /** Pages whose words some program recognised from a scan and laid below it. */
  readonly recognisedPages?: readonly number[];
  /** Rows of contributions on an Italian payslip that do not come out. */
  readonly wrongContributions?: readonly WrongContribution[];
  /** Lines of pay by the hour that do not come out. */
  readonly wrongPayRows?: readonly WrongPayRow[];
  /** Figures of a printed payslip that stand with its totals of the year. */
  readonly yearFigures?: readonly PageFigure[];
  /** Days on a printed statement that no calendar has. */
  readonly impossibleDays?: readonly PrintedText[];
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
