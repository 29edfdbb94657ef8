import { JOB_SCHEMA } from '../../../jobs/job-schema.ts';
import { FORGOTTEN_LANGUAGE } from '../forget-person.ts';
import { plainRule } from '../plain-rule.ts';

const isOver = `state in ('completed', 'cancelled', 'failed') and completed_on < $1`;

/** What hangs on a moment of its own and on nothing else. */
export const plainRules = [
  plainRule({
    name: 'sessions',
    table: 'sessions',
    key: 'id',
    where: 'least(expires_at, coalesce(revoked_at, expires_at)) < $1',
  }),
  plainRule({ name: 'codes', table: 'email_codes', key: 'id', where: 'expires_at < $1' }),
  plainRule({ name: 'codes', table: 'release_codes', key: 'id', where: 'expires_at < $1' }),
  plainRule({
    name: 'links',
    table: 'resume_links',
    key: 'id',
    where: 'least(expires_at, coalesce(used_at, expires_at)) < $1',
  }),
  plainRule({ name: 'links', table: 'upload_handovers', key: 'id', where: 'expires_at < $1' }),
  plainRule({ name: 'limits', table: 'limit_counters', key: 'key', where: 'resets_at < $1' }),
  plainRule({
    name: 'open-invitations',
    table: 'invitations',
    key: 'id',
    where: 'accepted_at is null and coalesce(revoked_at, expires_at) < $1',
  }),
  plainRule({ name: 'job-history', table: `${JOB_SCHEMA}.job`, key: 'id', where: isOver }),
  plainRule({ name: 'job-history', table: `${JOB_SCHEMA}.archive`, key: 'id', where: 'completed_on < $1' }),
  plainRule({
    name: 'dead-jobs',
    table: `${JOB_SCHEMA}.job`,
    key: 'id',
    where: `name like '%.dead' and created_on < $1`,
  }),
  plainRule({ name: 'partner-entries', table: 'partner_entries', key: 'digest', where: 'used_at < $1' }),
  plainRule({ name: 'payment-events', table: 'payment_events', key: 'id', where: 'received_at < $1' }),
  plainRule({ name: 'person-requests', table: 'person_requests', key: 'id', where: 'done_at < $1' }),
  plainRule({
    name: 'consent-proof',
    table: 'consents',
    key: 'id',
    where: `created_at < $1 and user_id in (select id from users where language = '${FORGOTTEN_LANGUAGE}')`,
  }),
];

/** Rows without content that only hold others together; last, when nothing hangs on them any more. */
export const shellRules = [
  plainRule({
    name: 'shells',
    table: 'payments',
    key: 'id',
    where: 'paid_at is null and application_id in (select id from applications where deleted_at < $1)',
  }),
  plainRule({
    name: 'shells',
    table: 'applications',
    key: 'id',
    where: 'deleted_at < $1 and not exists (select 1 from payments p where p.application_id = applications.id)',
  }),
  plainRule({
    name: 'shells',
    table: 'users',
    key: 'id',
    where: `created_at < $1 and language = '${FORGOTTEN_LANGUAGE}'
      and not exists (select 1 from applications a where a.user_id = users.id)
      and not exists (select 1 from consents c where c.user_id = users.id)`,
  }),
  plainRule({
    name: 'shells',
    table: 'households',
    key: 'id',
    where: 'created_at < $1 and not exists (select 1 from applications a where a.household_id = households.id)',
  }),
];
