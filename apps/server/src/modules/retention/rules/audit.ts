import { termBefore } from '@vesta/domain/retention/schedule';
import { lt } from 'drizzle-orm';
import { auditLog } from '../../../db/schema/index.ts';
import { pruneAudit } from '../../audit/prune-audit.ts';
import type { RetentionRule } from '../retention-rule.ts';

/** The record is shortened at its old end; the mark that it leaves is its proof. */
export const auditRule: RetentionRule = {
  name: 'audit',
  count: ({ database }, now) => database.orm.$count(auditLog, lt(auditLog.at, termBefore('audit', now))),
  purge: (house, now) => pruneAudit(house, termBefore('audit', now)),
};
