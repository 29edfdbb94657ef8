import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';

/** The endpoint did not take it this time. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

export const deliverWebhookHandler = (house: House) =>
  implementJob(deliverWebhook, async ({ deliveryId }, { attempt }) => {
    const isLast = attempt > deliverWebhook.retryLimit;
    const isDone = await deliverMessage(house, deliveryId, isLast);
    if (!isDone) throw new NotTaken('the endpoint did not take the message');
  });
