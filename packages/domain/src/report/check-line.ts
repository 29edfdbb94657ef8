import * as z from 'zod/mini';
import { evidenceBox } from './place.ts';

const scalar = z.nullable(z.union([z.string(), z.number()]));

/** A check on the papers as it is told: failed ones first, then inconclusive, then passed. */
export const checkLine = z.object({
  rule: z.string(),
  outcome: z.enum(['passed', 'failed', 'inconclusive']),
  level: z.enum(['info', 'warning', 'critical']),
  /** Key of the sentence, e.g. `checks.R_SALARY_MATCH.passed`; the title stands beside it under `title`. */
  message: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  working: z.array(
    z.object({
      key: z.string(),
      page: z.nullable(z.int()),
      box: z.nullable(evidenceBox),
      what: z.string(),
      expected: scalar,
      found: scalar,
    }),
  ),
  /** Keys of the papers that it is about. */
  papers: z.array(z.string()),
});
export type CheckLine = z.infer<typeof checkLine>;
