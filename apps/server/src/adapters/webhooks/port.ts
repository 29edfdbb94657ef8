import type { DeliveryProblem } from '@vesta/domain/desk/webhooks';

export interface OutgoingMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What became of it: the status that was answered, or why there is none. */
export type SendOutcome = { status: number; problem: null } | { status: number | null; problem: DeliveryProblem };

/** Tells other people's servers something, and believes nothing that they say. */
export interface WebhookSender {
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
