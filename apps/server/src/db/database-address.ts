import { DatabaseUnavailableError } from './database-unavailable-error.ts';

/** Where a connection string points, in words that may be logged: never the user's password. */
export function describeAddress(databaseUrl: string): string {
  const url = parse(databaseUrl);
  const host = url.searchParams.get('host') ?? (decodeURIComponent(url.hostname) || 'localhost');
  return `host ${host}, port ${url.port || '5432'}, database ${url.pathname.slice(1) || '(default)'}`;
}

function parse(databaseUrl: string): URL {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new DatabaseUnavailableError(
      'DATABASE_URL is not the address of a PostgreSQL database. ' +
        'It looks like postgresql://user:password@host:5432/database, with special characters percent-encoded.',
    );
  }
  return new URL(databaseUrl);
}
