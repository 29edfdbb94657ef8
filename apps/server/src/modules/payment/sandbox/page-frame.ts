import type { Language } from '@vesta/domain/languages';
import { escapeHtml } from '../../mail/html/escape-html.ts';

export const CHECKOUT_PATH = '/v1/payment/sandbox/checkout';
export const STYLES_PATH = '/v1/payment/sandbox/styles.css';

/** Only our own page may frame it; nothing runs in it, and it can be sent nowhere else. */
export const CHECKOUT_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

export type CheckoutState = 'form' | 'bank' | 'complete' | 'over';

interface Frame {
  language: Language;
  title: string;
  /** The page around reads it to know how far the payment is. */
  state: CheckoutState;
  /** Markup whose parts were escaped where they were put together. */
  main: string;
}

export const pageFrame = ({ language, title, state, main }: Frame): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api${STYLES_PATH}">
</head>
<body data-state="${state}">
<main>
${main}
</main>
</body>
</html>
`;
