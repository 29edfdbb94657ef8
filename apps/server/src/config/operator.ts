import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Who runs this installation. Printed in imprint, privacy notice and mails. */
export const operatorSchema = z.object({
  product: z.string().default('Vesta'),
  name: z.string().default('Vesta Demo'),
  address: z.string().default('Via dell’Esempio 1, 20100 Milano, Italia'),
  email: z.string().default('info@vesta.example'),
  phone: z.string().default('+39 02 0000000'),
  register: z.string().default('Registro delle imprese di Milano, n. 0000000'),
  vatId: z.string().default('IT00000000000'),
  responsible: z.string().default('Vesta Demo'),
  privacyEmail: z.string().default('privacy@vesta.example'),
  seals: z
    .array(z.object({ label: z.string().max(40), icon: z.enum(['shield', 'lock', 'bank']).default('shield') }))
    .max(6)
    // Claims no certificate: both are simply true of the software. An operator adds what it holds.
    .default([
      { label: 'GDPR', icon: 'lock' },
      { label: 'AES-256', icon: 'shield' },
    ]),
});
export type Operator = z.infer<typeof operatorSchema>;

export function readOperator(file: string | null): Operator {
  if (!file) return operatorSchema.parse({});
  try {
    return operatorSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const problems =
      error instanceof z.ZodError ? error.issues.map((i) => `${i.path.join('.')}: ${i.message}`) : [String(error)];
    throw new ConfigError(problems.map((problem) => `OPERATOR_FILE: ${problem}`));
  }
}
