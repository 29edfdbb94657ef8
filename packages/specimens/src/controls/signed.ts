import { control } from './control.ts';
import { signPaper } from './sign/sign-paper.ts';

/** Under the issuer's electronic seal, unbroken. */
export const signed = control('signed', ['bank_statement', 'payslip'], 'text', async (specimen) => ({
  bytes: await signPaper(specimen, String(specimen.truth.fields.bank ?? 'Vesta Specimen Payroll')),
}));
