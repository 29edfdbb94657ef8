import type { MountCheckout } from './checkout.ts';

/** Stripe's embedded checkout. Its script comes from its own host, and only when somebody is about to pay. */
export const mountStripe =
  (publishableKey: string): MountCheckout =>
  (place, { clientSecret, language, onReady, onComplete, onFailed }) => {
    let isGone = false;
    let remove = () => {};
    async function mount(): Promise<void> {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const stripe = await loadStripe(publishableKey, { locale: language });
      if (isGone) return;
      if (!stripe) throw new Error('no checkout in this browser');
      const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete });
      remove = () => checkout.destroy();
      if (isGone) return remove();
      checkout.mount(place);
      onReady();
    }
    mount().catch(() => {
      if (!isGone) onFailed();
    });
    return () => {
      isGone = true;
      remove();
    };
  };
