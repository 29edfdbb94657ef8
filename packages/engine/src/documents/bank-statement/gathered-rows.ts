import type { Entry } from './booking-row.ts';
import { finished, type RowDraft } from './row-draft.ts';

/** The bookings of a list while they are gathered, in the order of the paper, with what is printed between them. */
export class GatheredRows {
  readonly entries: Entry[] = [];
  /** Gathers lines still. */
  draft: RowDraft | null = null;
  /** The booking that ended last. */
  last: RowDraft | null = null;
  private sinceCaptions = 0;

  /** Ends the booking before, if one is gathering lines; one without an amount was none. */
  finish(): void {
    const row = this.draft ? finished(this.draft) : null;
    if (row) {
      this.entries.push({ kind: 'row', row });
      this.sinceCaptions += 1;
      this.last = this.draft;
    }
    this.draft = null;
  }

  begin(draft: RowDraft | null): void {
    this.finish();
    this.draft = draft;
  }

  /** Takes the last booking up again, if nothing was printed behind it. */
  resume(): void {
    if (this.entries.at(-1)?.kind !== 'row') return;
    this.entries.pop();
    this.draft = this.last;
  }

  startBelowCaptions(): void {
    this.finish();
    this.sinceCaptions = 0;
  }

  get areBelowCaptions(): boolean {
    return this.sinceCaptions > 0;
  }

  /** Whether the list has not come to its first booking. */
  get areNone(): boolean {
    return !this.draft && !this.entries.some(({ kind }) => kind === 'row');
  }
}
