import type { LightMyRequestResponse } from 'fastify';
import type { PersonaName } from '../src/db/seed/personas.ts';
import { runDueJobs } from '../src/jobs/run-due-jobs.ts';
import { isPaperWork, jobHandlers } from '../src/modules/jobs.ts';
import type { TestHouse } from './house.ts';
import { silentLog } from './silent-log.ts';

const BOUNDARY = '----vesta-test';

export interface UploadOptions {
  readonly as?: PersonaName;
  readonly url?: string;
  readonly fileName?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly language?: string;
}

/** The body of an upload form, the file last as browsers are told to send it. */
export function formBody(bytes: Buffer, fields: Readonly<Record<string, string>>, fileName = 'paper.pdf'): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Hands a file in the way the screens do. */
export const upload = (t: TestHouse, bytes: Buffer, options: UploadOptions = {}): Promise<LightMyRequestResponse> =>
  t.as(options.as ?? 'giulia', {
    method: 'POST',
    url: `/api/v1/${options.url ?? 'other-documents/upload'}`,
    headers: formHeaders,
    query: { lang: options.language ?? 'en' },
    payload: formBody(bytes, { type: 'payslip', ...options.fields }, options.fileName),
  });

/** Does the paper work that waits, as the worker would. */
export const readPapers = (t: TestHouse, includeFuture = false) =>
  runDueJobs({
    queue: t.house.queue,
    handlers: jobHandlers(t.house).filter(isPaperWork),
    log: silentLog,
    includeFuture,
  });
