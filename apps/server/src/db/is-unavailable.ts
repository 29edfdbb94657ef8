import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ECONNABORTED',
]);

// Class 08 is "connection exception"; 57P0x is shutdown, crash and start-up; 53300 is "too many connections".
const SERVER_CODES = /^(08...|57P0[1-5]|53300)$/;

// pg-pool and pg report these without a code.
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/** True when the database is away, as opposed to having refused a statement. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  if (hasUnavailableCode(error)) return true;
  if (DRIVER_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  return error.cause !== undefined && isUnavailable(error.cause);
}

function hasUnavailableCode(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  // ENOENT counts only for a socket that is not there, not for a missing file.
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return SOCKET_CODES.has(error.code) || SERVER_CODES.test(error.code);
}
