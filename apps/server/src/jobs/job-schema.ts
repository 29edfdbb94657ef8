/** The PostgreSQL schema in which the queue lives, beside our own tables. */
export const JOB_SCHEMA = 'pgboss';
