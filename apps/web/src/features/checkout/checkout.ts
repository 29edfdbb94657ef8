import type { Language } from '@vesta/domain/languages';

/** What a checkout is given when it is put into the page. */
export interface CheckoutDoors {
  clientSecret: string;
  language: Language;
  /** Name of the frame for screen readers. */
  title: string;
  /** The form is there and can be filled in. */
  onReady: () => void;
  /** The provider says that the person is done. Only the server says that the money has come. */
  onComplete: () => void;
  onFailed: () => void;
}

/** Puts a provider's checkout into the page; what it answers takes it out again. */
export type MountCheckout = (place: HTMLElement, doors: CheckoutDoors) => () => void;
