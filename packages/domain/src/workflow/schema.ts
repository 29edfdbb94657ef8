import * as z from 'zod/mini';
import { stepRouters } from './steps.ts';
import type { WorkflowStep } from './workflow.ts';

export const workflowStep = z.object({
  router: z.enum(stepRouters),
  label: z.string(),
  hidden: z.boolean(),
  skip: z.boolean(),
}) satisfies z.ZodMiniType<WorkflowStep>;

export const workflowAnswer = z.object({
  success: z.literal(true),
  workflow: z.array(workflowStep),
  hidden_routes: z.array(z.enum(stepRouters)),
});
export type WorkflowAnswer = z.infer<typeof workflowAnswer>;
