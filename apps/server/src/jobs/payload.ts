import type { z } from 'zod';
import type { JobDefinition } from './define-job.ts';
import { InvalidJobPayload, PermanentJobFailure } from './job-errors.ts';

export type JobSeal = {
  sealJson(value: unknown, context: string): Buffer;
  openJson<T>(sealed: Uint8Array, context: string): T;
};

/** The only form in which a payload is stored. */
export type SealedPayload = { sealed: string };

/** Bound to the job's name, so that a payload cannot be handed to another kind of job. */
export const payloadContext = (definition: Pick<JobDefinition, 'name'>) => `job.${definition.name}`;

export function checkPayload<S extends z.ZodType>(definition: JobDefinition<S>, payload: unknown): z.output<S> {
  const result = definition.payload.safeParse(payload);
  if (result.success) return result.data;
  throw new InvalidJobPayload(
    definition.name,
    result.error.issues.map((issue) => issue.path.join('.')),
  );
}

export function sealPayload(seal: JobSeal, definition: JobDefinition, payload: unknown): SealedPayload {
  return { sealed: seal.sealJson(payload, payloadContext(definition)).toString('base64') };
}

export function openPayload(seal: JobSeal, definition: JobDefinition, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sealed' in data) || typeof data.sealed !== 'string') {
    throw new PermanentJobFailure(`A job ${definition.name} carries no sealed payload.`);
  }
  try {
    return seal.openJson(Buffer.from(data.sealed, 'base64'), payloadContext(definition));
  } catch {
    throw new PermanentJobFailure(`The payload of a job ${definition.name} could not be opened. Was the key changed?`);
  }
}
