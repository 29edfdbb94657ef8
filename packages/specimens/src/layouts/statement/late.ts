import { bnl } from './bnl.ts';
import { bper } from './bper.ts';
import { c24 } from './c24.ts';
import { comdirect } from './comdirect.ts';
import { credem } from './credem.ts';
import { deutscheBank } from './deutsche-bank.ts';
import type { StatementLayout } from './layout.ts';
import { mps } from './mps.ts';
import { postbank } from './postbank.ts';

/** Drawn last and kept apart, to measure a reader on layouts that it was not written for. Do not tune one to them. */
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
