import type { RetentionRule } from '../retention-rule.ts';
import { applicationsRule } from './applications.ts';
import { attachmentsRule } from './attachments.ts';
import { auditRule } from './audit.ts';
import { outboxRule } from './outbox.ts';
import { marketingRule, peopleRule } from './people.ts';
import { plainRules, shellRules } from './plain.ts';
import { receiptsRule } from './receipts.ts';
import { reportsRule } from './reports.ts';

/** In this order: what hangs on something goes before it. */
export const retentionRules: readonly RetentionRule[] = [
  applicationsRule,
  reportsRule,
  attachmentsRule,
  peopleRule,
  marketingRule,
  receiptsRule,
  ...plainRules,
  outboxRule,
  auditRule,
  ...shellRules,
];
