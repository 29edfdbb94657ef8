import { bancoBpm } from './banco-bpm.ts';
import { bancoposta } from './bancoposta.ts';
import type { Bank } from './bank.ts';
import { bnl } from './bnl.ts';
import { comdirect } from './comdirect.ts';
import { commerzbank } from './commerzbank.ts';
import { consorsbank } from './consorsbank.ts';
import { deutscheBank } from './deutsche-bank.ts';
import { dkb } from './dkb.ts';
import { fineco } from './fineco.ts';
import { ingDiba } from './ing-diba.ts';
import { ingItalia } from './ing-italia.ts';
import { intesa } from './intesa.ts';
import { n26 } from './n26.ts';
import { olb } from './olb.ts';
import { plainForeignBanks } from './plain-foreign.ts';
import { plainGermanBanks } from './plain-german.ts';
import { plainItalianBanks } from './plain-italian.ts';
import { postbank } from './postbank.ts';
import { postepay } from './postepay.ts';
import { revolut } from './revolut.ts';
import { sparkasse } from './sparkasse.ts';
import { tradeRepublic } from './trade-republic.ts';
import { volksbank } from './volksbank.ts';
import { wise } from './wise.ts';

/** Every bank that is known by more than its code. The first whose anchor fits wins, so names within names come late. */
export const banks: readonly Bank[] = [
  intesa,
  bancoBpm,
  bnl,
  bancoposta,
  postepay,
  ingItalia,
  fineco,
  // HypoVereinsbank calls itself a member of UniCredit.
  ...plainGermanBanks,
  ...plainItalianBanks,
  dkb,
  ingDiba,
  postbank,
  deutscheBank,
  comdirect,
  commerzbank,
  consorsbank,
  n26,
  revolut,
  tradeRepublic,
  olb,
  ...plainForeignBanks,
  sparkasse,
  volksbank,
  wise,
];
