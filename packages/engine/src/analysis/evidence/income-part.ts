import type { Place } from '@vesta/domain/report/place';
import type { IncomeKind, WeightReason } from '@vesta/domain/report/reasons';
import type { Stream } from '../../transactions/streams/stream.ts';

/** One income with what it counts for and why. */
export interface IncomePart {
  readonly kind: IncomeKind;
  /** Who pays; null where nobody is named or the name is private. */
  readonly label: string | null;
  readonly amount: number;
  readonly percent: number;
  readonly counted: number;
  readonly reason: WeightReason;
  readonly places: readonly Place[];
  readonly times: number;
  /** The payments behind it, where the bank shows them. */
  readonly stream: Stream | null;
  readonly isRegular: boolean;
  /** A letter of whoever pays tells of the amount that arrives. */
  readonly isGranted?: boolean;
}
