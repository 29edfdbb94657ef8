import type { z } from 'zod';

export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
  /** How often it is tried again after the first failure, before it becomes a dead letter. */
  readonly retryLimit: number;
  /** The pause before the first retry; it doubles with every further one. */
  readonly retryDelaySeconds: number;
  /** How long one attempt may take. A job whose worker was killed is taken up again after this time. */
  readonly expireInSeconds: number;
  /** When present, at most one job with the same key waits at a time; a second one is not enqueued. */
  singletonKey?(payload: z.output<Payload>): string;
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function defineJob<const Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  if (!NAME.test(definition.name)) throw new Error(`A job is named in kebab-case, not "${definition.name}".`);
  return definition;
}

/** Where a job goes when all its attempts have failed. */
export const deadLetterQueueOf = (definition: Pick<JobDefinition, 'name'>): string => `${definition.name}.dead`;
