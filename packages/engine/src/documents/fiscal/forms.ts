import { algBescheid } from './alg-bescheid/form.ts';
import { bwa } from './bwa/form.ts';
import { cu } from './cu/form.ts';
import { elterngeldBescheid } from './elterngeld-bescheid/form.ts';
import { estBescheid } from './est-bescheid/form.ts';
import { euer } from './euer/form.ts';
import type { FiscalForm } from './form.ts';
import { lohnsteuerbescheinigung } from './lohnsteuerbescheinigung/form.ts';
import { modello730 } from './modello-730/form.ts';
import { naspi } from './naspi/form.ts';
import { germanPensionNotice, italianPensionNotice } from './pension-notice/form.ts';
import { redditiPf } from './redditi-pf/form.ts';
import { redditiPfReceipt } from './redditi-pf/receipt.ts';

export const fiscalForms: readonly FiscalForm[] = [
  cu,
  modello730,
  redditiPf,
  redditiPfReceipt,
  naspi,
  lohnsteuerbescheinigung,
  estBescheid,
  bwa,
  euer,
  algBescheid,
  elterngeldBescheid,
  germanPensionNotice,
  italianPensionNotice,
];
