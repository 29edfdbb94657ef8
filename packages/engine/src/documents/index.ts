import { bankStatementReader } from './bank-statement/reader.ts';
import { fiscalReader } from './fiscal/reader.ts';
import { identityReader } from './identity/reader.ts';
import { otherReader } from './other/reader.ts';
import { payslipReader } from './payslip/reader.ts';
import type { DocumentReader } from './reading.ts';
import { workContractReader } from './work-contract/reader.ts';

/** One line per kind of paper. Order decides only between readers that are equally sure. */
export const documentReaders: readonly DocumentReader[] = [
  payslipReader,
  bankStatementReader,
  identityReader,
  fiscalReader,
  workContractReader,
  otherReader,
];
