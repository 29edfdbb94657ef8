import * as z from 'zod/mini';
import { form, requiredText } from '../validation/form-fields.ts';
import { normaliseWebAddress, validateWebAddress } from './web-address.ts';

export const webhookEvents = [
  'application.created',
  'application.completed',
  'report.released',
  'report.revoked',
  'application.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, so that whoever builds a receiver sees something. */
export const TEST_EVENT = 'test';

/** What is sent: ids and a moment. Names and figures are read at the desk, by people who may. */
export const webhookMessage = z.object({
  id: z.string(),
  type: z.enum([...webhookEvents, TEST_EVENT]),
  created_at: z.string(),
  data: z.object({
    application_id: z.nullable(z.string()),
    listing_id: z.nullable(z.string()),
  }),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

export const HEADER_WEBHOOK_SIGNATURE = 'Vesta-Signature';
/** An answer that comes later than this does not count. */
export const WEBHOOK_TIMEOUT_MS = 5000;
/** After so many events in a row that could not be delivered an endpoint is left alone. */
export const WEBHOOK_FAILURES_ALLOWED = 10;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** Why an attempt failed. */
export const deliveryProblems = ['timeout', 'unreachable', 'inside', 'redirect', 'answer', 'switched-off'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const webhookDelivery = z.object({
  id: z.string(),
  event: z.enum([...webhookEvents, TEST_EVENT]),
  status: z.enum(deliveryStates),
  attempts: z.int(),
  answer: z.nullable(z.int()),
  problem: z.nullable(z.enum(deliveryProblems)),
  created_at: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookLine = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Switched off by us after many failures. */
  disabled_at: z.nullable(z.string()),
  created_at: z.string(),
  deliveries: z.array(webhookDelivery),
});
export type WebhookLine = z.infer<typeof webhookLine>;

export const webhooksAnswer = z.object({ success: z.literal(true), webhooks: z.array(webhookLine) });

/** Only over an encrypted way. Where the address leads to is looked at again with every message. */
const validateEndpoint = (value: string) =>
  validateWebAddress(value) ?? (new URL(normaliseWebAddress(value)).protocol === 'https:' ? null : 'pattern');

export const newWebhookForm = form({
  url: requiredText(normaliseWebAddress, validateEndpoint),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1, 'choice')),
});
export type NewWebhookForm = z.output<typeof newWebhookForm>;
