import type { MountCheckout } from './checkout.ts';
import { forgetRefusals } from './forget-refusals.ts';
import { groupWhileTyping } from './in-fours.ts';
import { lendBrand } from './lend-brand.ts';
import { lendFonts } from './lend-fonts.ts';

const CHECKOUT = '/api/v1/payment/sandbox/checkout';

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
}

/** The secret is posted into the frame: in its address it would end up in histories and logs. */
function openIn(frame: HTMLIFrameElement, clientSecret: string, language: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${CHECKOUT}?lang=${language}`;
  form.target = frame.name;
  form.hidden = true;
  form.append(hiddenInput('client_secret', clientSecret));
  frame.after(form);
  form.submit();
  form.remove();
}

/** The sandbox's checkout in a frame of our own origin that is always as high as what it shows. */
export const mountSandbox: MountCheckout = (
  place,
  { clientSecret, language, title, onReady, onComplete, onFailed },
) => {
  const frame = document.createElement('iframe');
  frame.name = 'sandbox-checkout';
  frame.title = title;
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) frame.height = String(Math.ceil(entry.contentRect.height));
  });
  frame.addEventListener('load', () => {
    const page = frame.contentDocument;
    // A new frame begins with an empty page of its own.
    if (!page || page.URL === 'about:blank') return;
    const { state } = page.body.dataset;
    if (!state) {
      onFailed();
      return;
    }
    lendFonts(page);
    lendBrand(page);
    const number = page.getElementById('number');
    if (number) groupWhileTyping(number as HTMLInputElement);
    forgetRefusals(page);
    sizes.disconnect();
    sizes.observe(page.body);
    if (state === 'complete') onComplete();
    else onReady();
  });
  place.append(frame);
  openIn(frame, clientSecret, language);
  return () => {
    sizes.disconnect();
    frame.remove();
  };
};
