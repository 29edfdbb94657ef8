import type { CoveredSpan } from '../../coverage/statement-span.ts';
import type { Reading } from '../../documents/reading.ts';
import type { KeptPaper } from '../kept-paper.ts';

/** One statement of an account, on paper or as the bank sends it between machines. */
export interface Statement {
  readonly paper: KeptPaper;
  readonly reading: Reading<'account_statement'>;
  readonly span: CoveredSpan | null;
  readonly isFeed: boolean;
}
