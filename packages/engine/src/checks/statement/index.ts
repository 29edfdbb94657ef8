import type { KeptPaper } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile, everyReading, wholeSet } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { bankBalancesContinue } from './balances-continue.ts';
import { bankIsChosenBank } from './chosen-bank.ts';
import { bankCircularTransfers } from './circular-transfers.ts';
import { bankCoverage3m } from './coverage-3m.ts';
import { bankCoverage6m } from './coverage-6m.ts';
import { bankDeclaredNotSeen } from './declared-not-seen.ts';
import { deposit3xRent } from './deposit-3x-rent.ts';
import { bankDuplicateLines } from './duplicate-lines.ts';
import { feedBalances } from './feed-balances.ts';
import { bankFeedVsPdf } from './feed-vs-pdf.ts';
import { bankHolderMatch } from './holder-match.ts';
import { bankLargeDeposit } from './large-deposit.ts';
import { bankLineOrderDates } from './line-order-dates.ts';
import { bankLocked } from './locked.ts';
import { bankMainAccount } from './main-account.ts';
import { bankOwnTransfers } from './own-transfers.ts';
import { bankPageSums } from './page-sums.ts';
import { bankPdfOnly } from './pdf-only.ts';
import { bankRecent } from './recent.ts';
import { bankRentFound } from './rent-found.ts';
import { bankReturnedDebits } from './returned-debits.ts';
import { bankRunningBalance } from './running-balance.ts';
import { bankSalaryFound } from './salary-found.ts';
import { bankSalaryStable } from './salary-stable.ts';
import { bankUndeclaredIncome } from './undeclared-income.ts';
import { bankUnreadable } from './unreadable.ts';

/** About a file that was handed in as a statement. */
export const statementFileRules = [bankLocked] as const;

/** About one statement. */
export const singleStatementRules = [
  bankPdfOnly,
  bankUnreadable,
  bankIsChosenBank,
  bankHolderMatch,
  bankRunningBalance,
  bankLineOrderDates,
  bankDuplicateLines,
  bankOwnTransfers,
] as const;

/** About one statement, by the lines that stand on it. */
export const statementLineRules = [bankPageSums] as const;

/** About all accounts together. */
export const accountRules = [
  bankCoverage3m,
  bankCoverage6m,
  bankRecent,
  bankBalancesContinue,
  bankFeedVsPdf,
  feedBalances,
  bankSalaryFound,
  bankSalaryStable,
  bankRentFound,
  bankUndeclaredIncome,
  bankDeclaredNotSeen,
  bankCircularTransfers,
  bankReturnedDebits,
  bankMainAccount,
  bankLargeDeposit,
  deposit3xRent,
] as const;

export const statementChecks = {
  evidence: checksAbout(everyReading<'bank_statement', InspectedPaper>('bank_statement'), statementLineRules),
  paper: [
    ...checksAbout(everyFile<KeptPaper>, statementFileRules),
    ...checksAbout(everyReading('bank_statement'), singleStatementRules),
  ],
  set: checksAbout(wholeSet, accountRules),
} satisfies ChapterChecks;
