/** Of the disk, and of PostgreSQL: 53100 is "disk full". */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
/** What S3 and stores like it say; Amazon's own never fills up, but an account of it may be closed for writing. */
const NAMES = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded', 'InsufficientStorage']);
const INSUFFICIENT_STORAGE = 507;
/** Deeper than our own errors are ever wrapped. */
const DEEPEST = 5;

interface Said extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the disk, the database or the file store took nothing more, wherever in the chain of causes that stands. */
export function isOutOfSpace(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  const { name, code = '', cause, $metadata } = error as Said;
  const isFull = CODES.has(code) || NAMES.has(name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
  return isFull || isOutOfSpace(cause, depth + 1);
}
