import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';

const BYTES = 1024 * 1024;

export const LIMIT_MEGABYTES = MAX_UPLOAD_BYTES / BYTES;

/** One decimal, rounded up: a file just over the limit must not be told to have exactly the limit. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / BYTES) * 10) / 10;
