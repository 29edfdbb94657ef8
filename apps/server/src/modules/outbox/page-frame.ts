import { escapeHtml } from '../mail/html/escape-html.ts';

export const STYLES_PATH = '/outbox/styles.css';

/** `main` is markup whose parts were escaped where they were put together. */
export function pageFrame({ title, main }: { title: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Vesta outbox</title>
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<header><a class="word" href="/outbox"><span class="mark" aria-hidden="true"></span>Vesta <span>outbox</span></a>
<p class="hint"><strong>Built-in mail sandbox.</strong> No mail server is set up, so these messages have not left this machine. Set <code>SMTP_URL</code> to send them for real.</p></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** The machine's own zone would confuse whoever compares with a log, so times are in UTC and say so. */
export function timeHtml(at: Date): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 10)} <b>${iso.slice(11, 19)}</b> UTC</time>`;
}
