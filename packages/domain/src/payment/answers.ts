import * as z from 'zod/mini';

/** What the page needs to show the checkout of the provider in service. The key is the one that may be public. */
export const checkoutConfig = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('sandbox') }),
  z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
]);
export type CheckoutConfig = z.infer<typeof checkoutConfig>;

export const createSessionAnswer = z.object({
  success: z.literal(true),
  clientSecret: z.string(),
  checkout: checkoutConfig,
});
export type CreateSessionAnswer = z.infer<typeof createSessionAnswer>;

export const paymentRequiredAnswer = z.object({ success: z.literal(true), isPaymentRequired: z.boolean() });
export type PaymentRequiredAnswer = z.infer<typeof paymentRequiredAnswer>;

export const checkoutStatuses = ['open', 'complete', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const sessionStatusAnswer = z.object({
  success: z.literal(true),
  session: z.object({
    status: z.enum(checkoutStatuses),
    /** In euro, as the interface has it: 20 for twenty euro. */
    amount: z.number(),
  }),
});
export type SessionStatusAnswer = z.infer<typeof sessionStatusAnswer>;
