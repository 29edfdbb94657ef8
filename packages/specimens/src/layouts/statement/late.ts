import { bnl } from './bnl.ts';
import { bper } from './bper.ts';
import { c24 } from './c24.ts';
import { comdirect } from './comdirect.ts';
import { credem } from './credem.ts';
import { deutscheBank } from './deutsche-bank.ts';
import type { StatementLayout } from './layout.ts';
import { mps } from './mps.ts';
import { postbank } from './postbank.ts';

/** Kept apart: no reader was shown these while it was written, so they tell how it does with strangers. */
export const lateStatements: readonly StatementLayout[] = [
  bnl,
  bper,
  credem,
  mps,
  deutscheBank,
  postbank,
  comdirect,
  c24,
];
